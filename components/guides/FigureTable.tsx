import { RuledTable } from '@/components/ui/RuledTable'
import { getBuildDay } from '@/lib/base/month'
import { keepAllCurrent } from '@/lib/guides/dated-text'
import { type Cell, type Column, type FigureProps, getTitle, isEstimate, type Mark } from '@/lib/guides/props'
import { CiteMarks, readMarks } from './Cite'
import { FigureNote, RULE } from './Figure'
import styles from './FigureTable.module.css'

const LONG_CELL = 28

/**
 * A table of two to four columns, also on a phone. A column can name sources of its own; those of the table are listed below it.
 * Beside our estimates, what was measured is bold.
 */
export function FigureTable(props: FigureProps<'FigureTable'>) {
  const {
    caption,
    columns,
    rows,
    note,
    cite = [],
    hasFigures,
    isDrawn,
    ...figure
  } = keepAllCurrent(props, getBuildDay())
  const marks = readMarks(figure.marks)
  const headings = splitMarks(columns, cite.length, marks)
  const hasEstimates = columns.some(isEstimate)
  const isWordy =
    columns.length > 2 && rows.some(([, ...cells]) => cells.some((cell) => countLetters(cell) > LONG_CELL))
  const top = Math.max(...rows.flatMap(([, ...cells]) => cells.map(getPeopleOnDrug)))
  const classNames = [
    isWordy ? styles.wordy : styles.stacked,
    hasFigures && styles.numeric,
    isDrawn && styles.drawn,
  ]
  return (
    <div className={`@container mb-5 max-w-figure md:my-7 ${RULE} ${classNames.filter(Boolean).join(' ')}`}>
      <RuledTable className="text-sm/[1.4] @min-[480px]:text-base/[1.45]">
        <caption className="text-left text-base font-bold">{caption}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading.title} scope="col">
                {heading.title}
                {!isWordy && <CiteMarks marks={heading.marks} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...cells]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {headings.slice(1).map(({ title, isEstimate }, index) => (
                <td key={title} data-heading={title}>
                  <CellText cell={cells[index] ?? ''} isBold={hasEstimates && !isEstimate} />
                  {isDrawn && <Share cell={cells[index] ?? ''} top={top} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </RuledTable>
      <FigureNote note={note} marks={isWordy ? marks : marks.slice(0, cite.length)} />
    </div>
  )
}

/** What follows the figure of a cell: " (16)", " (under 0.1)", "; at most $100 off"; '' after a figure alone. */
function formatRest(cell: Exclude<Cell, string>): string {
  if ('drug' in cell) return ` (${cell.placebo})`
  const { brackets, detail } = cell
  return (brackets ? ` (${brackets})` : '') + (detail ? `; ${detail}` : '')
}

/** A figure, which is what readers look for, is bold. `isBold`: so is what was measured beside our estimates, if it is words. */
function CellText({ cell, isBold }: { cell: Cell; isBold: boolean }) {
  if (typeof cell === 'string') return isBold ? <strong>{cell}</strong> : cell
  return (
    <>
      <strong>{getFigure(cell)}</strong>
      {formatRest(cell)}
    </>
  )
}

const getFigure = (cell: Exclude<Cell, string>): string | number => ('drug' in cell ? cell.drug : cell.figure)

/** How many letters a cell has, which decide how a phone shows it. */
const countLetters = (cell: Cell): number =>
  typeof cell === 'string' ? cell.length : String(getFigure(cell)).length + formatRest(cell).length

const getPeopleOnDrug = (cell: Cell): number => (typeof cell === 'object' && 'drug' in cell ? cell.drug : 0)

/** A number of people as a bar: gray as on placebo, green added by the drug. */
function Share({ cell, top }: { cell: Cell; top: number }) {
  if (typeof cell === 'string' || !('drug' in cell)) return null
  return (
    <svg aria-hidden="true" width="100%" height="6" viewBox={`0 0 ${top} 6`} preserveAspectRatio="none">
      <rect width={cell.drug} height="6" />
      <rect width={Math.min(cell.placebo, cell.drug)} height="6" />
    </svg>
  )
}

/** Splits the marks of a table, which are in one list: those of the table, then those of each column. */
function splitMarks(columns: readonly Column[], ofTable: number, marks: readonly Mark[]) {
  let next = ofTable
  return columns.map((column) => {
    const count = typeof column === 'object' && 'cite' in column ? column.cite.length : 0
    next += count
    return { title: getTitle(column), isEstimate: isEstimate(column), marks: marks.slice(next - count, next) }
  })
}
