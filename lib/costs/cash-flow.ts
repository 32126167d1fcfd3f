// The payments of a plan in words: when the money is due, and how a sum adds up.
import { countUnits } from '../base/format'
import { AT_LEAST, FEE_WORDS, formatCents, formatSum, NO_REFUND } from './labels'
import { addUp, getPayments } from './payments'
import { MONTHS_PER_YEAR, type Payment, type Period, type Plan, type PlanFee, type PlanPrice } from './plan'
import { getDueToday, isLowerBound } from './sums'

/** The month in which a row says what stopping costs, if the bill runs ahead. */
const EARLY_STOP = 3

/**
 * When the money is due, in one line: "Due today $79, if billed by the month, then $179 a month", "$149, $199, then $299 a
 * fill". With `isDue`, fills begin with today's: "Due today $149 plus a visit, then $199, then $299 a fill".
 */
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

/**
 * How a sum adds up, one step a line: "12 months × $179 = $2,148", "$100 off the first month", "$2,048". The last line is
 * the sum, unless there is only one step, which states the sum itself.
 */
export function getSteps(plan: Plan, months: number): string[] {
  const { price } = plan
  if (!price) return []
  const { freeMonths = 0 } = price
  const payments = getPayments({ ...plan, price: { ...price, off: 0 } }, months)
  const bills = payments.filter(({ what }) => what === 'price')
  const total = addUp(getPayments(plan, months))
  const off = addUp(payments) - total
  const lines = groupEqual(bills).map((group) => describeGroup(group, price))
  if (freeMonths && price.period !== 'once')
    lines.unshift(`first ${freeMonths === 1 ? 'month' : `${freeMonths} months`} free`)
  if (off > 0) lines.push(`${formatCents(off)} off the first ${freeMonths ? 'paid ' : ''}month`)
  for (const fee of plan.fees) {
    const times = payments.filter(({ what }) => what === fee.what).length
    if (times > 0) lines.push(describeFee(times, fee))
  }
  if (lines.length > 1) return [...lines, formatSum(total, isLowerBound(plan))]
  return isLowerBound(plan) ? lines.map((line) => line.replace(/(?=\$[\d,.]+$)/, `${AT_LEAST} `)) : lines
}

/** Consecutive bills of the same amount. */
function groupEqual<T extends Pick<Payment, 'amount'>>(bills: readonly T[]): T[][] {
  const groups: T[][] = []
  for (const bill of bills) {
    const last = groups.at(-1)
    if (last?.[0]?.amount === bill.amount) last.push(bill)
    else groups.push([bill])
  }
  return groups
}

function describeGroup(group: readonly Payment[], { period, billing }: PlanPrice): string {
  const unit = billing ?? period
  const sum = formatCents(addUp(group))
  if (period === 'once' || unit === 'once') return `One payment: ${sum}`
  if (unit === 'year' && group.length === 1) return `One payment a year: ${sum}`
  const doses = formatDoses(group.flatMap(({ dose }) => dose ?? []))
  return `${countUnits(group.length, unit)} × ${formatCents(group[0]?.amount ?? 0)}${doses && ` (${doses})`} = ${sum}`
}

/** "9 to 25 mg", a single dose unchanged, or nothing. */
function formatDoses(doses: readonly string[]): string {
  const [first = '', last = ''] = [doses[0], doses.at(-1)]
  return first === last ? first : `${first.replace(/ mg$/, '')} to ${last}`
}

const describeFee = (times: number, { what, cents, per }: PlanFee): string =>
  per === 'once'
    ? `${formatCents(cents)} for ${FEE_WORDS[what]}`
    : `${countUnits(times, per)} × ${formatCents(cents)} for ${FEE_WORDS[what]} = ${formatCents(times * cents)}`
