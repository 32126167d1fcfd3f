import { CostRowLink } from '@/components/offers/CostRowLink'
import { Legend } from '@/components/offers/Legend'
import { Scale } from '@/components/offers/Scale'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { formatFragment } from '@/lib/base/fragment'
import { ROUTES } from '@/lib/base/routes'
import { getRecords } from '@/lib/content'
import { type Drug, type DrugOffers, namesDrug } from '@/lib/offers/drugs'
import type { PlanRow } from '@/lib/offers/row'
import { formatLater } from '@/lib/offers/words/drugs'
import { describeClosed, describeProduct, formatTerms } from '@/lib/offers/words/offers'
import { formatSellersNaming } from '@/lib/providers/drug-view'

/** More offers than these are on /providers. */
export const SHOWN_OFFERS = 20

type Props = { drug: Drug; offers: DrugOffers; maxCents: number }

/** The sellers' offers of the drug, lowest first year first, each with its month at the full dose; they lead to the records. */
export function DrugSellers({ drug, offers, maxCents }: Props) {
  const { sellers, fromMakers } = offers
  const records = getRecords()
  const naming = records.filter(namesDrug).length
  const filtered = ROUTES.providers + formatFragment({ product: drug.brand ?? drug.ingredient }, ['product'])
  return (
    <section aria-labelledby="sellers">
      <h2 id="sellers" className="mb-2 heading-2">
        Providers’ offers
      </h2>
      <p className="max-w-reading text-sm">{formatSellersNaming(drug, offers, records.length, naming)}</p>
      {sellers.length > 0 && (
        <div className="mt-3 rounded-lg border border-line bg-card">
          <div className="px-inset pt-2">
            <Scale maxCents={maxCents} />
          </div>
          <ul aria-labelledby="sellers" className="divide-y divide-line">
            {sellers.slice(0, SHOWN_OFFERS).map((row) => (
              <li key={row.key}>
                <CostRowLink
                  row={row}
                  href={row.key === row.sellerId ? row.href : `${row.href}#${row.key}`}
                  maxCents={maxCents}
                  lines={describeSeller(row)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="flex flex-wrap gap-x-6 text-sm">
        {sellers.length > SHOWN_OFFERS && (
          <StandaloneLink href={filtered}>{`All ${sellers.length} offers`}</StandaloneLink>
        )}{' '}
        {sellers.length > 1 && (
          <StandaloneLink href={`${filtered}&sort=later`}>Sort by the month after the start</StandaloneLink>
        )}
        {sellers.length === 0 && (
          <StandaloneLink href={ROUTES.providers}>Compare all providers</StandaloneLink>
        )}
      </p>
      {sellers.length > 0 && <Legend of={[...fromMakers.flatMap(({ courses }) => courses), ...sellers]} />}
    </section>
  )
}

const describeSeller = (row: PlanRow): string[] => [
  [row.offerName, describeProduct(row), ...formatTerms(row), describeClosed(row)].filter(Boolean).join('; '),
  formatLater(row),
]
