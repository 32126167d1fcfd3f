import { CostBar } from '@/components/compare/CostBar'
import { getMakerPrices, getProviders } from '@/lib/content'
import { toCompared } from '@/lib/providers/compare'
import { MONTHS_PER_YEAR } from '@/lib/providers/cost'
import { getCostRows } from '@/lib/providers/cost-table'
import { getMakerCourse } from '@/lib/providers/maker-offer'
import { getPriceDay } from './get-answer-facts'

/** The first year of every ranked provider, and of one approved drug, as bars; the rankings page has the steps. */
export function FirstYearBars() {
  const rows = getCostRows(
    getProviders().map(toCompared),
    { months: MONTHS_PER_YEAR, medicationPerMonth: null },
    getMakerCourse(getMakerPrices().drugs, getPriceDay()),
  )
  return (
    <figure>
      <ul className="grid gap-2">
        {rows.map(({ id, name, medication, sum }) => (
          <li key={id} className="text-sm">
            <p className="flex justify-between gap-x-4">
              <span className="font-semibold">{name}</span>
              <span>
                <strong>{sum?.total ?? 'Not stated'}</strong>
                {sum?.isPartial && ' + medication'}
              </span>
            </p>
            {sum && <CostBar percent={sum.bars.stated} look={sum.look} />}
            <p className="sr-only">{`Medication: ${medication}`}</p>
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 text-sm text-muted">
        First 12 months, as stated. Striped: medication is billed on top or not stated. Brown: an approved
        drug at its maker’s price.
      </figcaption>
    </figure>
  )
}
