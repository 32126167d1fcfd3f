import type { PropsOf } from '@/lib/guides/props'
import styles from './Estimates.module.css'

/** The closing table of a guide: what we once estimated, by subject, kept for the record. */
export const Estimates = ({ groups, note }: PropsOf<'Estimates'>) => (
  <table className={styles.estimates}>
    <caption className="text-left [column-span:all] @min-[40rem]:block">
      Our estimate, September 2025. Where the page above gives a figure, use that one.
    </caption>
    {groups.map(({ title, rows }) => (
      <tbody key={title} className="w-full break-inside-avoid @min-[40rem]:table">
        <tr>
          <th scope="rowgroup" colSpan={2} className="pt-2 text-left font-semibold text-ink">
            {title}
          </th>
        </tr>
        {rows.map(([item = '', estimate = '']) => (
          <tr key={item} className="break-inside-avoid border-b border-line align-top">
            <th scope="row" className="w-[45%] pr-4 text-left font-normal">
              {item}
            </th>
            <td className="text-right">{estimate}</td>
          </tr>
        ))}
      </tbody>
    ))}
    {note && (
      <tfoot className="[column-span:all] @min-[40rem]:block print:table-row-group">
        <tr>
          <td colSpan={2} className="pt-2">
            {note}
          </td>
        </tr>
      </tfoot>
    )}
  </table>
)
