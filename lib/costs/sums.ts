// What follows from the payments of a plan, and from nothing else: sums, what is due today, a second year. In cents.
import { addUp, getPayments } from './payments'
import { MONTHS_LIMIT, MONTHS_PER_YEAR, type Plan } from './plan'

/** What `months` months of treatment cost; null if no price is on record. */
export const getSum = (plan: Plan, months = MONTHS_PER_YEAR): number | null =>
  plan.price ? addUp(getPayments(plan, months)) : null

/** Whether more may have to be paid than the sum: "at least" stands before it. */
export const isLowerBound = ({ drug }: Pick<Plan, 'drug'>): boolean => drug !== 'included'

/** The part of a sum that falls due while the price is known. */
export const getKnownSum = (plan: Plan, months = MONTHS_PER_YEAR): number =>
  addUp(getPayments(plan, months).filter(({ month }) => month <= (plan.monthsAtKnownPrice ?? month)))

/** Everything paid in month 1's first bill: one bill of the price, and the fees of that month. */
export function getDueToday(plan: Plan): number {
  const due = getPayments(plan, 1).filter(({ month }) => month === 1)
  const first = due.find(({ what }) => what === 'price')
  return addUp(due.filter((payment) => payment === first || payment.what !== 'price'))
}

/** What somebody has paid who stops after 3, 6 and 12 months. */
export const getStops = (plan: Plan): { months: number; cents: number }[] =>
  [3, 6, MONTHS_PER_YEAR].map((months) => ({ months, cents: addUp(getPayments(plan, months)) }))

/** Months 13 to 24. */
export const getSecondYear = (plan: Plan): number =>
  addUp(getPayments(plan, MONTHS_LIMIT).filter(({ month }) => month > MONTHS_PER_YEAR))

/** How many of the months 13 to 24 a program still runs; otherwise all twelve. */
export const countSecondYear = ({ programMonths = MONTHS_LIMIT }: Pick<Plan, 'programMonths'>): number =>
  Math.min(Math.max(programMonths - MONTHS_PER_YEAR, 0), MONTHS_PER_YEAR)

/** The plan with the visitor's own price of the drug, in cents a month, if it is billed separately. */
export const withDrugPrice = (plan: Plan, cents: number | null): Plan =>
  cents === null || plan.drug !== 'separate'
    ? plan
    : { ...plan, drug: 'included', fees: [...plan.fees, { what: 'drug', cents, per: 'month' }] }
