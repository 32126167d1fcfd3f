import { Bar } from '@/components/offers/Bar'
import { OfferPayments } from '@/components/provider/OfferPayments'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { DrugPill } from '@/components/ui/DrugPill'
import { Summary } from '@/components/ui/Summary'
import { formatDay } from '@/lib/base/format'
import type { DrugOffers } from '@/lib/offers/drugs'
import { formatLater } from '@/lib/offers/words/drugs'
import { formatAmount, listLeftOut } from '@/lib/offers/words/labels'
import { describeProduct, formatRowSum, formatTerms } from '@/lib/offers/words/offers'

export const PANEL = 'overflow-clip rounded-[1.125rem] border border-line bg-card text-sm/snug'

type Props = { offers: DrugOffers; maxCents: number }

/** The lowest first year to the full dose, whatever it takes to get it; it opens to its payments. */
export function DrugAnswer({
  offers: {
    fromMakers,
    lowest,
    sellers: [seller],
  },
  maxCents,
}: Props) {
  if (!lowest) {
    const ended = fromMakers.find(({ ends }) => ends)?.ends
    return (
      <section aria-label="Lowest first year" className={`${PANEL} px-inset py-4`}>
        <p>
          {ended
            ? `We don’t know what it costs now: the prices below ended on ${formatDay(ended)}.`
            : 'We don’t know what a year at the full dose costs.'}
        </p>
        {seller?.price && (
          <p className="mt-2 text-muted">{`Lowest first year listed: ${formatRowSum(seller)}, ${seller.name}.`}</p>
        )}
      </section>
    )
  }
  const { kind, name, track, drugState, reported, href, more } = lowest
  const leftOut = listLeftOut(lowest)
  const product = kind === 'provider' && describeProduct(lowest)
  // Of a drug that is not for weight, what it is for.
  const otherUse = fromMakers.every(({ maker }) => maker.approvedFor) && fromMakers[0]?.maker.approvedFor
  return (
    <div className={PANEL}>
      <section aria-label="Lowest first year" className="px-inset pt-3.5 pb-3">
        <p>
          <span className="block text-xs text-muted">Lowest first year, up to the full dose</span>{' '}
          <strong className="font-serif text-[1.9375rem]/[1.1] font-semibold">
            {formatAmount(lowest.sumCents)}
          </strong>
        </p>
        <p>
          <strong className="text-base">{name}</strong>{' '}
          <span className="text-muted">
            {[track, product, ...formatTerms(lowest)].filter(Boolean).join('; ')}
          </span>
        </p>
        <div className="my-2">
          <Bar row={lowest} maxCents={maxCents} />
        </div>
        <dl className="mb-2 flex flex-wrap justify-between gap-x-3 gap-y-1 border-t border-line pt-2 [&_dd]:font-semibold [&_dt]:text-xs [&_dt]:text-muted">
          <div>
            <dt>Monthly, after starter doses</dt>
            <dd>{formatLater(lowest)}</dd>
          </div>
          <div>
            <dt>{kind === 'maker' ? 'First fill' : 'Due today'}</dt>
            <dd>{formatAmount(lowest.dueTodayCents)}</dd>
          </div>
          <div>
            <dt>Drug</dt>
            <dd>{kind === 'maker' && otherUse ? `For ${otherUse}` : <DrugPill drug={drugState} />}</dd>
          </div>
        </dl>
        <p className="mb-3 text-xs/snug text-muted">
          {[
            leftOut.length > 0 && `Not in this sum: ${leftOut.join(', ')}`,
            reported && `As reported, ${reported}`,
          ].flatMap((part) => (part ? `${part}. ` : []))}
        </p>
        <p className="grid print:hidden">
          <ButtonLink href={href}>{more ?? `See ${name}’s page`}</ButtonLink>
        </p>
      </section>
      <details className="border-t border-line">
        <Summary className="px-inset text-link">Month by month</Summary>
        <OfferPayments row={lowest} />
      </details>
    </div>
  )
}
