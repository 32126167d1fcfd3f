// The one function that says what a treatment costs: a plan and a number of months become a list of payments. Nothing
// else on the site multiplies a price. A month is 1/12 of a year; a year is 365 days, 52 weeks, 4 quarters, 12 or 13 fills.
import {
  MONTHS_LIMIT,
  MONTHS_PER_YEAR,
  type Payment,
  type Period,
  type PlanPrice,
  type PlanStep,
} from './plan'
import { remember } from './remember'

/** A bill of the price before fees: cents, and the number of the period that it pays for. */
type Bill = { month: number; amount: number; nth: number; dose?: string }

const UNITS_PER_YEAR: Partial<Record<Period, number>> = { day: 365, week: 52 }
const MONTHS_PER_BILL: Partial<Record<Period, number>> = { month: 1, quarter: 3, year: 12 }

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
export const getPayments = remember((plan, months): readonly Payment[] => {
  if (!Number.isInteger(months) || months < 1 || months > MONTHS_LIMIT)
    throw new RangeError(`expected 1 to ${MONTHS_LIMIT} months of treatment, got ${months}`)
  if (!plan.price) return []
  const limit = plan.programMonths ?? Number.POSITIVE_INFINITY
  const paid = Math.min(Math.max(months, plan.commitment ?? 0), limit)
  const bills = takeOff(getBills(plan.price, paid, plan.commitment ?? 0), plan.price.off ?? 0)
  const payments = bills.map((bill): Payment => ({ ...bill, what: 'price' }))
  const fillsPerYear = plan.price.fillsPerYear ?? MONTHS_PER_YEAR
  for (const { what, cents, per } of plan.fees) {
    // Nobody buys a drug for months after the treatment.
    const last = per === 'once' ? Math.min(paid, 1) : what === 'drug' ? Math.min(months, limit) : paid
    for (let month = 1; month <= last; month++) {
      const count = per === 'fill' ? countUnits(month, fillsPerYear) - countUnits(month - 1, fillsPerYear) : 1
      for (let index = 0; index < count; index++) payments.push({ month, amount: cents, what })
    }
  }
  return payments.filter(({ amount }) => amount > 0).sort((a, b) => a.month - b.month)
})

/** Fills in `months` months, rounded. */
const countUnits = (months: number, perYear: number): number =>
  Math.round((months * perYear) / MONTHS_PER_YEAR)

/** Days and weeks that have passed, whole. */
const countWhole = (months: number, perYear: number): number =>
  Math.floor((months * perYear) / MONTHS_PER_YEAR)

function getBills(price: PlanPrice, months: number, commitment: number): Bill[] {
  if (months === 0) return []
  if (price.period === 'once') return [{ month: 1, amount: price.cents, nth: 1 }]
  const cadence = price.billing ?? price.period
  const span = cadence === 'once' ? commitment : MONTHS_PER_BILL[cadence]
  // A bill may cover months after the last one.
  const natural = getUnits(price, months + (span === undefined ? 0 : Math.max(span, MONTHS_PER_YEAR)))
  if (cadence === 'week' && price.period !== 'week') return splitIntoWeeks(natural, months)
  if (cadence === price.period && span === undefined) return natural.filter(({ month }) => month <= months)
  return joinBills(natural, months, span || (MONTHS_PER_BILL[price.period] ?? 1), price)
}

/** Every unit of the price that is bought in the given months, without the free ones. */
function getUnits(price: PlanPrice, months: number): Bill[] {
  const { cents, period, steps = [], freeMonths = 0 } = price
  const perYear = period === 'fill' ? (price.fillsPerYear ?? MONTHS_PER_YEAR) : UNITS_PER_YEAR[period]
  const count = period === 'fill' ? countUnits : countWhole
  const span = MONTHS_PER_BILL[period] ?? 1
  const bills: Bill[] = []
  for (let month = 1; month <= months; month++) {
    if (perYear === undefined) {
      // A month's share of a quarter or a year; the shares of a whole one add up to its price.
      const nth = (month - 1) % span
      const step = getStep(steps, month)
      const share = Math.round((cents * (nth + 1)) / span) - Math.round((cents * nth) / span)
      bills.push({ month, amount: step?.cents ?? share, nth: month, ...(step && { dose: step.label }) })
    } else {
      for (let nth = count(month - 1, perYear) + 1; nth <= count(month, perYear); nth++) {
        const step = getStep(steps, nth)
        bills.push({ month, amount: step?.cents ?? cents, nth, ...(step && { dose: step.label }) })
      }
    }
  }
  return bills.filter(({ month }) => month > freeMonths)
}

/** The step that the nth month or fill buys. */
function getStep(steps: readonly PlanStep[], nth: number): PlanStep | undefined {
  let reached = 0
  for (const step of steps) {
    reached += step.count
    if (nth <= reached) return step
  }
  return steps.at(-1)
}

/** Bills that cover `span` months each, due in their first month that is not free. */
function joinBills(
  units: readonly Bill[],
  months: number,
  span: number,
  { freeMonths = 0 }: PlanPrice,
): Bill[] {
  const bills: Bill[] = []
  for (let start = 1; start <= months; start += span) {
    const covered = units.filter(({ month }) => month >= start && month < start + span)
    const month = Math.max(start, freeMonths + 1)
    if (covered.length > 0 && month <= months)
      bills.push({
        month,
        amount: covered.reduce((sum, { amount }) => sum + amount, 0),
        nth: (start - 1) / span + 1,
        ...(span === 1 && covered[0]?.dose && { dose: covered[0].dose }),
      })
  }
  return bills
}

/** A price that counts by another period, billed every week: each month's part in equal parts, to the cent. */
function splitIntoWeeks(units: readonly Bill[], months: number): Bill[] {
  const bills: Bill[] = []
  for (let month = 1; month <= months; month++) {
    const [before, after] = [countWhole(month - 1, 52), countWhole(month, 52)]
    const total = units.reduce((sum, unit) => (unit.month === month ? sum + unit.amount : sum), 0)
    for (let nth = before; nth < after; nth++) {
      const [from, to] = [nth - before, nth - before + 1].map((part) =>
        Math.round((total * part) / (after - before)),
      )
      bills.push({ month, amount: (to ?? 0) - (from ?? 0), nth: nth + 1 })
    }
  }
  return bills
}

/** The discount of the first paid month, from its bills in order. */
function takeOff(bills: readonly Bill[], off: number): Bill[] {
  const first = bills.find(({ amount }) => amount > 0)?.month
  let left = off
  return bills.map((bill) => {
    const taken = bill.month === first ? Math.min(left, bill.amount) : 0
    left -= taken
    return taken === 0 ? bill : { ...bill, amount: bill.amount - taken }
  })
}
