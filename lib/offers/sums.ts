// What follows from the payments of a plan, and from nothing else: sums, what is due today, a second year. In whole cents.

import { listPeriods } from '../base/bound'
import { FEES } from '../base/fees'
import { countPerYear, type Every, isAhead, isFill, MONTHS_PER_YEAR } from '../base/periods'
import {
  addUp,
  addUpHighest,
  getCentsAfterEnd,
  getPayments,
  getPaymentsOfStop,
  type Payment,
} from './payments'
import { MONTHS_LIMIT, type Plan, type PlanFee, type PlanPrice } from './plan'

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

/** Whether the drug is not in the price, and nothing that we know of pays for it. */
export const lacksDrug = ({
  drug,
  drugFrom,
  isDrugCopaid,
}: Pick<Plan, 'drug' | 'drugFrom' | 'isDrugCopaid'>): boolean =>
  drug !== 'included' && !drugFrom && !isDrugCopaid

/** Whether more may have to be paid than the sum: "at least" is before it. */
export const isLowerBound = ({
  startsFrom,
  unknownFees = [],
  ...drug
}: Pick<Plan, 'drug' | 'drugFrom' | 'isDrugCopaid' | 'startsFrom' | 'unknownFees'>): boolean =>
  startsFrom === true || unknownFees.length > 0 || lacksDrug(drug)

/** Whether somebody else pays, such as an employer: every bill is $0. */
const isPaidByOthers = ({ cents, first = [], thenCents = 0 }: PlanPrice): boolean =>
  cents === 0 && thenCents === 0 && first.every((bills) => bills.cents === 0)

/** Whether it is no treatment at the usual dose, or one that somebody else pays: it is after all others of its section. */
export const isUnusual = ({ price, doseLevel }: Pick<Plan, 'price' | 'doseLevel'>): boolean =>
  doseLevel !== undefined || (price !== undefined && isPaidByOthers(price))

/** Whether a plan may be called the lowest treatment: anybody can start it and pay for it, and it is one, at the usual dose. */
export const canBeLowest = (plan: Plan): boolean =>
  plan.price !== undefined && plan.isOpen !== false && !isUnusual(plan) && !isServiceOnly(plan)

/** Whether a plan is a service without the drug: "membership only". */
export const isServiceOnly = ({ drug, drugFrom }: Pick<Plan, 'drug' | 'drugFrom'>): boolean =>
  (drug === 'separate' || drug === 'insurance') && !drugFrom

/** Whether fees may come on top that we do not know. */
export const hasUnknownFee = ({ gaps }: Pick<Plan, 'gaps'>): boolean => FEES.some((fee) => gaps.includes(fee))

/** Whether the price of every dose is known. */
export const hasFullDosePrice = ({ gaps }: Pick<Plan, 'gaps'>): boolean => !gaps.includes('dose')

/** A sum as it counts in an order: of a range the high end, because nobody is promised the low one. */
export const getHighestSum = (plan: Plan, months = MONTHS_PER_YEAR): number | null =>
  plan.price ? addUpHighest(getPayments(plan, months)) : null

/** The one order of sums (`getHighestSum`): complete ones, lowest first, then "at least", then plans without a price. */
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

/** Everything that is paid on the first day: one bill of the price, and the first bill of each fee. Of a range, the low end. */
export const getDueToday = (plan: Plan): number => addUp(listDueToday(plan))

/** The same, from and to. */
export const getDueTodayRange = (plan: Plan): SumRange => toSum(listDueToday(plan), plan)

/** The most that is due on one day, from and to: the day with the highest high end. */
export function getDearestDay(plan: Plan, months = MONTHS_PER_YEAR): { cents: number; toCents: number } {
  const days = new Map<number, { cents: number; toCents: number }>()
  for (const { day, amount, toAmount = amount } of getPayments(plan, months)) {
    const { cents, toCents } = days.get(day) ?? { cents: 0, toCents: 0 }
    days.set(day, { cents: cents + amount, toCents: toCents + toAmount })
  }
  const [dearest = { cents: 0, toCents: 0 }] = [...days.values()].sort((a, b) => b.toCents - a.toCents)
  return dearest
}

const STOPS = [3, 6, MONTHS_PER_YEAR] as const

