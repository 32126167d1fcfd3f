// How a sum adds up, in words, one step per line: "12 months × $179 = $2,148", "$100 off the first month", "$2,048".
import { countUnits } from '../base/format'
import { addUp, getPayments } from './payments'
import type { Payment, Plan, PlanFee, PlanPrice } from './plan'
import { isAtLeast } from './sums'
import { AT_LEAST, FEE_WORDS, formatCents, formatSum } from './words'

/** The steps in order. The last line is the sum, unless there is only one step, which states the sum itself. */
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
  if (lines.length > 1) return [...lines, formatSum(total, isAtLeast(plan))]
  return isAtLeast(plan) ? lines.map((line) => line.replace(/(?=\$[\d,.]+$)/, `${AT_LEAST} `)) : lines
}

/** Consecutive bills of the same amount. */
export function groupEqual<T extends Pick<Payment, 'amount'>>(bills: readonly T[]): T[][] {
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
