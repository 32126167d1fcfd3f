// What follows from the payments of a plan, and from nothing else: sums, what is due today, the dearest payment.
import { getPayments } from './payments'
import { MONTHS_LIMIT, MONTHS_PER_YEAR, type Payment, type Plan, type PlanFee } from './plan'

/** Cents of all payments. */
export const addUp = (payments: readonly Payment[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0)

/** What `months` months of treatment cost, in cents; null if no price is on record. */
export const getSum = (plan: Plan, months = MONTHS_PER_YEAR): number | null =>
  plan.price ? addUp(getPayments(plan, months)) : null

/** Whether more may have to be paid than the sum: "at least" stands before it. */
export const isAtLeast = ({ drug }: Pick<Plan, 'drug'>): boolean => drug !== 'included'

/** The part of a sum, in cents, that falls due while the price is known. */
export const getKnownSum = (plan: Plan, months = MONTHS_PER_YEAR): number =>
  addUp(getPayments(plan, months).filter(({ month }) => month <= (plan.knownMonths ?? month)))

/** Everything paid in month 1's first bill, in cents: one bill of the price, and the fees of that month. */
export const getDueToday = (plan: Plan): number => getBillCents(getPayments(plan, 1), 1)

/** What somebody has paid who stops after 3, 6 and 12 months, in cents. */
export const getStops = (plan: Plan): { months: number; cents: number }[] =>
  [3, 6, MONTHS_PER_YEAR].map((months) => ({ months, cents: addUp(getPayments(plan, months)) }))

/** Months 13 to 24, in cents. */
export const getSecondYear = (plan: Plan): number =>
  addUp(getPayments(plan, MONTHS_LIMIT).filter(({ month }) => month > MONTHS_PER_YEAR))

/** How many of the months 13 to 24 a program still runs; otherwise all twelve. */
export const countSecondYear = ({ programMonths = MONTHS_LIMIT }: Pick<Plan, 'programMonths'>): number =>
  Math.min(Math.max(programMonths - MONTHS_PER_YEAR, 0), MONTHS_PER_YEAR)

/** The plan with the visitor's own price of the drug, in cents a month, if it is billed separately. */
export function withDrugPrice(plan: Plan, cents: number | null): Plan {
  if (cents === null || plan.drug !== 'separate') return plan
  const fee: PlanFee = { what: 'drug', cents, per: 'month' }
  return { ...plan, drug: 'included', fees: [...plan.fees, fee] }
}

/** The first bill of a month: its first payment of the price, and its fees. */
function getBillCents(payments: readonly Payment[], month: number): number {
  const due = payments.filter((payment) => payment.month === month)
  const price = due.find(({ what }) => what === 'price')
  return addUp(due.filter((payment) => payment === price || payment.what !== 'price'))
}
