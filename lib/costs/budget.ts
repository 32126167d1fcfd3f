// Whether a monthly budget holds, and if not, from when and why. A budget is compared with what a month costs: bills per
// week count as 52/12 of them, a fill as a fill, and a bill that runs ahead as itself, because it is due at once.
import { formatBillingNote } from './cash-flow'
import { formatCents, NO_PRODUCT } from './labels'
import { addUp, getPayments, memoize } from './payments'
import { MONTHS_PER_YEAR, type Payment, type Plan } from './plan'

export const BUDGET_GROUPS = {
  fits: 'What fits',
  unknown: 'What we cannot say',
  over: 'What does not fit, and why',
}

export type BudgetGroup = keyof typeof BUDGET_GROUPS
/** `ask` is what to clear up first: "Which drug, and whether it is FDA-approved: not on record. Ask first." */
export type Verdict = { group: BudgetGroup; text: string; ask?: string }

/** A month or fill with its cost in cents, and the bills of the price in it. */
type Charge = { unit: 'month' | 'fill'; nth: number; cents: number; bills: Payment[] }

export function getVerdict(plan: Plan, months: number, budget: number): Verdict {
  const { price, highestDoseCents = 0, gaps } = plan
  if (!price) return { group: 'unknown', text: 'Cannot say: no price is on record' }
  const isOver = ({ cents }: Charge) => cents > budget
  const charges = getCharges(plan, months)
  const first = charges.find(isOver)
  if (first) {
    const isSteady = charges.slice(charges.indexOf(first)).every(isOver)
    return { group: 'over', text: describeOver(first, isSteady, plan, budget) }
  }
  if (plan.drug !== 'included')
    return { group: 'unknown', text: "Cannot say: the drug's price is not on record" }
  if (plan.kind === 'program') return { group: 'unknown', text: 'Only if you qualify' }
  const limit = formatCents(budget)
  if (highestDoseCents > budget)
    return { group: 'over', text: `Over ${limit} at the highest dose, ${formatCents(highestDoseCents)}` }
  const isStatedOnly = gaps.includes('dose') || (plan.monthsAtKnownPrice ?? months) < months
  const every = price.period === 'fill' ? 'every fill' : 'every month'
  const text = `Fits ${limit} ${isStatedOnly ? 'at the stated price' : every}`
  return {
    group: 'fits',
    text,
    ...(gaps.includes('product') && { ask: `${NO_PRODUCT}. Ask first.` }),
  }
}

/** The lowest budget in cents a month that a plan holds: its dearest month or fill, or its price at the highest dose. */
export const getNeed = (plan: Plan, months: number): number =>
  Math.max(plan.highestDoseCents ?? 0, ...getCharges(plan, months).map(({ cents }) => cents))

/** What each month (or fill) of the treatment costs, fees included. */
const getCharges = memoize((plan, months): Charge[] => {
  const payments = getPayments(plan, months)
  const byMonth = Array.from({ length: payments.at(-1)?.month ?? 0 }, (): Payment[] => [])
  for (const payment of payments) byMonth[payment.month - 1]?.push(payment)
  return byMonth.flatMap((due, index): Charge[] => {
    const bills = due.filter(({ what }) => what === 'price')
    const fees = addUp(due) - addUp(bills)
    if (plan.price?.period !== 'fill')
      return [{ unit: 'month', nth: index + 1, cents: getAverage(bills, plan) + fees, bills }]
    return bills.map(({ nth = 0, amount }, at) => ({
      unit: 'fill',
      nth,
      bills: [],
      cents: amount + (at === 0 ? fees : 0),
    }))
  })
})

/** Several bills in a month count as a twelfth of a year of them; a discount comes off. */
function getAverage(bills: readonly Payment[], { price }: Plan): number {
  if (bills.length < 2) return addUp(bills)
  const full = Math.max(...bills.map(({ amount }) => amount))
  const off = full * bills.length - addUp(bills)
  return Math.round((full * (price?.period === 'day' ? 365 : 52)) / MONTHS_PER_YEAR) - off
}

function describeOver({ unit, nth, cents, bills }: Charge, isSteady: boolean, plan: Plan, budget: number) {
  const limit = formatCents(budget)
  const cadence = plan.price?.billing ?? plan.price?.period ?? 'once'
  if (nth === 1 && ['quarter', 'year', 'once'].includes(cadence))
    return `Asks ${formatCents(cents)} on day one${formatBillingNote(plan)}`
  if (bills.length < 2)
    return `Over ${limit} ${isSteady ? 'from' : 'in'} ${unit} ${nth}, ${formatCents(cents)}`
  const amount = Math.max(...bills.map((bill) => bill.amount))
  return bills.length * amount > budget && addUp(bills) === bills.length * amount
    ? `Over ${limit} in month ${nth} (${bills.length} × ${formatCents(amount)})`
    : `Over ${limit} a month on average, ${formatCents(cents)}`
}
