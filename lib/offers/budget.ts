// Whether a monthly budget holds, and if not, from when and why. A budget is compared with a month: bills by the week count
// as 52/12 of them, a fill as a fill, and a bill that runs ahead as itself, because it is due at once.
import type { FeePurpose } from '../base/fees'
import { countPerYear, isAhead, isFill, MONTHS_PER_YEAR } from '../base/periods'
import { addUp, addUpHighest, getPayments, memoize, type Payment } from './payments'
import type { Plan, PlanPrice } from './plan'
import {
  getDearestDay,
  getDueTodayRange,
  getMonthAfterStart,
  getMonthAfterStartHighest,
  hasUnknownFee,
  isLowerBound,
  lacksDrug,
} from './sums'

/** The amounts a visitor can choose, in dollars a month. */
export const BUDGET_CHOICES = [150, 200, 250, 300]

/** Whether a budget is enough; `unknown`: where we don't know. */
export type BudgetGroup = 'fits' | 'unknown' | 'over'

/** What is left of a tight budget: less than the lowest monthly fee of the cost guide, $10 of shipping. */
const TIGHT_CENTS = 1000

/** A month or fill with its cost in cents, from and to. */
type Charge = { unit: 'month' | 'fill'; nth: number } & Amount

/** Cents from and to, the same where there is no range. */
export type Amount = { cents: number; toCents: number }

/** Whether a budget holds, and why. Amounts are in cents; lib/offers/words/answers.ts says it. */
export type Verdict =
  | { group: 'unknown'; why: 'price' | 'drug' | 'qualification' }
  /** There is such a fee, and nobody knows how much. */
  | { group: 'unknown'; why: 'fee'; what: FeePurpose }
  /** It depends on a fee between two amounts; `cents` is the most of the first month or fill that may be over. */
  | { group: 'unknown'; why: 'range'; unit: Charge['unit']; nth: number; cents: number }
  /** `at-once`: bills run ahead, the dearest is `cents`; `open`: only while the price stays as it is known. */
  | ({ group: 'fits'; why: 'at-once' } & Amount)
  | { group: 'fits'; why: 'open' | 'fill' | 'month' }
  /** A bill that runs ahead, in month `nth`. `later` is a month after the start, or null. */
  | ({ group: 'over'; why: 'ahead'; nth: number; later: Amount | null } & Amount)
  | ({ group: 'over'; why: 'average' } & Amount)
  /** `isSteady`: every later one is over, too. */
  | ({ group: 'over'; why: 'charge'; isSteady: boolean; unit: Charge['unit']; nth: number } & Amount)

/**
 * Whether a budget in cents a month is enough. It fits if the high end of every month and fill does; it is over if the low end
 * of one is.
 */
export function getVerdict(plan: Plan, months: number, budget: number): Verdict {
  const { price, gaps } = plan
  if (!price) return { group: 'unknown', why: 'price' }
  const isOver = ({ cents }: Charge) => cents > budget
  const charges = getCharges(plan, months)
  const first = charges.find(isOver)
  if (first) {
    const isSteady = charges.slice(charges.indexOf(first)).every(isOver)
    return judgeOver(first, isSteady, plan, price)
  }
  if (lacksDrug(plan)) return { group: 'unknown', why: 'drug' }
  if (plan.kind === 'program') return { group: 'unknown', why: 'qualification' }
  const [what] = plan.unknownFees ?? []
  if (what) return { group: 'unknown', why: 'fee', what }
  const open = charges.find(({ toCents }) => toCents > budget)
  if (open) return { group: 'unknown', why: 'range', unit: open.unit, nth: open.nth, cents: open.toCents }
  if (hasBillAhead(plan, months)) return { group: 'fits', why: 'at-once', ...getDearestDay(plan, months) }
  const isOpen =
    plan.startsFrom || gaps.includes('dose') || getPayments(plan, months).some(({ isAfterEnd }) => isAfterEnd)
  return { group: 'fits', why: isOpen ? 'open' : isFill(price.every) ? 'fill' : 'month' }
}

/** Whether a payment is a bill for more than a month, and not a part of one. */
const isBillAhead = ({ what, every, isPart }: Payment): boolean =>
  what === 'price' && !isPart && isAhead(every)

const isFillOfPrice = ({ what, every, isPart }: Payment): boolean =>
  what === 'price' && !isPart && isFill(every)

/** Whether a bill for more than a month is due at once, and not in parts. */
const hasBillAhead = (plan: Plan, months: number): boolean => getPayments(plan, months).some(isBillAhead)

