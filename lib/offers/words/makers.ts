// What makers' offers say beside their rows: until when to start, and why one is not counted. Server only: it reads content.
import type { Day } from '../../base/day'
import { formatDay } from '../../base/format'
import type { MakerPrices } from '../../schemas/maker-prices'
import type { Offer } from '../../schemas/offers'
import { getStartBy } from '../dates'
import { isOver, listCourses } from '../from-content'

/** "first fill by December 3, 2026": who starts later pays the full price sooner. Null if that is so already, or never. */
export function formatStartBy(offer: Pick<Offer, 'price'>, today: Day): string | null {
  const day = getStartBy(offer, today)
  return day && `first fill by ${formatDay(day)}`
}

/** Why an offer is not shown, one sentence each. */
export const listMissingOffers = (prices: MakerPrices, today: Day): string[] => [
  ...prices.programs.flatMap(({ name, starts, offers }) => {
    const ends = offers[0]?.price?.ends
    if (today < starts) return `${name}: not counted, because it starts on ${formatDay(starts)}.`
    return ends && ends < today ? `${name}: not counted, because it ended on ${formatDay(ends)}.` : []
  }),
  ...listCourses(prices).flatMap(({ drug, offer }) =>
    isOver(offer, today) && offer.price?.ends
      ? `${drug.name}, ${offer.name}: not counted, because this offer ended on ${formatDay(offer.price.ends)}.`
      : [],
  ),
]
