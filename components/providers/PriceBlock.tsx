import { formatDollars } from '@/lib/base/format'
import { formatPeriod, getFirstYearCost, getFirstYearFromCost } from '@/lib/providers/cost'
import type { Provider } from '@/lib/schemas/providers'
import { VisitLinks } from './VisitLinks'

type Props = { provider: Provider; titleId: string }

/** The stated price, the first year in one unit, and the paid links. */
export function PriceBlock({ provider, titleId }: Props) {
  return (
    <div className="flex flex-col gap-1.5 border-t border-dashed border-line px-6 py-5 md:border-t-0 md:border-l md:px-5.5 md:py-6">
      <StatedPrice pricing={provider.pricing} included={provider.facts.medicationIncluded} />
      <VisitLinks provider={provider} titleId={titleId} />
    </div>
  )
}

type StatedPriceProps = { pricing: Provider['pricing']; included: boolean | null }

function StatedPrice({ pricing, included }: StatedPriceProps) {
  if (!pricing) return <p className="font-semibold">Price not stated</p>
  const fromCost = getFirstYearFromCost(pricing)
  return (
    <>
      <p className="mb-1.5">
        <span className="text-price font-bold">{formatDollars(pricing.amount)}</span>
        <span className="text-sm font-semibold text-muted">{formatPeriod(pricing.period)}</span>
      </p>
      {pricing.note && <p className="text-sm text-muted">{pricing.note}</p>}
      <p className="text-sm text-muted">
        <strong className="text-ink">{formatDollars(getFirstYearCost(pricing))}</strong>
        {` in the first year${included === true ? ', medication included' : ''}${included === false ? ' plus medication' : ''}`}
      </p>
      {fromCost !== null && pricing.fromAmount !== null && (
        <p className="text-sm text-muted">
          {`${formatDollars(fromCost)} at the price from ${formatDollars(pricing.fromAmount)}`}
        </p>
      )}
      {included === null && <p className="text-sm text-muted">Medication included: not stated</p>}
    </>
  )
}
