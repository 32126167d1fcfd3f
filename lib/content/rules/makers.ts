// Rules about the makers' prices: a page adds up a first year and shows the price of each dose, and both come from the same offers.
import { formatDollars } from '../../base/format'
import { isOver } from '../../offers/from-content'
import type { Offer } from '../../schemas/offers'
import { type CheckContext, type ContentIssue, issueAt } from '../issue'
import { type CheckedContent, fileOf } from '../kinds'

/** What an offer charges for each dose, in the order of its bills: dollars a fill. */
const listDosesWithPrice = ({ price }: Offer) =>
  [...(price?.first ?? []), ...(price ? [price] : [])].flatMap(({ dose, amount }) =>
    dose ? [{ dose, amount }] : [],
  )

/**
 * To every top dose there is an offer with the lowest price of each dose: otherwise the page of the drug shows a lower price
 * for a dose than the one that its first-year sum counts. Offers that have ended are left out.
 */
export function* checkMakerCourses(
  { 'maker-prices': { drugs } }: CheckedContent,
  { today }: Pick<CheckContext, 'today'>,
): Iterable<ContentIssue> {
  for (const [index, drug] of drugs.entries()) {
    const offers = drug.offers.filter((offer) => !isOver(offer, today))
    const lowest = new Map<string, number>()
    for (const { dose, amount } of offers.flatMap(listDosesWithPrice))
      lowest.set(dose, Math.min(amount, lowest.get(dose) ?? amount))
    const isLowest = (offer: Offer) =>
      listDosesWithPrice(offer).every(({ dose, amount }) => amount === lowest.get(dose))
    for (const topDose of new Set(offers.flatMap(({ price }) => price?.dose ?? []))) {
      const toTop = offers.filter(({ price }) => price?.dose === topDose)
      if (toTop.some(isLowest)) continue
      const doses = new Set(toTop.flatMap(listDosesWithPrice).map(({ dose }) => dose))
      const prices = [...doses].map((dose) => `${formatDollars(lowest.get(dose) ?? 0)} for ${dose}`)
      yield issueAt(
        fileOf('maker-prices'),
        ['drugs', index, 'offers'],
        `expected an offer up to ${topDose} with the lowest price of each dose, got none. Add one with ${prices.join(', ')}.`,
      )
    }
  }
}
