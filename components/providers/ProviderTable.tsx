import { MoreButton, SectionHeading, useFold } from '@/components/costs/BudgetParts'
import { Scale } from '@/components/costs/Scale'
import type { Section } from '@/lib/costs/entries'
import { ProviderRow } from './ProviderRow'
import type { Comparison } from './use-comparison'

type Props = { comparison: Comparison }

/** So many columns of facts have room for words beside the sums. */
const FEW = 2

/** One row per plan with the facts of its provider. On a phone, the cells are under each other. */
export function ProviderTable({ comparison }: Props) {
  const { sections, makers, columns, gaps, view, further, showMore } = comparison
  const look = view === 'overview' ? 'marks' : columns.length > FEW ? 'words' : 'few'
  return (
    <>
      {gaps && (
        <p className="border-t border-line px-inset py-2.5 text-sm/snug">{`Not on record for any provider: ${gaps}`}</p>
      )}
      <table className={`comparison-table ${look}`}>
        <caption className="sr-only">Costs, and the facts on record</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className="pl-inset @max-wide:sr-only">
              Provider
            </th>
            <th scope="col">
              <span className="sr-only">Sum</span>
              <span className="axis block px-inset">
                <Scale maxCents={comparison.maxCents} />
              </span>
            </th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col" className="px-1 text-center @max-wide:sr-only">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {sections.map((section) => (
          <ProviderRows key={section.title} section={section} comparison={comparison} />
        ))}
        {further > 0 && (
          <tbody>
            <tr>
              <td colSpan={columns.length + 2}>
                <MoreButton onClick={showMore}>{`Show ${further} more`}</MoreButton>
              </td>
            </tr>
          </tbody>
        )}
        {makers.entries.length > 0 && <ProviderRows section={makers} comparison={comparison} />}
      </table>
    </>
  )
}

function ProviderRows({ section, comparison }: Props & { section: Section }) {
  const { hides, more } = useFold(section)
  const width = comparison.columns.length + 2
  return (
    <tbody>
      {section.title && (
        <tr>
          <th scope="rowgroup" colSpan={width}>
            <SectionHeading {...section} as="strong" />
          </th>
        </tr>
      )}
      {section.entries.map((entry) => (
        <ProviderRow key={entry.plan.key} entry={entry} comparison={comparison} isHidden={hides(entry)} />
      ))}
      {more && (
        <tr className="print:hidden">
          <td colSpan={width}>{more}</td>
        </tr>
      )}
    </tbody>
  )
}
