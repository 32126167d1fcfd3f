import { NoWrap } from '@/components/ui/NoWrap'
import type { Mark, PropsOf } from '@/lib/guides/props'
import { CiteMarks } from './Cite'

type Props = PropsOf<'FigureTable'> & { marks?: readonly Mark[] }

/** The longest figure that is kept on one line, as "$10,800-16,800" is. */
const SHORT_CELL = 16

/**
 * A table of figures. Where there is little room for its letters, as on a phone, a table of three columns or
 * more turns into cards, each under its row label, with the column named beside every cell; no cell is out
 * of sight.
 */
export function FigureTable({ caption, columns, rows, marks }: Props) {
  const [labelColumn = '', ...others] = columns
  const look = columns.length > 2 ? CARDS : PLAIN
  return (
    <table className={`mb-7 w-full text-sm ${look.table}`}>
      <caption className={`mb-2.5 text-left font-semibold ${look.caption}`}>
        <NoWrap>{caption}</NoWrap>
        {marks && <CiteMarks marks={marks} />}
      </caption>
      <thead className={look.head}>
        <tr className="border-b border-ink text-left align-bottom">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 text-xs font-semibold text-muted last:pr-0">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={look.body}>
        {rows.map(([label = '', ...cells]) => (
          <tr key={label} className={`break-inside-avoid border-line ${look.row}`}>
            <th scope="row" className={`text-left font-semibold ${look.cell}`}>
              {look === CARDS && <span className="sr-only @xl:hidden">{labelColumn}: </span>}
              <NoWrap>{label}</NoWrap>
            </th>
            {cells.map((cell, index) => (
              <td
                key={others[index]}
                className={`last:pr-0 ${look.cell} ${cell.length <= SHORT_CELL ? '@xl:whitespace-nowrap' : ''}`}
              >
                {look === CARDS && (
                  <span className="block text-xs text-muted @xl:hidden">{others[index]}</span>
                )}
                <NoWrap>{cell}</NoWrap>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const PLAIN = {
  table: '@max-xl:[overflow-wrap:anywhere]',
  caption: '',
  head: '',
  body: '',
  row: 'border-b',
  cell: 'py-2.5 pr-4 align-top',
}

const CARDS = {
  table: 'block @xl:table',
  caption: 'block @xl:table-caption',
  head: 'hidden @xl:table-header-group',
  body: 'block @xl:table-row-group',
  row: 'mb-4 block rounded-md border bg-card p-4 @xl:table-row @xl:border-0 @xl:border-b @xl:bg-transparent',
  cell: 'mt-2 block first:mt-0 @xl:mt-0 @xl:table-cell @xl:py-2.5 @xl:pr-4 @xl:align-top',
}
