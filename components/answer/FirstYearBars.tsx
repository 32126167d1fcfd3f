import { CostBar, getBarLook } from '@/components/compare/CostBar'
import { getBuildDay } from '@/lib/base/month'
import { getMakerPrices, getProviders } from '@/lib/content'
import { FROM_MAKER, getApprovedCost, getApprovedOffers } from '@/lib/providers/approved-drugs'
import { toCompared } from '@/lib/providers/compare'
import { MONTHS_PER_YEAR } from '@/lib/providers/cost'
import { getCostRows } from '@/lib/providers/cost-table'

/** The first-year cost of every ranked provider and the cheapest approved drug, as bars. The rankings show steps. */
export function FirstYearBars() {
  const approved = getApprovedOffers(getMakerPrices(), getBuildDay())
    .filter(({ kind }) => kind === FROM_MAKER)
    .sort((a, b) => getApprovedCost(a, MONTHS_PER_YEAR) - getApprovedCost(b, MONTHS_PER_YEAR))
  const rows = getCostRows(
    getProviders().map(toCompared),
    { months: MONTHS_PER_YEAR, medicationPerMonth: null },
    approved.slice(0, 1),
  )
  return (
    <figure>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {rows.map((row) => (
          <li key={row.id} className="text-sm">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{row.name}</span>
              <span>
                <strong>{row.sum?.total ?? 'Not stated'}</strong>
                {row.sum?.isPartial && ' + medication'}
              </span>
            </p>
            {row.sum && <CostBar percent={row.sum.bars.stated} look={getBarLook(row)} />}
            <p className="sr-only">{`Medication: ${row.medication}`}</p>
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 text-sm text-muted">
        First 12 months, as stated. Striped: medication is billed on top or not stated. Amber-brown: an
        approved drug at its maker’s price.
      </figcaption>
    </figure>
  )
}
