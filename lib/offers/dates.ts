// The days of a treatment that starts on a given day: of each payment, of the end of a price or an introduction, of the last
// notice. Days like 2026-11-20, no sentence: calendar-file.ts says what is due.
import { compact } from '../base/compact'
import { addDays, countStartedMonths, countWholeMonths, type Day, parseDay } from '../base/day'
import { addDistance, type Every, getDistance, isFill } from '../base/periods'
import type { Offer } from '../schemas/offers'
import { getCentsAfterEnd, getPayments, listBills, type Payment } from './payments'
import { MONTHS_LIMIT, type Plan, type PlanPrice } from './plan'

/** The day of a payment. */
export const getPaymentDay = (start: string, { at }: Pick<Payment, 'at'>): string => addDistance(start, at)

/** No plan is paid for longer: two years, a minimum term of three, and notice. */
const LAST_MONTH = 66

/** The bills of a price that come on or before a day. */
export function countBillsTo(start: string, ends: string, price: PlanPrice): number {
  if (ends < start) return 0
  // Bills by the week count in the month in which they have passed whole, so that one more month may contain some.
  const months = Math.min(countStartedMonths(start, ends) + 1, LAST_MONTH)
  const bills = listBills(price, 'price', months)
  return bills.filter((bill) => getPaymentDay(start, bill) <= ends).length
}

/** The plan of somebody who starts on that day: a price or a program with a last day has fewer bills. */
export function startOn(plan: Plan, start: string): Plan {
  const { price, ends, drugFrom, programMonths } = plan
  const move = (from: PlanPrice, last?: string): PlanPrice =>
    last ? { ...from, billsToEnd: countBillsTo(start, last, from) } : from
  return compact({
    ...plan,
    price: price && move(price, ends),
    drugFrom: drugFrom && { ...drugFrom, price: move(drugFrom.price, drugFrom.ends) },
    programMonths: programMonths !== undefined && ends ? countWholeMonths(start, ends) : programMonths,
  })
}

/** A price after its last day: every bill costs what comes then. */
export function getPriceAfter(price: PlanPrice): PlanPrice {
  const { first = [], billsToEnd: _, thenCents: __, ...others } = price
  const cents = getCentsAfterEnd(price.cents, price)
  const groups = first.map((group) => ({ ...group, cents: getCentsAfterEnd(group.cents, price) }))
  // Without doses, an introduction has ended with the price.
  const isEqual = groups.every((group) => group.cents === cents && !group.every && !group.dose)
  return compact({ ...others, cents, first: isEqual ? undefined : groups })
}

/**
 * A plan by the visitor's clock, where the page was built earlier: the day after the last one of its price, every bill costs
 * what comes then, or the price is over (`endedOn`). The price on the card is then another one, too.
 */
export function getPlanOn(plan: Plan, today: string): Plan {
  const { price, ends, cardPrice: _, ...others } = plan
  if (!price || !ends || today <= ends || plan.kind === 'program') return startOn(plan, today)
  return price.thenCents === undefined
    ? { ...startOn(others, today), endedOn: ends }
    : startOn({ ...others, price: getPriceAfter(price) }, today)
}

const isPast = (day: string | undefined, today: string): boolean => day !== undefined && day < today

/**
 * Whether a plan is left out of a list on a day: a program after its end, and a maker's offer whose price is over, or whose
 * introduction left only the usual price. A seller's stays, and says that it has ended.
 */
function isPlanOver({ kind, ends, price }: Plan, today: string): boolean {
  if (kind === 'provider' || !isPast(ends, today)) return false
  if (kind === 'program' || !price) return true
  return price.thenCents === undefined || price.thenCents === price.cents || price.dose !== undefined
}

/** The plans of a page that was built earlier, by the visitor's clock; the same list if none has ended since. */
export function listPlansOn(plans: readonly Plan[], today: string): readonly Plan[] {
  const hasEnded = ({ ends, drugFrom }: Plan) => isPast(ends, today) || isPast(drugFrom?.ends, today)
  if (!plans.some(hasEnded)) return plans
  return plans.flatMap((plan) =>
    isPlanOver(plan, today) ? [] : hasEnded(plan) ? getPlanOn(plan, today) : plan,
  )
}

