import { RuledTable } from '@/components/ui/RuledTable'
import { getBuildDay } from '@/lib/base/month'
import { keepAllCurrent } from '@/lib/guides/dated-text'
import { type Column, ESTIMATE, type FigureProps, getTitle, type Mark } from '@/lib/guides/props'
import { CiteMarks, readMarks } from './Cite'
import { FigureNote, RULE } from './Figure'
import styles from './FigureTable.module.css'

const LONG_CELL = 28

/**
 * A table of two to four columns, also on a phone. A column can name sources of its own; those of the table stand below it.
 * Beside our estimates, what was measured is bold.
 */
export function FigureTable(props: FigureProps<'FigureTable'>) {
  const { caption, columns, rows, note, cite = [], isDrawn, ...figure } = keepAllCurrent(props, getBuildDay())
  const marks = readMarks(figure.marks)
  const headings = splitMarks(columns, cite.length, marks)
  const estimates = columns.indexOf(ESTIMATE)
  const isWordy =
    columns.length > 2 && rows.some(([, ...cells]) => cells.some(({ length }) => length > LONG_CELL))
  const isNumeric = rows.every(([, ...cells]) => cells.every((cell) => /^[\d–]/.test(cell)))
  const isMeasured = (place: number) => place > 0 && place !== estimates
  const top = Math.max(
    ...rows.flatMap((cells) =>
      cells.map((cell, place) => (isMeasured(place) && Number.parseFloat(cell)) || 0),
    ),
  )
  const classNames = [
    isWordy ? styles.wordy : styles.stacked,
    isNumeric && styles.numeric,
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
          {rows.map(([label = '', ...cells]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {headings.slice(1).map(({ title }, index) => (
                <td key={title} data-heading={title}>
                  {isMeasured(index + 1) && (isNumeric || estimates > 0)
                    ? markFigure(cells[index], estimates > 0)
                    : cells[index]}
                  {isDrawn && isMeasured(index + 1) && <Share figures={cells[index]} top={top} />}
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

/**
 * "44 (16)": 44 of 100 people on the drug, which is what readers look for, and 16 on placebo. Beside our estimates, also
 * "$25 or more; at most $100 off".
 */
function markFigure(cell = '', isAlways = false) {
  const [figure = '', ...rest] = cell.split(/(?= \(|[;:] )/)
  return rest.length > 0 || isAlways ? (
    <>
      <strong>{figure}</strong>
      {rest}
    </>
  ) : (
    cell
  )
}

/** "44 (16)" as a bar: gray as on placebo, green added by the drug. */
function Share({ figures = '', top }: { figures: string | undefined; top: number }) {
  const [drug, placebo = 0] = (figures.match(/\d+/g) ?? []).map(Number)
  if (drug === undefined) return null
  return (
    <svg aria-hidden="true" width="100%" height="6" viewBox={`0 0 ${top} 6`} preserveAspectRatio="none">
      <rect width={drug} height="6" />
      <rect width={Math.min(placebo, drug)} height="6" />
    </svg>
  )
}

/** Splits the marks of a table, which are in one list: those of the table, then those of each column. */
function splitMarks(columns: readonly Column[], ofTable: number, marks: readonly Mark[]) {
  let next = ofTable
  return columns.map((column) => {
    const count = typeof column === 'string' ? 0 : column.cite.length
    next += count
    return { title: getTitle(column), marks: marks.slice(next - count, next) }
  })
}
