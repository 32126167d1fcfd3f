// When the money is due, in one line: "Due today $79, if billed by the month, then $179 a month", "$149, $199, then $299 a fill".
import { getDueToday } from './figures'
import { getPayments } from './payments'
import { MONTHS_PER_YEAR, type Plan } from './plan'
import { formatCents, NO_REFUND } from './words'

/** The month in which a row says what stopping costs, if the bill runs ahead. */
const EARLY_STOP = 3

/** With `isDue`, fills begin with today's: "Due today $149 plus a visit, then $199, then $299 a fill". */
export function formatCashFlow(plan: Plan, isDue = false): string {
  const { price, kind, commitment = 0 } = plan
  if (!price) return 'No price on record. Ask first.'
  const payments = getPayments(plan, MONTHS_PER_YEAR)
  if (price.period === 'fill') {
    const fills = payments.flatMap(({ what, amount }) => (what === 'price' ? amount : []))
    const due = isDue ? `Due today ${formatCents(fills.shift() ?? 0)} plus a visit, then ` : ''
    return due + describeRuns(fills, 'a fill')
  }
  if (kind !== 'provider') return `${formatCents(price.cents)} a ${price.period}`
  const today = getDueToday(plan)
  const due = today === 0 ? 'Nothing due today' : `Due today ${formatCents(today)}`
  const unit = price.billing ?? price.period
  if (unit === 'once') return `${due}, once`
  const basis = due + formatBillingNote(plan)
  const bound = commitment > 1 && unit !== 'year' ? `, for at least ${commitment} months` : ''
  if (unit === 'year') {
    const refund = plan.gaps.includes('refund') ? `; ${NO_REFUND}` : ''
    return `${basis}, even if you stop in month ${EARLY_STOP}${refund}`
  }
  if (unit === 'quarter') {
    const next = payments.find(({ month, what }) => month > 1 && what === 'price')
    return `${basis}${next ? `, then ${formatCents(next.amount)} every 3 months` : ''}${bound}`
  }
  if (unit !== 'month') return `${basis}, then ${formatCents(price.cents)} a ${unit}${bound}`
  const totals = Array.from({ length: MONTHS_PER_YEAR }, (_, index) =>
    payments.reduce((sum, { month, amount }) => (month === index + 1 ? sum + amount : sum), 0),
  )
  const later = describeRuns(totals.slice(1), 'a month')
  return `${basis}, then ${later}${bound}`
}

/** ", if billed by the month" after what a provider asks today, if its billing is not on record. */
export function formatBillingNote({ kind, price }: Plan): string {
  if (kind !== 'provider' || !price || price.billing || price.period === 'once') return ''
  return `, if billed by the ${price.period}`
}

/** "$149, $199, then $299 a fill", "$199 twice, then $349 a fill", "$349 a fill". */
function describeRuns(amounts: readonly number[], unit: string): string {
  const runs: { amount: number; times: number }[] = []
  for (const amount of amounts) {
    const last = runs.at(-1)
    if (last?.amount === amount) last.times++
    else runs.push({ amount, times: 1 })
  }
  const last = runs.pop()
  const steps = runs.map(({ amount, times }) => `${formatCents(amount)}${TIMES[times] ?? ` ${times} times`}`)
  const end = `${formatCents(last?.amount ?? 0)} ${unit}`
  return steps.length === 0 ? end : `${steps.join(', ')}, then ${end}`
}

const TIMES: Record<number, string> = { 1: '', 2: ' twice' }
