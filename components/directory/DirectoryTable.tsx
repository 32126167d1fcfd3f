import { formatDollars } from '@/lib/base/format'
import { providerPath } from '@/lib/base/routes'
import type { DirectoryRow } from '@/lib/providers/directory'

type Props = { rows: readonly DirectoryRow[]; total: number; caption: string }

const COLUMNS = ['Provider', 'Price as stated', 'First year', 'Medication', 'Form', 'Approval', 'Tells you']

/** One row per provider. The cells have no classes, and on a phone the style sheet adds the names of the columns. */
export function DirectoryTable({ rows, total, caption }: Props) {
  return (
    <table className="directory-table w-full text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="align-bottom text-muted">
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, rank, price, cost, form, approval, stated, facts }) => (
          <tr key={id}>
            <th scope="row">
              <a href={providerPath(id)}>{rank === null ? name : `${rank} ${name}`}</a>
            </th>
            <td>{price ?? UNKNOWN}</td>
            <td>{cost === null ? UNKNOWN : formatFirstYear(cost, facts.medicationIncluded)}</td>
            <td>
              {facts.medicationIncluded === null ? UNKNOWN : facts.medicationIncluded ? 'Included' : 'Extra'}
            </td>
            <td>{form ?? UNKNOWN}</td>
            <td>{approval ?? UNKNOWN}</td>
            <td>{`${stated} of ${total}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const formatFirstYear = (cost: number, included: boolean | null) =>
  included === false ? `${formatDollars(cost)} + medication` : formatDollars(cost)

/** A dash that screen readers read as words. A legend above the table explains it. */
const UNKNOWN = (
  <>
    <i aria-hidden="true">–</i>
    <span className="sr-only">Not stated</span>
  </>
)
