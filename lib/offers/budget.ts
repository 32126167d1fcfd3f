// Whether a monthly budget holds, and if not, from when and why. A budget is compared with a month: bills by the week count
// as 52/12 of them, a fill as a fill, and a bill that runs ahead as itself, because it is due at once.
import { FEES } from '../base/fees'
import { countPerYear, isAhead, isFill } from '../base/periods'
import { addUp, getPayments, memoize, type Payment } from './payments'
import { MONTHS_PER_YEAR, type Plan, type PlanPrice } from './plan'
import { getDearestPayment, getDueToday, getMonthAfterStart, isLowerBound, isMonthly } from './sums'

/** The amounts a visitor can choose, in dollars a month. */
export const BUDGET_CHOICES = [150, 200, 250, 300]

/** Whether a budget is enough; `unknown`: where we don't know. */
export type BudgetGroup = 'fits' | 'unknown' | 'over'

/** What is left of a tight budget: less than the lowest monthly fee of the cost guide, $10 of shipping. */
const TIGHT_CENTS = 1000

/** A month or fill with its cost in cents. */
type Charge = { unit: 'month' | 'fill'; nth: number; cents: number }

/** Whether a budget holds, and why. Amounts are in cents; lib/offers/words/answers.ts says it. */
export type Verdict =
  | { group: 'unknown'; why: 'price' | 'drug' | 'qualification' }
  /** `at-once`: bills run ahead, the dearest is `cents`; `open`: only while the price stays as it is known. */
  | { group: 'fits'; why: 'at-once'; cents: number; isProductKnown: boolean }
  | { group: 'fits'; why: 'open' | 'fill' | 'month'; isProductKnown: boolean }
  /** `laterCents` is a month after the start, or null. */
  | { group: 'over'; why: 'day-one'; cents: number; laterCents: number | null }
  | { group: 'over'; why: 'average'; cents: number }
  /** `isSteady`: every later one is over, too. */
  | ({ group: 'over'; why: 'charge'; isSteady: boolean } & Charge)

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
  if (plan.drug !== 'included' && !plan.drugFrom) return { group: 'unknown', why: 'drug' }
  if (plan.kind === 'program') return { group: 'unknown', why: 'qualification' }
  const isProductKnown = !gaps.includes('product')
  if (isAhead(price.every))
    return { group: 'fits', why: 'at-once', cents: getDearestPayment(plan, months), isProductKnown }
  const isOpen =
    plan.startsFrom || gaps.includes('dose') || getPayments(plan, months).some(({ isAfterEnd }) => isAfterEnd)
  return { group: 'fits', why: isOpen ? 'open' : isFill(price.every) ? 'fill' : 'month', isProductKnown }
}

function judgeOver(charge: Charge, isSteady: boolean, plan: Plan, { every }: PlanPrice): Verdict {
  if (charge.nth === 1 && isAhead(every))
    return {
      group: 'over',
      why: 'day-one',
      cents: getDueToday(plan),
      laterCents: getMonthAfterStart(plan) || null,
    }
  if (countPerYear(every) > 13) return { group: 'over', why: 'average', cents: charge.cents }
  return { group: 'over', why: 'charge', isSteady, ...charge }
}

/** What a plan asks beside a budget: its dearest month or fill in cents, null if no price is known. */
export type BudgetMonth = {
  verdict: Verdict
  cents: number | null
  /** More may have to be paid. */
  isLowerBound: boolean
  /** It fits only if there are no fees: some are not known, and next to nothing of the budget is left for them. */
  isTight: boolean
  /** It is due at once, not month by month. */
  isAtOnce: boolean
  /** Of the first fill that is over the budget, where earlier ones are not; null otherwise. */
  fill: { nth: number; cents: number } | null
}

export function getBudgetMonth(plan: Plan, months: number, budget: number): BudgetMonth {
  const { price } = plan
  const fills = getPayments(plan, months).filter(({ what }) => what === 'price')
  const over = fills.findIndex(({ amount }) => amount > budget)
  const first = fills[over]
  const verdict = getVerdict(plan, months, budget)
  const cents = price ? getNeed(plan, months) : null
  return {
    verdict,
    cents,
    isTight:
      verdict.group === 'fits' &&
      budget - Number(cents) < TIGHT_CENTS &&
      FEES.some((fee) => plan.gaps.includes(fee)),
    isLowerBound: isLowerBound(plan),
    isAtOnce: !isMonthly(plan),
    fill: price && isFill(price.every) && first && over > 0 ? { nth: over + 1, cents: first.amount } : null,
  }
}

/** The lowest budget in cents a month that a plan holds: its dearest month or fill. */
export const getNeed = (plan: Plan, months: number): number =>
  Math.max(0, ...getCharges(plan, months).map(({ cents }) => cents))

/** What each month (or fill) of the treatment costs, fees included. */
const getCharges = memoize((plan, months): Charge[] => {
  const payments = getPayments(plan, months)
  const isByFill = isFill(plan.price?.every ?? 'month')
  const charges: Charge[] = []
  for (let month = 1; month <= (payments.at(-1)?.month ?? 0); month++) {
    const due = payments.filter((payment) => payment.month === month)
    const bills = due.filter(({ what }) => what === 'price')
    const others = due.filter(({ what }) => what !== 'price')
    if (isByFill)
      charges.push(
        ...bills.map(
          ({ nth, amount }, at): Charge => ({
            unit: 'fill',
            nth,
            cents:
              amount + (at === 0 ? addUp(others) : addUp(others.filter(({ nth: other }) => other === nth))),
          }),
        ),
      )
    else charges.push({ unit: 'month', nth: month, cents: getAverage(bills, plan) + addUp(others) })
  }
  return charges
})

/** Bills by the day or week count as a twelfth of a year of them. */
function getAverage(bills: readonly Payment[], { price }: Plan): number {
  if (bills.length < 2 || !price) return addUp(bills)
  return Math.round((addUp(bills) / bills.length) * (countPerYear(price.every) / MONTHS_PER_YEAR))
}