/** What somebody has paid who stops after a number of months, minimum term and notice included; null if no price is known. */
export const getStopRange = (plan: Plan, months: number): SumRange | null =>
  plan.price ? toSum(getPaymentsOfStop(plan, months), plan) : null

/** What somebody has paid who stops after so many months. The two ends of a range, or the same twice. */
export type Stop = { months: number; cents: number; toCents: number }

/** After 3, 6 and 12 months. */
export const getStops = (plan: Plan): Stop[] =>
  STOPS.map((months) => {
    const payments = getPaymentsOfStop(plan, months)
    return { months, cents: addUp(payments), toCents: addUpHighest(payments) }
  })

/** Whoever goes on pays no fee for leaving. */
const listStaying = (plan: Plan, months: number): Payment[] =>
  getPayments(plan, months).filter(({ what }) => what !== 'leaving')

/** What months 13 to 24 add to the sum of a year, which has a minimum term to its end; of a range, the low end. */
export const getSecondYear = (plan: Plan): number =>
  addUp(listStaying(plan, MONTHS_LIMIT)) - addUp(listStaying(plan, MONTHS_PER_YEAR))

/** The high end of the same. */
export const getSecondYearHighest = (plan: Plan): number =>
  addUpHighest(listStaying(plan, MONTHS_LIMIT)) - addUpHighest(listStaying(plan, MONTHS_PER_YEAR))

/** How many of the months 13 to 24 a program still runs; otherwise all twelve. */
export const countSecondYear = ({ programMonths = MONTHS_LIMIT }: Pick<Plan, 'programMonths'>): number =>
  Math.min(Math.max(programMonths - MONTHS_PER_YEAR, 0), MONTHS_PER_YEAR)

/** What bills of an amount come to in a month: a week is 52/12 of it, a fill one fill, a year a twelfth. */
const toMonth = (cents: number, every: Every): number =>
  every === 'once' ? 0 : isFill(every) ? cents : (cents * countPerYear(every)) / MONTHS_PER_YEAR

/** An average month after the start: the later bills of the price, the drug and the fees; null if no price is known. */
export const getMonthAfterStart = (plan: Plan): number | null => averageLater(plan, ({ cents }) => cents)

/** The same with the high end of each fee. */
export const getMonthAfterStartHighest = (plan: Plan): number | null =>
  averageLater(plan, ({ cents, toCents = cents }) => toCents)

function averageLater(
  { price, fees, drugFrom }: Plan,
  read: (fee: Pick<PlanFee, 'cents' | 'toCents'>) => number,
): number | null {
  if (!price) return null
  const later = [price, ...(drugFrom ? [drugFrom.price] : [])].map((of) =>
    toMonth(getCentsAfterEnd(of.cents, of), of.every),
  )
  const bill = getCentsAfterEnd(price.cents, price)
  const comes = ({ every, orderUnderCents = Number.POSITIVE_INFINITY }: PlanFee) =>
    every !== 'bill' || bill < orderUnderCents
  const beside = fees
    .filter(comes)
    .map((fee) => toMonth(read(fee), fee.every === 'bill' ? price.every : fee.every))
  return Math.round([...later, ...beside].reduce((sum, cents) => sum + cents, 0))
}

/** Whether it is paid month by month: no bill runs ahead, neither at the start nor later. */
export const isMonthly = ({ price }: Pick<Plan, 'price'>): boolean =>
  price !== undefined && !listPeriods(price).some(isAhead)

/** Whether the seller bills the drug separately, at a price that we do not have. */
const isDrugSeparate = ({ drug, drugFrom }: Plan): boolean => drug === 'separate' && !drugFrom

/** Whether the visitor's own price of the drug is in its sums, or would be. */
export const takesDrugPrice = (plan: Plan): boolean =>
  plan.kind === 'provider' && (isDrugSeparate(plan) || plan.fees.some(({ what }) => what === 'drug'))

/** The plan with the visitor's own price of the drug, in cents a month, if it is billed separately. */
export const withDrugPrice = (plan: Plan, cents: number | null): Plan =>
  cents === null || !isDrugSeparate(plan)
    ? plan
    : { ...plan, drug: 'included', fees: [...plan.fees, { what: 'drug', cents, every: 'month' }] }
