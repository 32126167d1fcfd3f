import { formatDollars } from '@/lib/base/format'
import { formatPeriod, getFirstYearCost, getFirstYearFromCost } from '@/lib/providers/cost'
import type { Provider } from '@/lib/schemas/providers'
import { VisitLinks } from './VisitLinks'

type Props = { provider: Provider; titleId: string; above: string | null }

/** The stated price, the first-year cost, and the paid links. */
export function PriceBlock({ provider, titleId, above }: Props) {
  return (
    <div className="card-price">
      <StatedPrice pricing={provider.pricing} included={provider.facts.medicationIncluded} above={above} />
      <VisitLinks provider={provider} titleId={titleId} />
    </div>
  )
}

type StatedPriceProps = { pricing: Provider['pricing']; included: boolean | null; above: string | null }

function StatedPrice({ pricing, included, above }: StatedPriceProps) {
  if (!pricing) return <p className="font-semibold">Price not stated</p>
  const fromCost = getFirstYearFromCost(pricing)
  return (
    <div className="text-sm text-muted">
      <p>
        <span className="text-figure font-bold text-ink">{formatDollars(pricing.amount)}</span>
        <span className="inline-block font-semibold">{formatPeriod(pricing.period)}</span>
        {pricing.note && <span className="block">{pricing.note}</span>}
      </p>
      <p>
        <strong className="text-ink">{formatDollars(getFirstYearCost(pricing))}</strong>
        {` in the first year${included === true ? ', medication included' : ''}${included === false ? ' plus medication' : ''}`}
      </p>
      {above && <p>{above}</p>}
      {fromCost !== null && pricing.fromAmount !== null && (
        <p>{`${formatDollars(fromCost)} at the price from ${formatDollars(pricing.fromAmount)}`}</p>
      )}
      {included === null && <p>Medication included: not stated</p>}
    </div>
  )
}
