import { CostRowLink } from '@/components/offers/CostRowLink'
import { drugPath } from '@/lib/base/routes'
import { getDrugs } from '@/lib/content'
import { type Drug, type DrugOffers, isOf } from '@/lib/offers/drugs'
import type { PlanRow } from '@/lib/offers/row'
import { formatFills } from '@/lib/offers/words/drugs'
import { formatTerms } from '@/lib/offers/words/offers'

type Props = ReturnType<typeof listOtherCourses> & { drug: Drug; maxCents: number }

/**
 * The other courses at the makers' prices: of a brand all to a full dose but late refills; of an ingredient the lowest, to the
 * brand's page; none that has ended. What staying at a lower dose costs is shown with the doses.
 */
export function listOtherCourses(drug: Drug, { fromMakers, lowest }: DrugOffers) {
  const courses = fromMakers.flatMap(({ maker, courses, full, staying, late }) =>
    (drug.brand ? courses : [full])
      .filter(({ key }) => key !== late?.key && staying.every((row) => row.key !== key))
      .map((row) => ({ row, approvedFor: maker.approvedFor })),
  )
  return {
    others: courses.filter(({ row }) => row.key !== lowest?.key && !row.endedOn),
    lowest: lowest?.kind === 'maker' ? lowest : null,
  }
}

export function OtherCourses({ drug, others, lowest, maxCents }: Props) {
  if (others.length === 0) return null
  return (
    <section aria-labelledby="courses">
      <h2 id="courses" className="mb-2 heading-2">
        {lowest ? nameOthers([lowest, ...others.map(({ row }) => row)]) : 'From the maker'}
      </h2>
      <div className="overflow-clip rounded-lg border border-line bg-card text-sm/snug">
        <ul className="divide-y divide-line">
          {others.map(({ row, approvedFor }) => (
            <li key={row.key}>
              <CostRowLink
                row={row}
                href={drug.brand ? undefined : findBrandPage(row)}
                maxCents={maxCents}
                lines={[
                  [
                    row.offerName,
                    ...formatTerms(row),
                    !drug.brand && approvedFor && `approved for ${approvedFor}`,
                  ]
                    .filter(Boolean)
                    .join('; '),
                  formatFills(row),
                ]}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** In what they differ from the lowest course, which is the first. */
function nameOthers(rows: readonly PlanRow[]): string {
  const products = new Set(rows.map(({ product }) => JSON.stringify(product)))
  if (products.size > 1) return 'Other products, first year'
  return rows.some(({ refillDays }) => refillDays)
    ? 'Other doses and refill timing'
    : 'Other doses, first year'
}

const findBrandPage = (row: PlanRow): string => {
  const brand = getDrugs().find((drug) => drug.brand && isOf(row.product, drug))
  return brand ? drugPath(brand.id) : row.href
}