function judgeOver(charge: Charge, isSteady: boolean, plan: Plan, { every }: PlanPrice): Verdict {
  const { unit, nth, cents, toCents } = charge
  const isOfBillAhead = getPayments(plan, MONTHS_PER_YEAR).some(
    (payment) => payment.month === nth && isBillAhead(payment),
  )
  if (unit === 'month' && isOfBillAhead) {
    const today = getDueTodayRange(plan)
    const asked = nth === 1 ? { cents: today.fromCents, toCents: today.toCents } : { cents, toCents }
    return { group: 'over', why: 'ahead', nth, ...asked, later: getLater(plan) }
  }
  if (countPerYear(every) > 13) return { group: 'over', why: 'average', cents, toCents }
  return { group: 'over', why: 'charge', isSteady, unit, nth, cents, toCents }
}

/** A month after the start; null if nothing comes then. */
function getLater(plan: Plan): Amount | null {
  const toCents = getMonthAfterStartHighest(plan)
  return toCents ? { cents: getMonthAfterStart(plan) ?? 0, toCents } : null
}

/** What a plan asks beside a budget: its dearest month or fill in cents, null if no price is known. */
export type BudgetMonth = {
  verdict: Verdict
  cents: number | null
  /** The high end of the dearest, if an amount is a range; otherwise the same. A budget of so much is sure to hold. */
  toCents: number | null
  /** More may have to be paid. */
  isLowerBound: boolean
  /** It fits only if there are no fees: some are not known, and next to nothing of the budget is left for them. */
  isTight: boolean
  /** It is due at once, not month by month. */
  isAtOnce: boolean
  /** Of the first fill that is over the budget, where earlier ones are not; null otherwise. */
  fill: ({ nth: number } & Amount) | null
}

export function getBudgetMonth(plan: Plan, months: number, budget: number): BudgetMonth {
  const { price } = plan
  const charges = getCharges(plan, months)
  const over = charges.find(({ cents }) => cents > budget)
  const verdict = getVerdict(plan, months, budget)
  const toCents = price ? Math.max(0, ...charges.map((charge) => charge.toCents)) : null
  return {
    verdict,
    cents: price ? Math.max(0, ...charges.map(({ cents }) => cents)) : null,
    toCents,
    isTight: verdict.group === 'fits' && budget - Number(toCents) < TIGHT_CENTS && hasUnknownFee(plan),
    isLowerBound: isLowerBound(plan),
    isAtOnce: hasBillAhead(plan, months),
    fill:
      over?.unit === 'fill' && over.nth > 1
        ? { nth: over.nth, cents: over.cents, toCents: over.toCents }
        : null,
  }
}

/** What each month (or fill) of the treatment costs, fees included. In a month with fills, and no bill ahead, each fill is a charge. */
const getCharges = memoize((plan, months): Charge[] => {
  const payments = getPayments(plan, months)
  const charges: Charge[] = []
  const { programMonths = months } = plan
  const last = Math.max(Math.min(months, programMonths), payments.at(-1)?.month ?? 0)
  for (let month = 1; month <= last; month++) {
    const due = payments.filter((payment) => payment.month === month)
    const fills = due.some(isBillAhead) ? [] : due.filter(isFillOfPrice)
    if (fills.length === 0) charges.push({ unit: 'month', nth: month, ...addUpMonth(due) })
    // What is due between two fills goes with the earlier one.
    for (const [index, fill] of fills.entries()) {
      const from = index === 0 ? Number.NEGATIVE_INFINITY : fill.day
      const to = fills[index + 1]?.day ?? Number.POSITIVE_INFINITY
      const ofFill = due.filter(({ day }) => day >= from && day < to)
      charges.push({ unit: 'fill', nth: fill.nth, ...addUpMonth(ofFill) })
    }
  }
  return charges
})

/** What is due in a month: bills by the day or week that come through all of it count as a twelfth of a year of them. */
function addUpMonth(due: readonly Payment[]): Pick<Charge, 'cents' | 'toCents'> {
  const groups = new Map<string, Payment[]>()
  for (const payment of due) {
    const key = `${payment.what} ${payment.every}`
    groups.set(key, [...(groups.get(key) ?? []), payment])
  }
  let cents = 0
  let toCents = 0
  for (const payments of groups.values()) {
    const share = getShareOfMonth(payments)
    cents += Math.round(addUp(payments) * share)
    toCents += Math.round(addUpHighest(payments) * share)
  }
  return { cents, toCents }
}

/** By how much the payments of a month differ from an average month of them: 52 weeks have months of four and of five. */
function getShareOfMonth(payments: readonly Payment[]): number {
  const perMonth = countPerYear(payments[0]?.every ?? 'month') / MONTHS_PER_YEAR
  const isWholeMonth = payments.length > 1 && payments.length >= Math.floor(perMonth)
  return perMonth > FILLS_PER_MONTH && isWholeMonth ? perMonth / payments.length : 1
}

/** Thirteen fills of four weeks a year are each compared with a month, not averaged. */
const FILLS_PER_MONTH = 13 / 12
