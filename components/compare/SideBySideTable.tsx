import type { ComparedProvider } from '@/lib/providers/compare'
import { getSideBySideRows, joinNames } from '@/lib/providers/side-by-side'
import { FactValue } from './FactValue'
import { ScrollingTable } from './ScrollingTable'

type Props = {
  providers: readonly ComparedProvider[]
  onlyDifferences: boolean
  onRemove: (id: string) => void
}

/** One column per provider, one row per question. */
export function SideBySideTable({ providers, onlyDifferences, onRemove }: Props) {
  const { rows, unknown } = getSideBySideRows(providers)
  const shown = onlyDifferences ? rows.filter(({ isDifferent }) => isDifferent) : rows
  const hidden = rows.length - shown.length
  return (
    <>
      <ScrollingTable
        id="side_by_side_caption"
        caption={`${joinNames(providers.map(({ name }) => name))} side by side`}
      >
        <thead>
          <tr className="align-bottom">
            <td />
            {providers.map(({ id, name }) => (
              <th key={id} scope="col">
                <a href={`#${id}`} className="inline-flex min-h-11 items-center underlined-link text-ink">
                  {name}
                </a>
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  onClick={() => onRemove(id)}
                  className="block min-h-11 cursor-pointer font-normal underlined-link text-muted print:hidden"
                >
                  Remove
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ label, values, isDifferent }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={providers[index]?.id} className={isDifferent ? '' : 'text-muted'}>
                  <FactValue>{value}</FactValue>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
      {unknown.length > 0 && (
        <p className="mt-2 max-w-measure text-sm text-muted">
          {`None of them states: ${unknown.join(' · ')}.`}
        </p>
      )}
      <p role="status" className="mt-2 text-sm text-muted">
        {onlyDifferences ? `${hidden} of ${rows.length} rows are the same and not shown.` : ''}
      </p>
    </>
  )
}
