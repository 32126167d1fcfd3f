// The refill clock: by which day the next order keeps a price that depends on refilling in time, and what a late one costs. Days
// like 2026-11-20. Which day a maker counts from, the order or the delivery, is theirs to say.
import { addDays } from '../base/day'
import { getPaymentDay } from './dates'
import { getPayments } from './payments'
import type { Plan } from './plan'

/** The last day to order again after an order, for `refillDays` days. */
export const getLastOrderDay = (lastOrder: string, refillDays: number): string =>
  addDays(lastOrder, refillDays)

/** Whether an order on a day keeps the price. */
export const isInTime = (lastOrder: string, next: string, refillDays: number): boolean =>
  next <= getLastOrderDay(lastOrder, refillDays)

/** The bills whose price depends on refilling in time, with what each costs in time and late. */
export function listTimedFills(inTime: Plan, late: Plan, months?: number) {
  const lateAmounts = getPayments(late, months).filter(({ what }) => what === 'price')
  return getPayments(inTime, months)
    .filter(({ what }) => what === 'price')
    .flatMap((fill, index) => {
      const lateCents = lateAmounts[index]?.amount ?? fill.amount
      return lateCents > fill.amount ? [{ fill, keepCents: fill.amount, lateCents }] : []
    })
}

/** The order-by day of each of them, for a treatment whose fills come as soon as they may: N days after the fill before. */
export function listOrderBy(inTime: Plan, late: Plan, start: string, months?: number) {
  const { refillDays } = inTime
  if (refillDays === undefined) return []
  const fills = getPayments(inTime, months).filter(({ what }) => what === 'price')
  return listTimedFills(inTime, late, months).flatMap(({ fill, keepCents, lateCents }) => {
    const before = fills[fill.nth - 2]
    // The first fill has none before it.
    if (!before) return []
    const day = getLastOrderDay(getPaymentDay(start, before), refillDays)
    return [{ day, dose: fill.dose, keepCents, lateCents }]
  })
}
