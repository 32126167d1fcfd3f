import { Disclosure } from '@/components/layout/Disclosure'
import { ByDay } from '@/components/offers/ByDay'
import { getListRows } from '@/components/offers/page-plans'
import { SumLine } from '@/components/offers/SumLine'
import { VisitButton } from '@/components/offers/VisitButton'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { ROUTES } from '@/lib/base/routes'
import { getContent, getProviders } from '@/lib/content'
import type { PlanRow } from '@/lib/offers/row'
import { formatCents } from '@/lib/offers/words/labels'
import { formatSumLabel } from '@/lib/offers/words/offers'
import { getVisitUrl } from '@/lib/providers/affiliate-link'
import styles from './Recommendations.module.css'

/** Two providers, visually separate from the projection: what they offer is not what a trial measured. */
export function Recommendations() {
  const { recommendations, compoundedNotice } = getContent().projection
  const { ranked, days, on } = getListRows('rankings')
  const picked = recommendations.flatMap(({ provider: id, offer }) => {
    const provider = getProviders().find((entry) => entry.id === id)
    const row = findRow(ranked, id)
    return provider && row ? [{ provider, offer, row }] : []
  })
  return (
    <section id="recommendations" aria-labelledby="recommendations_title" className="mt-4 md:mt-12">
      <h2 id="recommendations_title" className="mb-2 heading-2">
        Providers to look at
      </h2>
      <p className="mb-2 max-w-[46rem] text-sm/snug text-muted">{compoundedNotice}</p>
      <Disclosure className="mb-3" />
      <ul className={styles.list}>
        {picked.map(({ provider, offer, row }) => (
          <li key={row.key} className={styles.row}>
            <h3 id={`recommended_${provider.id}`} className={styles.name}>
              <span className="sr-only">{provider.name}</span>
              {/* biome-ignore lint/performance/noImgElement: a static export has no image server, and these are small SVGs */}
              <img src={provider.logo ?? ''} alt="" height={26} loading="lazy" />
            </h3>
            <p className={styles.offer}>{offer} </p>
            <ByDay days={days} read={(day) => findRow(on(day).ranked, provider.id) ?? row}>
              {(dated) => (
                <SumLine row={dated} size="row" label={formatSumLabel(dated) + formatEveryBill(dated)} />
              )}
            </ByDay>
            <p className={styles.visit}>
              <VisitButton
                card={{
                  id: provider.id,
                  ctaText: 'Visit',
                  visitUrl: getVisitUrl(provider, 'calculator'),
                }}
                titleId={`recommended_${provider.id}`}
              />
            </p>
          </li>
        ))}
      </ul>
      <p className="my-1">
        <StandaloneLink href={ROUTES.rankings} variant="strong">
          View All Providers →
        </StandaloneLink>
      </p>
    </section>
  )
}

const findRow = (rows: readonly PlanRow[], id: string) => rows.find(({ sellerId }) => sellerId === id)

/** " at $149", where every bill of a complete sum is the same: the offer in words may name another price. */
const formatEveryBill = ({ isLowerBound, price }: PlanRow): string =>
  !isLowerBound && price && !price.first && !price.instalments ? ` at ${formatCents(price.cents)}` : ''