/** The day of the build, then, in order, each day after the last one of a price: from then on, a list of plans is another one. */
export function listChangeDays(plans: readonly Plan[], today: Day): Day[] {
  const ends = plans.flatMap((plan) => [plan.ends ?? [], plan.drugFrom?.ends ?? []].flat())
  const days = new Set(ends.map((day) => parseDay(addDays(day, 1))))
  return [today, ...[...days].filter((day) => day > today).sort()]
}

/**
 * Reads a list of plans on a day, each as on the last day on which it changed itself: between those, its sums stay as they were
 * when the page was built. `read` is that of a build on a day.
 */
export function readBetweenChanges(
  read: (day: Day) => readonly Plan[],
  today: Day,
): (day: Day) => readonly Plan[] {
  const lists = new Map<Day, ReadonlyMap<string, Plan>>()
  const readByKey = (day: Day) => {
    const plans = lists.get(day) ?? new Map(read(day).map((plan) => [plan.key, plan]))
    lists.set(day, plans)
    return plans
  }
  return (day) =>
    [...readByKey(day).values()].map((plan) => {
      const built = readByKey(today).get(plan.key)
      const since = built && listChangeDays([built], today).findLast((change) => change <= day)
      return (since && readByKey(since).get(plan.key)) ?? plan
    })
}

/** When an introduction ends: its last day, and the bill after it. Null if there is none. Lower doses are no introduction. */
export function getIntroductionEnd({ price }: Plan, start: string) {
  const { first = [] } = price ?? {}
  if (!price || first.length === 0 || first.some(({ dose }) => dose)) return null
  const count = first.reduce((sum, { bills }) => sum + bills, 0)
  const bills = listBills(price, 'price', MONTHS_LIMIT)
  const before = bills[count - 1]
  const next = bills[count]
  if (!before || !next || before.amount === next.amount) return null
  const nextDay = getPaymentDay(start, next)
  return { day: addDays(nextDay, -1), nextDay, beforeCents: before.amount, nextCents: next.amount }
}

/** The day of the first bill that is not paid if somebody stops when these months, or the minimum term, are over. */
export function getNextBillDay(plan: Plan, months: number, start: string): string | null {
  const { price } = plan
  if (!price || price.every === 'once') return null
  const parts = price.instalments?.bills ?? 1
  const paid = getPayments(plan, months).filter(({ what }) => what === 'price').length / parts
  const next = listBills(price, 'price', LAST_MONTH)[paid]
  return next ? getPaymentDay(start, next) : null
}

/** The last day to give notice at least `days` days before a bill; the first day if that is over. */
export function getNoticeDay(billDay: string, days: number, start: string): string {
  const day = addDays(billDay, -days)
  return day < start ? start : day
}

/** The day of the first fill with which the last of the reduced ones comes on the last day of their price. */
const getFirstFillDay = (ends: string, every: Every, reduced: number): string =>
  addDays(ends, -getDistance(every, reduced - 1).days)

/** The last day for a first fill, so that all reduced ones come before the price ends; null if that is over, or never. */
export function getStartBy({ price }: Pick<Offer, 'price'>, today: string): string | null {
  const { then, ends, every, first = [] } = price ?? {}
  if (then === undefined || !ends || !every || !isFill(every)) return null
  const reduced = first.reduce((sum, { bills, amount }) => sum + (amount < then ? bills : 0), 0)
  const day = getFirstFillDay(ends, every, reduced)
  return today <= day ? day : null
}

/** The same of a plan, which counts its fills from its own first day. */
export function getStartOfPlanBy({ price, ends }: Pick<Plan, 'price' | 'ends'>): string | null {
  const { thenCents, every, first = [], billsToEnd = 0 } = price ?? {}
  if (thenCents === undefined || !ends || !every || !isFill(every)) return null
  const reduced = first.reduce((sum, { bills, cents }) => sum + (cents < thenCents ? bills : 0), 0)
  return reduced > 0 && reduced <= billsToEnd ? getFirstFillDay(ends, every, reduced) : null
}
