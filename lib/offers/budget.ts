// Whether a monthly budget holds, and if not, from when and why. A budget is compared with a month: bills by the week count
// as 52/12 of them, a fill as a fill, and a bill that runs ahead as itself, because it is due at once.
import { ASK_PRODUCT, formatCents } from './labels'
import { addUp, countPerYear, getPayments, isFill, memoize, type Payment } from './payments'
import { MONTHS_PER_YEAR, type Plan } from './plan'
import { getDearestPayment, getDueToday, getMonthAfterStart, isAhead } from './sums'

/** The amounts a visitor can choose, in dollars a month. */
export const BUDGET_CHOICES = [150, 200, 250, 300]

/** Whether a budget is enough; `unknown`: where we don't know. */
export type BudgetGroup = 'fits' | 'unknown' | 'over'

/** `ask` is what to clear up first: "We don’t know which drug, and whether it is FDA-approved. Ask first." */
export type Verdict = { group: BudgetGroup; text: string; ask?: string }

/** A month or fill with its cost in cents. */
type Charge = { unit: 'month' | 'fill'; nth: number; cents: number }

export function getVerdict(plan: Plan, months: number, budget: number): Verdict {
  const { price, gaps } = plan
  if (!price) return { group: 'unknown', text: 'We don’t know the price' }
  const isOver = ({ cents }: Charge) => cents > budget
  const charges = getCharges(plan, months)
  const first = charges.find(isOver)
  if (first) {
    const isSteady = charges.slice(charges.indexOf(first)).every(isOver)
    return { group: 'over', text: describeOver(first, isSteady, plan, budget) }
  }
  if (plan.drug !== 'included' && !plan.drugFrom)
    return { group: 'unknown', text: 'We don’t know the drug’s price' }
  if (plan.kind === 'program') return { group: 'unknown', text: 'Only if you qualify' }
  const isOpen =
    plan.startsFrom || gaps.includes('dose') || getPayments(plan, months).some(({ isAfterEnd }) => isAfterEnd)
  return {
    group: 'fits',
    text: `Fits ${formatCents(budget)} ${describeFit(plan, months, isOpen)}`,
    ...(gaps.includes('product') && { ask: `${ASK_PRODUCT}. Ask first.` }),
  }
}

/** "every month", "at this price", or for bills that run ahead: "with $1,050 at once". */
function describeFit({ price, ...plan }: Plan, months: number, isOpen: boolean): string {
  if (price && isAhead(price.every))
    return `with ${formatCents(getDearestPayment({ ...plan, price }, months))} at once`
  if (isOpen) return 'at this price'
  return price && isFill(price.every) ? 'every fill' : 'every month'
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
            cents: amount + (at === 0 ? addUp(others) : addUp(others.filter(({ nth: own }) => own === nth))),
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

function describeOver({ unit, nth, cents }: Charge, isSteady: boolean, plan: Plan, budget: number): string {
  const limit = formatCents(budget)
  const every = plan.price?.every ?? 'once'
  if (nth === 1 && isAhead(every)) {
    const later = getMonthAfterStart(plan)
    return `Asks ${formatCents(getDueToday(plan))} on day one${later ? `; ${formatCents(later)} a month` : ''}`
  }
  if (countPerYear(every) > 13) return `Over ${limit} a month on average, ${formatCents(cents)}`
  return `Over ${limit} ${isSteady ? 'from' : 'in'} ${unit} ${nth}, ${formatCents(cents)}`
}
