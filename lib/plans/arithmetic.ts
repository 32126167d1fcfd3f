// How a sum adds up, in words, one step per line: "12 months × $179 = $2,148", "$100 off the first month", "$2,048".
import { countUnits } from '../base/format'
import { addUp, isAtLeast } from './figures'
import { getPayments } from './payments'
import type { Payment, Plan, PlanPrice } from './plan'
import { AT_LEAST, FEE_WORDS, formatCents, formatSum } from './words'

/** The steps in order. The last line is the sum, unless there is only one step, which states the sum itself. */
export function getSteps(plan: Plan, months: number): string[] {
  const { price } = plan
  if (!price) return []
  const full: Plan = { ...plan, price: { ...price, off: 0 } }
  const payments = getPayments(full, months)
  const bills = payments.filter(({ what }) => what === 'price')
  const total = addUp(getPayments(plan, months))
  const off = addUp(payments) - total
  const lines = [
    ...(price.freeMonths && price.period !== 'once' ? [describeFree(price.freeMonths)] : []),
    ...groupEqual(bills).map((group) => describeGroup(group, price)),
    ...(off > 0 ? [`${formatCents(off)} off the first ${price.freeMonths ? 'paid ' : ''}month`] : []),
    ...plan.fees.flatMap(({ what, cents, per }) =>
      describeFee(payments.filter((payment) => payment.what === what).length, what, cents, per),
    ),
  ]
  if (lines.length > 1) return [...lines, formatSum(total, isAtLeast(plan))]
  return isAtLeast(plan) ? lines.map((line) => line.replace(/(?=\$[\d,.]+$)/, `${AT_LEAST} `)) : lines
}

const describeFree = (months: number) => `first ${months === 1 ? 'month' : `${months} months`} free`

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

function describeGroup(group: readonly Payment[], price: PlanPrice): string {
  const sum = formatCents(addUp(group))
  if (price.period === 'once' || price.billing === 'once') return `One payment: ${sum}`
  const unit = price.billing ?? price.period
  if (unit === 'year' && group.length === 1) return `One payment a year: ${sum}`
  const doses = formatDoses(group.flatMap(({ dose }) => dose ?? []))
  return `${countUnits(group.length, unit)} × ${formatCents(group[0]?.amount ?? 0)}${doses && ` (${doses})`} = ${sum}`
}

/** "9 to 25 mg", a single dose unchanged, or nothing. */
function formatDoses(doses: readonly string[]): string {
  const [first = '', last = ''] = [doses[0], doses.at(-1)]
  return first === last ? first : `${first.replace(/ mg$/, '')} to ${last}`
}

function describeFee(
  times: number,
  what: keyof typeof FEE_WORDS,
  cents: number,
  per: 'month' | 'once' | 'fill',
): string[] {
  if (times === 0) return []
  if (per === 'once') return [`${formatCents(cents)} for ${FEE_WORDS[what]}`]
  return [
    `${countUnits(times, per)} × ${formatCents(cents)} for ${FEE_WORDS[what]} = ${formatCents(times * cents)}`,
  ]
}
