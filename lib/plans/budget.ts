// Whether a monthly budget holds, and if not, from when and why. A budget is compared with what a month costs: bills per
// week count as 52/12 of them, a fill as a fill, and a bill that runs ahead as itself, because it is due at once.
import { formatBillingNote } from './cash-flow'
import { addUp } from './figures'
import { getPayments } from './payments'
import { MONTHS_PER_YEAR, type Payment, type Plan, type PlanPrice } from './plan'
import { remember } from './remember'
import { formatCents, formatGap } from './words'

export type BudgetGroup = 'fits' | 'unknown' | 'over'
export type Verdict = { group: BudgetGroup; readonly text: string }

export const BUDGET_GROUPS = {
  fits: 'What fits',
  unknown: 'What we cannot say',
  over: 'What does not fit, and why',
} satisfies Record<BudgetGroup, string>

/** A month or fill with its cost in cents. `bills` is set if the month has several bills of the price. */
type Charge = { unit: 'month' | 'fill'; nth: number; cents: number; bills?: Payment[] }

const PER_YEAR = { day: 365, week: 52 }

export function getVerdict(plan: Plan, months: number, budget: number): Verdict {
  const { price, highestDoseCents = 0 } = plan
  if (!price) return { group: 'unknown', text: 'Cannot say: no price is on record' }
  const charges = getCharges(plan, months)
  const index = charges.findIndex(({ cents }) => cents > budget)
  const first = charges[index]
  if (first)
    return {
      group: 'over',
      // Hundreds of plans are sorted into groups, and few are shown.
      get text() {
        const isSteady = charges.slice(index).every(({ cents }) => cents > budget)
        return describeOver(first, isSteady, plan, price, budget)
      },
    }
  if (plan.drug !== 'included')
    return { group: 'unknown', text: "Cannot say: the drug's price is not on record" }
  if (plan.kind === 'program') return { group: 'unknown', text: 'Only if you qualify' }
  const limit = formatCents(budget)
  if (highestDoseCents > budget)
    return { group: 'over', text: `Over ${limit} at the highest dose, ${formatCents(highestDoseCents)}` }
  const isStatedOnly = plan.gaps.includes('dose') || (plan.knownMonths ?? months) < months
  const every = price.period === 'fill' ? 'every fill' : 'every month'
  const ask = plan.gaps.includes('product') ? `. ${formatGap('product')}. Ask first.` : ''
  return { group: 'fits', text: `Fits ${limit} ${isStatedOnly ? 'at the stated price' : every}${ask}` }
}

/** The lowest budget in cents a month that a plan holds: its dearest month or fill, or its price at the highest dose. */
export const getNeed = (plan: Plan, months: number): number =>
  Math.max(plan.highestDoseCents ?? 0, ...getCharges(plan, months).map(({ cents }) => cents))

/** What each month (or fill) of the treatment costs, fees included. */
const getCharges = remember((plan, months): Charge[] => {
  const byMonth: Payment[][] = []
  for (const payment of getPayments(plan, months)) {
    byMonth[payment.month - 1] ??= []
    byMonth[payment.month - 1]?.push(payment)
  }
  return Array.from(byMonth, (due = [], index) => ({ due, month: index + 1 })).flatMap(
    ({ due, month }): Charge[] => {
      const bills = due.filter(({ what }) => what === 'price')
      const fees = addUp(due) - addUp(bills)
      if (plan.price?.period === 'fill' && !plan.price.billing)
        return bills.map(({ nth = 0, amount }, at) => ({
          unit: 'fill',
          nth,
          cents: amount + (at === 0 ? fees : 0),
        }))
      const cents = bills.length > 1 ? getAverage(bills, plan.price) : addUp(bills)
      return [{ unit: 'month', nth: month, cents: cents + fees, ...(bills.length > 1 && { bills }) }]
    },
  )
})

/** Several bills in a month count as a twelfth of a year of them; a discount comes off. */
function getAverage(bills: readonly Payment[], price: PlanPrice | undefined): number {
  const perYear = PER_YEAR[price?.period === 'day' ? 'day' : 'week']
  const full = Math.max(...bills.map(({ amount }) => amount))
  const off = full * bills.length - addUp(bills)
  return Math.round((full * perYear) / MONTHS_PER_YEAR) - off
}

function describeOver(
  { unit, nth, cents, bills }: Charge,
  isSteady: boolean,
  plan: Plan,
  price: PlanPrice,
  budget: number,
) {
  const limit = formatCents(budget)
  const cadence = price.billing ?? price.period
  if (nth === 1 && (cadence === 'quarter' || cadence === 'year' || cadence === 'once'))
    return `Asks ${formatCents(cents)} on day one${formatBillingNote(plan)}`
  if (!bills) return `Over ${limit} ${isSteady ? 'from' : 'in'} ${unit} ${nth}, ${formatCents(cents)}`
  const amount = Math.max(...bills.map((bill) => bill.amount))
  return bills.length * amount > budget && addUp(bills) === bills.length * amount
    ? `Over ${limit} in month ${nth} (${bills.length} × ${formatCents(amount)})`
    : `Over ${limit} in month ${nth}, ${formatCents(cents)} on average`
}
