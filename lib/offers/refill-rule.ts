// The rule of the refill clock, from a maker's offers: which doses cost more late, and how much. Apart from refill.ts, because islands
// may not load what reads content.
import { compact } from '../base/compact'
import type { Day } from '../base/day'
import { getDistance } from '../base/periods'
import type { MakerDrug } from '../schemas/maker-prices'
import type { Offer } from '../schemas/offers'
import { isOver } from './from-content'
import { toCents } from './plan'
import type { RefillRule } from './refill'

/** The offer whose price depends on refilling in time, and what whoever is late pays for the same doses; null if there is none. */
export function findRefillPair<O extends Offer>(offers: readonly O[]): { inTime: O; late: O } | null {
  const inTime = offers.find(({ refillDays, price }) => refillDays !== undefined && price)
  const late = offers.find(
    (offer) => offer !== inTime && offer.isUsual === false && offer.price?.dose === inTime?.price?.dose,
  )
  return inTime && late ? { inTime, late } : null
}

/** The rule of a drug whose price depends on refilling in time, on a day; null if there is none, or it has ended. */
export function findRefillRule(
  { name, maker, url, offers }: Pick<MakerDrug, 'name' | 'maker' | 'url' | 'offers'>,
  today: Day,
): RefillRule | null {
  const pair = findRefillPair(offers.filter((offer) => !isOver(offer, today)))
  if (!pair) return null
  const { inTime, late } = pair
  const lateCents = new Map(listDosePrices(late))
  const doses = listDosePrices(inTime).flatMap(([dose, cents]) => {
    const later = lateCents.get(dose) ?? cents
    return later > cents ? { dose, cents, lateCents: later } : []
  })
  const { refillDays, price } = inTime
  if (!refillDays || !price) return null
  const [ends] = [price.ends, late.price?.ends].filter((day) => day !== undefined).sort()
  return compact({ name, maker, url, refillDays, fillDays: getDistance(price.every).days, ends, doses })
}

const listDosePrices = ({ price }: Offer): [string, number][] =>
  [...(price?.first ?? []), ...(price ? [price] : [])].flatMap(({ dose, amount }) =>
    dose ? [[dose, toCents(amount)]] : [],
  )
