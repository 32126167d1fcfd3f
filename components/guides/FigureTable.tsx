import { RuledTable } from '@/components/ui/RuledTable'
import { getBuildDay } from '@/lib/base/month'
import { keepAllCurrent } from '@/lib/guides/dated-text'
import { type Column, type FigureProps, getTitle, type Mark } from '@/lib/guides/props'
import { CiteMarks, readMarks } from './Cite'
import { FigureNote, RULE } from './Figure'

/** With very large letters, every row becomes a block with its headings before the cells. */
const STACKED =
  'max-md:[&_:is(th,td)]:py-1.5 @max-[19rem]:[&_:is(table,caption,thead,tbody,tr,th,td)]:block @max-[19rem]:[&_td]:before:text-muted @max-[19rem]:[&_td]:before:content-[attr(data-heading)_":_"]'

/** For sentences: a row is its label, then both cells, under headings that stay in view or, with very large letters, their own. */
const WORDY = {
  block: '@max-cells:block',
  head: '@max-cells:block @max-cells:sticky top-0 bg-paper @max-[17rem]:sr-only',
  row: '@max-cells:grid @[17rem]:@max-cells:grid-cols-2 gap-x-3',
  heading: 'first:@max-cells:sr-only first:@cells:w-[26%]',
  label: '@max-cells:col-span-full @max-cells:pb-0',
  cell: '@max-cells:pt-0.5 nth-2:@cells:pr-6 before:block before:text-xs before:text-muted @max-[17rem]:before:content-[attr(data-heading)]',
}

/** Bars under the figures of a cell: the drug, and placebo over it. */
const DRAWN = '[&_rect]:fill-accent [&_rect+rect]:fill-slate'

/** Figures stand under each other, at the right of their column. */
const NUMERIC = '@min-[19rem]:[&_tbody_th]:font-normal @min-[19rem]:[&_:is(td,th+th)]:text-right'

const LONG_CELL = 28

/** A table of two or three columns, also on a phone. A column can name sources of its own; those of the table stand below it. */
export function FigureTable(props: FigureProps<'FigureTable'>) {
  const { caption, columns, rows, note, cite = [], isDrawn, ...figure } = keepAllCurrent(props, getBuildDay())
  const marks = readMarks(figure.marks)
  const headings = splitMarks(columns, cite.length, marks)
  const isWordy =
    columns.length > 2 && rows.some(([, ...cells]) => cells.some(({ length }) => length > LONG_CELL))
  const classNames: Partial<typeof WORDY> = isWordy ? WORDY : {}
  const isNumeric = rows.every(([, ...cells]) => cells.every((cell) => /^[\d–]/.test(cell)))
  const top = Math.max(...rows.flatMap(([, ...cells]) => cells.map((cell) => Number.parseFloat(cell) || 0)))
  return (
    <div
      className={`@container mb-5 max-w-figure md:my-7 ${isWordy ? '' : STACKED} ${isNumeric ? NUMERIC : ''} ${isDrawn ? DRAWN : ''} ${RULE}`}
    >
      <RuledTable
        className={`text-sm/[1.4] @min-[480px]:text-base/[1.45] ${isWordy ? `table-fixed ${WORDY.block}` : ''}`}
      >
        <caption className={`text-left text-base font-bold ${classNames.block ?? ''}`}>{caption}</caption>
        <thead className={classNames.head}>
          <tr className={classNames.row}>
            {headings.map(({ title, marks: own }) => (
              <th key={title} scope="col" className={classNames.heading}>
                {title}
                {!isWordy && <CiteMarks marks={own} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={classNames.block}>
          {rows.map(([label = '', ...cells]) => (
            <tr key={label} className={classNames.row}>
              <th scope="row" className={classNames.label}>
                {label}
              </th>
              {headings.slice(1).map(({ title }, index) => (
                <td key={title} data-heading={title} className={classNames.cell}>
                  {isNumeric ? markFigure(cells[index]) : cells[index]}
                  {isDrawn && <Share figures={cells[index]} top={top} />}
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

/** "44 (16)": 44 of 100 people on the drug, which is what readers look for, and 16 on placebo. */
function markFigure(cell = '') {
  const [figure = '', ...placebo] = cell.split(/(?= \()/)
  return placebo.length > 0 ? (
    <>
      <strong>{figure}</strong>
      {placebo}
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
