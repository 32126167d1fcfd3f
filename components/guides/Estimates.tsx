import { NoWrap } from '@/components/ui/NoWrap'
import type { PropsOf } from '@/lib/guides/props'

/** The heading above our own earlier estimates, once per table. */
const HEADING = 'Our estimate, September 2025'

/** The closing table of a guide: what we once estimated, by subject, kept for the record. */
export function Estimates({ groups, note }: PropsOf<'Estimates'>) {
  return (
    <div className="mb-8">
      <p className="text-sm text-muted">
        Our own estimates of a year ago, kept for the record. The figures above replace them.
      </p>
      <table className="w-full text-xs text-muted tabular-nums [overflow-wrap:anywhere]">
        <thead>
          <tr className="border-b border-ink text-left align-bottom">
            <th scope="col" className="w-1/2 py-1 pr-3 font-normal">
              Item
            </th>
            <th scope="col" className="py-1 font-normal">
              {HEADING}
            </th>
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={2}
                className="pt-2 pb-0.5 text-left text-sm font-semibold text-ink"
              >
                <NoWrap>{title}</NoWrap>
              </th>
            </tr>
            {rows.map(([item = '', estimate = '']) => (
              <tr key={item} className="break-inside-avoid border-t border-line align-top">
                <th scope="row" className="py-0.5 pr-3 text-left font-normal">
                  <NoWrap>{item}</NoWrap>
                </th>
                <td className="py-0.5">
                  <NoWrap>{estimate}</NoWrap>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {note && (
        <p className="mt-2 text-sm text-muted">
          <NoWrap>{note}</NoWrap>
        </p>
      )}
    </div>
  )
}
