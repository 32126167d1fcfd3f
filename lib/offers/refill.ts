// The refill clock: by which day the next order keeps a price that depends on refilling in time. Pure; days like 2026-11-20.
// It counts from the day of the last order: only the maker knows whether that is the day that counts.
import { addDays, countDays } from '../base/day'

/** What a dose costs in time and late, in cents. */
type RefillDose = { dose: string; cents: number; lateCents: number }

/** The rule of one drug. Plain JSON, because an island receives it. */
export type RefillRule = {
  /** The drug, as its page calls it, its maker, and the maker's page. */
  name: string
  maker: string
  url: string
  /** How many days after an order the next one keeps the price. */
  refillDays: number
  /** How many days a fill lasts. */
  fillDays: number
  /** The last day on which one of its prices is known. */
  ends?: string
  /** The doses that cost more when they are ordered late, lowest first. */
  doses: RefillDose[]
}

/** The last day to order again after an order, for `refillDays` days. */
export const getLastOrderDay = (lastOrder: string, refillDays: number): string =>
  addDays(lastOrder, refillDays)

/** Whether an order on a day keeps the price. */
export const isInTime = (lastOrder: string, next: string, refillDays: number): boolean =>
  next <= getLastOrderDay(lastOrder, refillDays)

/** The last day to order after an order, how many days are left until then, and whether it has passed. */
export function getRefill({ refillDays }: Pick<RefillRule, 'refillDays'>, lastOrder: string, today: string) {
  const orderBy = getLastOrderDay(lastOrder, refillDays)
  return { orderBy, daysLeft: countDays(today, orderBy), isLate: !isInTime(lastOrder, today, refillDays) }
}
