// What follows from the payments of a plan, and from nothing else: sums, what is due today, a second year. In whole cents.
import { countPerYear, type Every, isAhead, isFill } from '../base/periods'
import {
  addUp,
  addUpHighest,
  getCentsAfterEnd,
  getPayments,
  getPaymentsOfStop,
  type Payment,
} from './payments'
import { MONTHS_LIMIT, MONTHS_PER_YEAR, type Plan, type PlanFee } from './plan'

/** Cents from and to, which are equal unless an amount is a range. With `isLowerBound`, more may have to be paid. */
export type SumRange = { fromCents: number; toCents: number; isLowerBound: boolean }

const toSum = (payments: readonly Payment[], plan: Plan): SumRange => ({
  fromCents: addUp(payments),
  toCents: addUpHighest(payments),
  isLowerBound: isLowerBound(plan),
})

/** What `months` months of treatment cost; null if no price is known. `getSum` is its low end. */
export const getSumRange = (plan: Plan, months = MONTHS_PER_YEAR): SumRange | null =>
  plan.price ? toSum(getPayments(plan, months), plan) : null

/** What `months` months of treatment cost, the low end of a range; null if no price is known. */
export const getSum = (plan: Plan, months = MONTHS_PER_YEAR): number | null =>
  plan.price ? addUp(getPayments(plan, months)) : null

/** Whether more may have to be paid than the sum: "at least" is before it. */
export const isLowerBound = ({
  drug,
  drugFrom,
  startsFrom,
  unknownFees = [],
}: Pick<Plan, 'drug' | 'drugFrom' | 'startsFrom' | 'unknownFees'>): boolean =>
  startsFrom === true || unknownFees.length > 0 || (drug !== 'included' && !drugFrom)

/** Whether a plan may be called the lowest treatment: somebody can start it, and it is one, at the usual dose. */
export const canBeLowest = (plan: Plan): boolean =>
  plan.price !== undefined && plan.isOpen !== false && !plan.doseLevel && !isServiceOnly(plan)

/** Whether a plan is a service without the drug: "membership only". */
export const isServiceOnly = ({ drug, drugFrom }: Pick<Plan, 'drug' | 'drugFrom'>): boolean =>
  (drug === 'separate' || drug === 'insurance') && !drugFrom

/** The one order of sums: complete ones, lowest first, then "at least", then plans without a price. */
export const compareSums = (
  a: { plan: Plan; sum: number | null },
  b: { plan: Plan; sum: number | null },
): number =>
  Number(a.sum === null) - Number(b.sum === null) ||
  Number(isLowerBound(a.plan)) - Number(isLowerBound(b.plan)) ||
  (a.sum ?? 0) - (b.sum ?? 0) ||
  Number(a.plan.who !== undefined) - Number(b.plan.who !== undefined)

/** The part of a sum that falls due while the price is known. */
export const getKnownSum = (plan: Plan, months = MONTHS_PER_YEAR): number =>
  addUp(getPayments(plan, months).filter(({ isAfterEnd }) => !isAfterEnd))

const listDueToday = (plan: Plan): Payment[] => getPayments(plan, 1).filter(({ day }) => day === 0)

/** Everything that is paid on the first day: one bill of the price, and the first bill of each fee. */
export const getDueToday = (plan: Plan): number => addUp(listDueToday(plan))

/** Payments that are due on one day, as one: the first day, then the others in order. */
function groupByDay(payments: readonly Payment[]): { day: number; month: number; cents: number }[] {
  const days = new Map<number, { day: number; month: number; cents: number }>()
  for (const { day, month, amount } of payments) {
    const known = days.get(day) ?? { day, month, cents: 0 }
    days.set(day, { ...known, cents: known.cents + amount })
  }
  return [...days.values()].sort((a, b) => a.day - b.day)
}

/** The most that is due on one day. */
export const getDearestPayment = (plan: Plan, months = MONTHS_PER_YEAR): number =>
  Math.max(0, ...groupByDay(getPayments(plan, months)).map(({ cents }) => cents))

const STOPS = [3, 6, MONTHS_PER_YEAR] as const

/** What somebody has paid who stops after a number of months, minimum term and notice included. */
export const getStop = (plan: Plan, months: number): number => addUp(getPaymentsOfStop(plan, months))

/** The same, from and to; null if no price is known. */
export const getStopRange = (plan: Plan, months: number): SumRange | null =>
  plan.price ? toSum(getPaymentsOfStop(plan, months), plan) : null

/** After 3, 6 and 12 months; of a range, the low end. */
export const getStops = (plan: Plan): { months: number; cents: number }[] =>
  STOPS.map((months) => ({ months, cents: getStop(plan, months) }))

/** Whoever goes on pays no fee for leaving. */
const listStaying = (plan: Plan, months: number): Payment[] =>
  getPayments(plan, months).filter(({ what }) => what !== 'leaving')

/** What months 13 to 24 add to the sum of a year, which has a minimum term to its end; of a range, the low end. */
export const getSecondYear = (plan: Plan): number =>
  addUp(listStaying(plan, MONTHS_LIMIT)) - addUp(listStaying(plan, MONTHS_PER_YEAR))

/** How many of the months 13 to 24 a program still runs; otherwise all twelve. */
export const countSecondYear = ({ programMonths = MONTHS_LIMIT }: Pick<Plan, 'programMonths'>): number =>
  Math.min(Math.max(programMonths - MONTHS_PER_YEAR, 0), MONTHS_PER_YEAR)

/** What bills of an amount come to in a month: a week is 52/12 of it, a fill one fill, a year a twelfth. */
const toMonth = (cents: number, every: Every): number =>
  every === 'once' ? 0 : isFill(every) ? cents : (cents * countPerYear(every)) / MONTHS_PER_YEAR

/** An average month after the start: the later bills of the price, the drug and the fees; null if no price is known. */
export function getMonthAfterStart({ price, fees, drugFrom }: Plan): number | null {
  if (!price) return null
  const later = [price, ...(drugFrom ? [drugFrom.price] : [])].map((of) =>
    toMonth(getCentsAfterEnd(of.cents, of), of.every),
  )
  const bill = getCentsAfterEnd(price.cents, price)
  const comes = ({ every, orderUnderCents = Number.POSITIVE_INFINITY }: PlanFee) =>
    every !== 'bill' || bill < orderUnderCents
  const beside = fees
    .filter(comes)
    .map(({ cents, every }) => toMonth(cents, every === 'bill' ? price.every : every))
  return Math.round([...later, ...beside].reduce((sum, cents) => sum + cents, 0))
}

/** Whether it is paid month by month: nothing near the whole sum is due today. */
export const isMonthly = ({ price }: Pick<Plan, 'price'>): boolean => !isAhead(price?.every ?? 'once')

/** Whether the seller bills the drug separately, at a price that we do not have. */
export const isDrugSeparate = ({ drug, drugFrom }: Plan): boolean => drug === 'separate' && !drugFrom

/** The plan with the visitor's own price of the drug, in cents a month, if it is billed separately. */
export const withDrugPrice = (plan: Plan, cents: number | null): Plan =>
  cents === null || !isDrugSeparate(plan)
    ? plan
    : { ...plan, drug: 'included', fees: [...plan.fees, { what: 'drug', cents, every: 'month' }] }
