import { Unbroken } from '@/components/ui/Unbroken'
import type { Mark, PropsOf } from '@/lib/guides/props'
import { CiteMarks } from './Cite'

/**
 * A table of figures. On a phone it turns into cards, each under its row label, with the column named
 * beside every cell; no cell is out of sight.
 */
export function FigureTable({
  caption,
  columns,
  rows,
  marks,
}: PropsOf<'FigureTable'> & { marks?: readonly Mark[] }) {
  const [labelColumn = '', ...others] = columns
  return (
    <table className="mb-7 block w-full text-sm sm:table">
      <caption className="mb-2.5 block text-left font-semibold sm:table-caption">
        <Unbroken>{caption}</Unbroken>
        {marks && <CiteMarks marks={marks} />}
      </caption>
      <thead className="hidden sm:table-header-group">
        <tr className="border-b border-ink text-left align-bottom">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 text-xs font-semibold text-muted last:pr-0">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map(([label = '', ...cells]) => (
          <tr
            key={label}
            className="mb-4 block break-inside-avoid rounded-md border border-line bg-card p-4 sm:table-row sm:border-0 sm:border-b sm:bg-transparent"
          >
            <th
              scope="row"
              className="block text-left font-semibold sm:table-cell sm:py-2.5 sm:pr-4 sm:align-top"
            >
              <span className="sr-only sm:hidden">{labelColumn}: </span>
              <Unbroken>{label}</Unbroken>
            </th>
            {cells.map((cell, index) => (
              <td
                key={others[index]}
                className="mt-2 block sm:mt-0 sm:table-cell sm:py-2.5 sm:pr-4 sm:align-top sm:last:pr-0"
              >
                <span className="block text-xs text-muted sm:hidden">{others[index]}</span>
                <Unbroken>{cell}</Unbroken>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
