import { CostRowLink } from '@/components/offers/CostRowLink'
import { drugPath } from '@/lib/base/routes'
import { getDrugs } from '@/lib/content'
import type { Drug, DrugOffers } from '@/lib/offers/drugs'
import type { PlanRow } from '@/lib/offers/row'
import { formatLater } from '@/lib/offers/words/drugs'
import { formatTerms } from '@/lib/offers/words/offers'
import { PANEL } from './DrugAnswer'

type Props = { drug: Drug; offers: DrugOffers; maxCents: number }

/**
 * The other courses at the makers' prices: of a brand all of them; of an ingredient, those to the full dose and those that stay
 * at a lower one, to the brand's page.
 */
export function OtherCourses({ drug, offers: { fromMakers, lowest }, maxCents }: Props) {
  const courses = fromMakers.flatMap(({ maker, courses, full, staying }) =>
    (drug.brand ? courses : [full, ...staying]).map((row) => ({ row, maker })),
  )
  const others = courses.filter(({ row }) => row.key !== lowest?.key)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="courses">
      <h2 id="courses" className="mb-2 heading-3">
        {lowest?.kind === 'maker' ? 'Other doses and refill timing' : 'From the maker'}
      </h2>
      <div className={PANEL}>
        <ul className="divide-y divide-line">
          {others.map(({ row, maker }) => (
            <li key={row.key}>
              <CostRowLink
                row={row}
                {...(!drug.brand && { href: findBrandPage(row) })}
                maxCents={maxCents}
                lines={[
                  [
                    row.track,
                    ...formatTerms(row),
                    !drug.brand && maker.approvedFor && `approved for ${maker.approvedFor}`,
                  ]
                    .filter(Boolean)
                    .join('; '),
                  formatLater(row),
                ]}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const findBrandPage = (row: PlanRow): string => {
  const own = getDrugs().find(({ brand }) => brand && row.product?.some((product) => product.brand === brand))
  return own ? drugPath(own.id) : row.href
}
