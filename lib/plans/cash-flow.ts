// When the money is due, in one line: "Due today $79, if billed by the month, then $179 a month", "$149, $199, then $299 a fill".
import { groupEqual } from './arithmetic'
import { addUp, getPayments } from './payments'
import { MONTHS_PER_YEAR, type Payment, type Period, type Plan } from './plan'
import { getDueToday } from './sums'
import { formatCents, NO_REFUND } from './words'

/** The month in which a row says what stopping costs, if the bill runs ahead. */
const EARLY_STOP = 3

/** With `isDue`, fills begin with today's: "Due today $149 plus a visit, then $199, then $299 a fill". */
export function formatCashFlow(plan: Plan, isDue = false): string {
  const { price, kind, commitment = 0 } = plan
  if (!price) return 'No price on record. Ask first.'
  const payments = getPayments(plan, MONTHS_PER_YEAR)
  if (price.period === 'fill') {
    const fills = payments.filter(({ what }) => what === 'price')
    const due = isDue ? `Due today ${formatCents(fills.shift()?.amount ?? 0)} plus a visit, then ` : ''
    return due + describeRuns(fills, 'a fill')
  }
  if (kind !== 'provider') return `${formatCents(price.cents)} a ${price.period}`
  const due = formatDueToday(plan)
  const unit = price.billing ?? price.period
  const monthly = addUp(payments.filter(({ month, what }) => month === 2 && what !== 'price'))
  const later = describeLaterBills(payments, unit, price.cents)
  if (unit !== 'month' && monthly > 0) later.push(`${formatCents(monthly)} a month`)
  const then = later.length > 0 ? `, then ${later.join(' and ')}` : ''
  if (unit === 'once') return due + (then || ', once')
  if (unit === 'year') {
    const refund = plan.gaps.includes('refund') ? `; ${NO_REFUND}` : ''
    return `${due}, also if you stop in month ${EARLY_STOP}${refund}${then.replace(',', ';')}`
  }
  return due + then + (commitment > 1 ? `, for at least ${commitment} months` : '')
}

/** "Due today $79, if billed by the month", "Nothing due today". */
export function formatDueToday(plan: Plan): string {
  const today = getDueToday(plan)
  return (today === 0 ? 'Nothing due today' : `Due today ${formatCents(today)}`) + formatBillingNote(plan)
}

/** "$99 a week", or for months also the fees in them. Nothing for a bill that is due once a year or less. */
function describeLaterBills(payments: readonly Payment[], unit: Period, cents: number): string[] {
  if (unit === 'once' || unit === 'year') return []
  if (unit === 'quarter') {
    const next = payments.find(({ month, what }) => month > 1 && what === 'price')
    return next ? [`${formatCents(next.amount)} every 3 months`] : []
  }
  if (unit !== 'month') return [`${formatCents(cents)} a ${unit}`]
  const totals = Array.from({ length: MONTHS_PER_YEAR - 1 }, (_, index) => ({
    amount: addUp(payments.filter(({ month }) => month === index + 2)),
  }))
  return [describeRuns(totals, 'a month')]
}

/** ", if billed by the month" after what a provider asks today, if its billing is not on record. */
export function formatBillingNote({ kind, price }: Plan): string {
  if (kind !== 'provider' || !price || price.billing || price.period === 'once') return ''
  return `, if billed by the ${price.period}`
}

/** "$149, $199, then $299 a fill", "$199 twice, then $349 a fill", "$349 a fill". */
function describeRuns(amounts: readonly Pick<Payment, 'amount'>[], unit: string): string {
  const steps = groupEqual(amounts).map(({ length, 0: first }, index, { length: count }) => {
    const times = ['', '', ' twice'][length] ?? ` ${length} times`
    return formatCents(first?.amount ?? 0) + (index === count - 1 ? ` ${unit}` : times)
  })
  return steps.join(', ').replace(/, (?!.*, )/, ', then ')
}
