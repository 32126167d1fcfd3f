// The one function that says what a treatment costs: a plan and a number of months become a list of payments, which
// every sum on the site adds up. A month is 1/12 of a year; a year is 365 days, 52 weeks, 4 quarters, 12 or 13 fills.
import { MONTHS_LIMIT, MONTHS_PER_YEAR, type Payment, type Period, type Plan, type PlanPrice } from './plan'

/** A bill before fees. */
type Bill = Omit<Payment, 'what'>

const UNITS_PER_YEAR: Partial<Record<Period, number>> = { day: 365, week: 52 }
const MONTHS_PER_BILL: Partial<Record<Period, number>> = { month: 1, quarter: 3, year: 12 }

/** How often a price is paid in a year: days 365 times, quarters 4, a one-time price once. */
export const countPerYear = (period: Exclude<Period, 'fill'>): number =>
  UNITS_PER_YEAR[period] ?? MONTHS_PER_YEAR / (MONTHS_PER_BILL[period] ?? MONTHS_PER_YEAR)

/** Computes each plan and number of months (default 12) once: 450 plans take 28 ms, while a visitor types a budget. */
export function memoize<T>(compute: (plan: Plan, months: number) => T) {
  const known = new WeakMap<Plan, Map<number, T>>()
  return (plan: Plan, months = MONTHS_PER_YEAR): T => {
    const results = known.get(plan) ?? new Map<number, T>()
    const result = results.get(months) ?? compute(plan, months)
    known.set(plan, results.set(months, result))
    return result
  }
}

/**
 * What somebody pays who stays for `months` months (1 to 24), in order, month 1 first.
 * - Days and weeks are billed whole: the bills that have started by the end of a month (4, 8, 13 weeks). Fills are
 *   rounded to whole ones: 13 a year of 28 days.
 * - A bill that runs ahead (a quarter, a year) is one payment and is paid in full once started.
 * - A commitment is paid to its end, also if the treatment stops earlier.
 * - A program charges nothing after its last whole month.
 * - Free months come first; each takes its share off the bill that covers it. A one-time price has none.
 * - The first-month discount lowers the bills of the first paid month, never below 0.
 * - Membership and shipping are paid in every month (or with every fill), a visit and lab work once, in month 1.
 */
export const getPayments = memoize((plan, months): readonly Payment[] => {
  if (!Number.isInteger(months) || months < 1 || months > MONTHS_LIMIT)
    throw new RangeError(`expected 1 to ${MONTHS_LIMIT} months of treatment, got ${months}`)
  const { price, fees, commitment = 0, programMonths = Number.POSITIVE_INFINITY } = plan
  if (!price) return []
  const paid = Math.min(Math.max(months, commitment), programMonths)
  const charges = fees.flatMap(({ what, cents, per }) => {
    // Nobody buys a drug for months after the treatment.
    const last = per === 'once' ? Math.min(paid, 1) : what === 'drug' ? Math.min(months, programMonths) : paid
    const units = getUnits({ ...price, cents, period: per === 'fill' ? per : 'month', steps: [] }, last)
    return units.map(({ month, amount }): Payment => ({ month, amount, what }))
  })
  const bills = applyDiscount(getBills(price, paid, commitment), price.off ?? 0)
  return [...bills.map((bill): Payment => ({ ...bill, what: 'price' })), ...charges]
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => a.month - b.month)
})

/** Cents of all payments. */
export const addUp = (payments: readonly Pick<Payment, 'amount'>[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0)

function getBills(price: PlanPrice, months: number, commitment: number): Bill[] {
  const { period, billing = period, freeMonths = 0 } = price
  if (period === 'once') return months > 0 ? [{ month: 1, amount: price.cents }] : []
  const span = billing === 'once' ? commitment || (MONTHS_PER_BILL[period] ?? 1) : MONTHS_PER_BILL[billing]
  // A bill may cover months after the last one.
  const units = getUnits(price, months + (span ?? 0)).filter(({ month }) => month > freeMonths)
  if (span) return joinBills(units, months, span, freeMonths)
  return billing === period ? units : splitIntoWeeks(units, months)
}

/** Units of a price that have begun by the end of a month: whole days and weeks, fills rounded, otherwise months. */
function countUnits(months: number, { period, fillsPerYear = MONTHS_PER_YEAR }: Omit<PlanPrice, 'cents'>) {
  const count =
    (months * (period === 'fill' ? fillsPerYear : (UNITS_PER_YEAR[period] ?? MONTHS_PER_YEAR))) /
    MONTHS_PER_YEAR
  return period === 'fill' ? Math.round(count) : Math.floor(count)
}

/** Every unit of the price that is bought in the given months: a month's share of a quarter or a year, otherwise whole. */
function getUnits(price: PlanPrice, months: number): Bill[] {
  const span = MONTHS_PER_BILL[price.period] ?? 1
  const steps = price.steps?.flatMap((step) => Array<typeof step>(step.count).fill(step)) ?? []
  const units: Bill[] = []
  for (let month = 1; month <= months; month++)
    for (let nth = countUnits(month - 1, price) + 1; nth <= countUnits(month, price); nth++) {
      const step = steps[nth - 1] ?? price.steps?.at(-1)
      const amount = step?.cents ?? getPart(price.cents, span, (nth - 1) % span)
      units.push({ month, amount, nth, ...(step && { dose: step.label }) })
    }
  return units
}

/** One of the equal parts of an amount, to the cent: all of them add up to it. `index` counts from 0. */
const getPart = (cents: number, parts: number, index: number): number =>
  Math.round((cents * (index + 1)) / parts) - Math.round((cents * index) / parts)

/** Bills that cover `span` months each, due in their first month that is not free. */
function joinBills(units: readonly Bill[], months: number, span: number, freeMonths: number): Bill[] {
  const bills: Bill[] = []
  for (let start = 1; start <= months; start += span) {
    const covered = units.filter(({ month }) => month >= start && month < start + span)
    const month = Math.max(start, freeMonths + 1)
    if (month <= months)
      bills.push({ month, amount: addUp(covered), ...(span === 1 && { dose: covered[0]?.dose }) })
  }
  return bills
}

/** A price that counts by another period, billed every week: each month's part in equal parts. */
const splitIntoWeeks = (units: readonly Bill[], months: number): Bill[] =>
  Array.from({ length: months }, (_, before) => {
    const month = before + 1
    const weeks = countUnits(month, { period: 'week' }) - countUnits(before, { period: 'week' })
    const total = addUp(units.filter((unit) => unit.month === month))
    return Array.from({ length: weeks }, (_, week) => ({ month, amount: getPart(total, weeks, week) }))
  }).flat()

/** The discount of the first paid month, from its bills in order. */
function applyDiscount(bills: readonly Bill[], off: number): Bill[] {
  const first = bills.find(({ amount }) => amount > 0)?.month
  let left = off
  return bills.map((bill) => {
    const taken = bill.month === first ? Math.min(left, bill.amount) : 0
    left -= taken
    return { ...bill, amount: bill.amount - taken }
  })
}
