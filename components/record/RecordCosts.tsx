import { Bar } from '@/components/costs/Bar'
import { Legend } from '@/components/costs/Legend'
import { getListedPlans } from '@/components/costs/page-plans'
import { NoWrap } from '@/components/ui/NoWrap'
import { Section } from '@/components/ui/Section'
import { getProviders } from '@/lib/content'
import { toRow, toSortedRows } from '@/lib/costs/rows'
import { getScale } from '@/lib/costs/scale'
import type { ListedRecord } from '@/lib/providers/ranking'

/** Approved drugs beside the sellers. */
const SHOWN_MAKERS = 1

/** The first year of this seller and of the ranked ones, each with the offer on its card, and of the lowest approved drug. */
export function RecordCosts({ record }: { record: ListedRecord }) {
  const ranked = getProviders()
  const sellers = ranked.some(({ id }) => id === record.id) ? ranked : [record, ...ranked]
  const plans = getListedPlans(sellers, 'rankings')
  const own = plans.filter(({ key, sellerId, kind }) => kind === 'provider' && key === sellerId)
  const makers = toSortedRows(plans.filter(({ kind }) => kind === 'maker')).slice(0, SHOWN_MAKERS)
  const rows = [...own.map((plan) => toRow(plan)), ...makers]
  const { maxCents } = getScale(rows.map(({ sumCents }) => sumCents))
  return (
    <Section id="costs" title="First year beside the others">
      <ul className="border-t-2 border-frame pt-2">
        {rows.map((row) => (
          <li
            key={row.key}
            className="grid grid-cols-[minmax(0,7.5rem)_minmax(0,1fr)_7.5rem] items-center gap-x-3 py-1.5 text-sm"
          >
            {row.sellerId === record.id ? (
              <strong>
                <NoWrap>{row.name}</NoWrap>
              </strong>
            ) : (
              <a href={row.href} className="tap-area hover:underline">
                <NoWrap>{row.name}</NoWrap>
              </a>
            )}{' '}
            <Bar row={row} maxCents={maxCents} />
            <span className="text-right">
              {row.isLowerBound && <span className="text-xs text-muted">at least </span>}
              <strong className="font-serif text-h3">{row.sumText}</strong>
            </span>
          </li>
        ))}
      </ul>
      <Legend of={rows} />
    </Section>
  )
}
