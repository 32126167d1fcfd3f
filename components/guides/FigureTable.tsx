import { NoWrap } from '@/components/ui/NoWrap'
import { type Column, getTitle, type Mark, type PropsOf } from '@/lib/guides/props'
import { CiteMarks } from './Cite'
import { PANEL, STRIP } from './FactPanel'
import { ReportedNote } from './ReportedNote'

type Props = PropsOf<'FigureTable'> & { marks?: readonly Mark[] }

/**
 * A table of two or three columns, also on a phone. A column says where its figures come from: our own estimates have a
 * fixed heading, and figures that were only reported are marked in the heading and explained below.
 */
export function FigureTable({ caption, columns, rows, note, cite = [], marks = [] }: Props) {
  const headings = splitMarks(columns, cite.length, marks)
  const reported = columns.flatMap((column) =>
    typeof column !== 'string' && column.kind === 'reported' ? (column.cite ?? cite) : [],
  )
  const isCaptionReported = columns.some(
    (column) => typeof column !== 'string' && column.kind === 'reported' && !column.cite,
  )
  return (
    <>
      <div className={`mb-7 ${PANEL}`}>
        <table className="w-full hyphens-auto text-xs [overflow-wrap:anywhere] @max-[17rem]:[&_sup]:whitespace-normal max-md:@[17rem]:[overflow-wrap:break-word] @[30rem]:[overflow-wrap:break-word] @[19rem]:text-[0.9375rem]/[1.45] md:@[19rem]:text-base/[1.45]">
          <caption className={STRIP}>
            <NoWrap>{caption}</NoWrap>
            <CiteMarks marks={marks.slice(0, cite.length)} isReported={isCaptionReported} />
          </caption>
          <thead>
            <tr className="border-b border-ink text-left align-bottom">
              {headings.map(({ title, isReported, marks: own }) => (
                <th
                  key={title}
                  scope="col"
                  className="px-1 py-2 font-medium first:pl-2.5 last:pr-1.5 sm:px-2 sm:font-semibold sm:first:pl-5"
                >
                  <NoWrap>{title}</NoWrap>
                  <CiteMarks marks={own} isReported={isReported} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label = '', ...cells]) => (
              <tr key={label} className="break-inside-avoid border-b border-line align-top last:border-b-0">
                <th scope="row" className="py-2 pr-1 pl-2.5 text-left font-medium sm:pl-5 sm:font-semibold">
                  <NoWrap>{label}</NoWrap>
                </th>
                {cells.map((cell, index) => (
                  <td key={headings[index + 1]?.title} className="px-1 py-2 last:pr-1.5 sm:px-2">
                    <NoWrap>{cell}</NoWrap>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className="-mt-4 mb-7 text-sm text-muted">{note}</p>}
      <ReportedNote ids={reported} />
    </>
  )
}

/** Splits the marks of a table, which are in one list: those of the caption, then those of each column. */
function splitMarks(columns: readonly Column[], ofCaption: number, marks: readonly Mark[]) {
  let next = ofCaption
  return columns.map((column) => {
    const count = typeof column === 'string' ? 0 : (column.cite?.length ?? 0)
    next += count
    return {
      title: getTitle(column),
      isReported: typeof column !== 'string' && column.kind === 'reported',
      marks: marks.slice(next - count, next),
    }
  })
}
