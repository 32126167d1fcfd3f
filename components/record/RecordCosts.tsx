import { CostRow } from '@/components/costs/CostRow'
import { CostRowLink } from '@/components/costs/CostRowLink'
import { FullDoseNote } from '@/components/costs/FullDoseNote'
import { LabelStrip } from '@/components/costs/LabelStrip'
import { Legend } from '@/components/costs/Legend'
import { getListedPlans } from '@/components/costs/page-plans'
import { Scale } from '@/components/costs/Scale'
import { formatPricesChecked } from '@/components/rankings/check-notes'
import { getProviders } from '@/lib/content'
import { MONTHS_PER_YEAR } from '@/lib/costs/plan'
import { toSortedRows } from '@/lib/costs/rows'
import { getScale } from '@/lib/costs/scale'
import { getFact } from '@/lib/providers/fact-values'
import type { ListedRecord } from '@/lib/providers/ranking'

const ROWS_SHOWN = 6

/** After every rank. */
const NO_RANK = 1000

/** The record's own plans, then those of the other ranked providers by rank, and of the makers, folded after six. */
export function RecordCosts({ record }: { record: ListedRecord }) {
  const own = getListedPlans([record], 'rankings').filter(({ kind }) => kind === 'provider')
  const ranked = getProviders().filter(({ id }) => id !== record.id)
  const others = toSortedRows(getListedPlans(ranked, 'rankings')).toSorted(
    (a, b) => (a.rank ?? NO_RANK) - (b.rank ?? NO_RANK),
  )
  const { maxCents } = getScale([...toSortedRows(own), ...others].map(({ sumCents }) => sumCents))
  const list = (rows: typeof others) => (
    <ul className="divide-y divide-line border-t border-line">
      {rows.map((row) => (
        <li key={row.key}>
          <CostRowLink
            row={row}
            maxCents={maxCents}
            hasRank={row.rank !== undefined}
            lines={[row.track, ...row.terms].flatMap((line) => line ?? [])}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <section aria-labelledby="costs_title">
      <div className="label-box">
        <LabelStrip title="First year" checked={formatPricesChecked()} id="costs_title" />
        <div className="px-inset pt-2">
          <Scale maxCents={maxCents} />
        </div>
        {own.map((plan) => (
          <CostRow
            key={plan.key}
            entry={{ plan, verdict: null }}
            months={MONTHS_PER_YEAR}
            maxCents={maxCents}
          />
        ))}
        {list(others.slice(0, ROWS_SHOWN))}
        {others.length > ROWS_SHOWN && (
          <details className="border-t border-line">
            <summary className="fold chevron w-full justify-center text-link">{`${others.length - ROWS_SHOWN} more`}</summary>
            {list(others.slice(ROWS_SHOWN))}
          </details>
        )}
        <div className="border-t border-line px-inset">
          <Legend of={others} />
        </div>
      </div>
      <FullDoseNote />
      {getFact(record, 'drugs') === undefined && (
        <p className="mt-1 text-sm/snug text-muted">{`We don’t know which drug ${record.name} sends.`}</p>
      )}
    </section>
  )
}
