// What one offer says: its own facts first, then those of its seller.
import type { OfferFacts } from '../schemas/facts'
import type { Offer } from '../schemas/offers'
import type { ProviderRecord } from '../schemas/providers'

export type FactSource = Partial<Pick<ProviderRecord, 'facts' | 'checks' | 'pricing'>> & {
  offers: readonly Offer[]
}

/** A fee of the offer replaces the seller's fee for the same thing; the others add up. */
export function mergeFacts({ facts = {}, checks = [] }: FactSource, offer: Offer): OfferFacts {
  const {
    facts: own,
    fees = [],
    price,
    drug,
    product,
    minimumMonths,
    renews,
    noticeDays,
    refund,
    states,
    pays,
  } = offer
  const terms = { product, minimumMonths, renews, noticeDays, refund, states, pays }
  const said = Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined))
  const shared = (facts.fees ?? []).filter(({ what }) => fees.every((fee) => fee.what !== what))
  const priceField = `offers.${offer.id}.price`
  return {
    ...facts,
    ...own,
    ...said,
    fees: [...shared, ...fees],
    drug,
    price,
    isPriceRead: checks.some(({ says }) => says.some(({ field }) => field === priceField)),
  }
}
