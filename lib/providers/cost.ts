// What a provider costs, in comparable units: for the first 12 months, per month, and over any number of months. A
// month is 1/12 of a year; a year is 52 weeks, 365 days, or 4 quarters. Only stated figures are used, never a guess.
// Sums are computed in whole cents.

import type { PricePeriod, Pricing } from '../schemas/providers'

export const MONTHS_PER_YEAR = 12
export const MONTHS_LIMIT = 24

export const PERIODS_PER_YEAR = {
  day: 365,
  week: 52,
  month: MONTHS_PER_YEAR,
  quarter: 4,
  year: 1,
  once: 1,
} satisfies Record<PricePeriod, number>

/** Months per bill, for periods that are billed in full once started. Days, weeks, and months are prorated. */
const MONTHS_PER_BILL: Partial<Record<PricePeriod, number>> = { quarter: 3, year: 12 }

export type StatedPrice = Pick<Pricing, 'amount' | 'period' | 'firstMonthDiscount' | 'freeMonths' | 'ladder'>

/** A step of a price ladder. Its price is paid `count` times before the next step; the last step continues. */
export type PriceStep = { label: string; count: number; price: number }

export type Treatment = {
  /** A whole number, 1 to 24. */
  months: number
  /** The visitor's own medication price in dollars a month, or null. Never a stated figure. */
  medicationPerMonth: number | null
}

/** In dollars except `twelfths`, none below 0. `total` is `stated` minus `free` and `discount`, plus `medication`. */
export type Cost = {
  /** How many periods are paid for, in twelfths: 52 means 4 1/3 weeks. */
  twelfths: number
  stated: number
  free: number
  discount: number
  medication: number
  total: number
}

/**
 * What a number of months of treatment costs.
 * - A price by dose (a ladder) is paid month by month, step by step.
 * - A daily or weekly price is prorated: a month is 365/12 days or 52/12 weeks, not rounded to whole ones.
 * - A started quarter or year is billed in full: 6 months at a yearly price cost the whole year.
 * - A one-time price is paid once, whatever the number of months.
 * - Free months come first. Each takes its share (1/12 of a year) off what is billed; while all months so far are
 *   free, nothing is billed. A one-time price has no free months.
 * - The discount applies to the first paid month, and is never more than what is left to pay.
 */
export function getCost(price: StatedPrice, { months, medicationPerMonth }: Treatment): Cost {
  if (!Number.isInteger(months) || months < 1 || months > MONTHS_LIMIT) {
    throw new RangeError(`expected 1 to ${MONTHS_LIMIT} months of treatment, got ${months}`)
  }
  const twelfths = getTwelfths(price.period, months)
  const stated = getStatedCents(price, months)
  const free = getFreeCents(price, months, stated)
  const discount = Math.min(toCents(price.firstMonthDiscount ?? 0), stated - free)
  const medication = toCents(medicationPerMonth ?? 0) * months
  const total = stated - free - discount + medication
  return {
    twelfths,
    stated: stated / 100,
    free: free / 100,
    discount: discount / 100,
    medication: medication / 100,
    total: total / 100,
  }
}

/** Dollars for the first 12 months, minus free months and the first-month discount. Never below 0. */
export function getFirstYearCost(price: StatedPrice): number {
  return getCost(price, { months: MONTHS_PER_YEAR, medicationPerMonth: null }).total
}

/** Dollars per month as listed, without free months or discounts, rounded to cents. */
export function getMonthlyCost({ amount, period }: Pick<Pricing, 'amount' | 'period'>): number {
  return Math.round((toCents(amount) * PERIODS_PER_YEAR[period]) / MONTHS_PER_YEAR) / 100
}

/** Dollars for the first 12 months at the lower "from" price, or null if there is none. */
export function getFirstYearFromCost(pricing: Pricing): number | null {
  return pricing.fromAmount === null ? null : getFirstYearCost({ ...pricing, amount: pricing.fromAmount })
}

/** Months per bill if a started period is billed in full, otherwise null. */
export function getMonthsPerBill(period: PricePeriod): number | null {
  return MONTHS_PER_BILL[period] ?? null
}

/** The suffix of an amount outside a sentence: "/week", " once". */
export function formatPeriod(period: PricePeriod): string {
  return period === 'once' ? ' once' : `/${period}`
}

/** A provider's price ladder in the form that all ladders share. */
export const toSteps = (ladder: NonNullable<Pricing['ladder']>): PriceStep[] =>
  ladder.map(({ dose, fromMonth, toMonth, amount }) => ({
    label: dose,
    count: (toMonth ?? MONTHS_LIMIT) - fromMonth + 1,
    price: amount,
  }))

/** How often each step is paid in `total` payments, without steps that are not reached. */
export function spendOnSteps(steps: readonly PriceStep[], total: number): (PriceStep & { paid: number })[] {
  let left = total
  return steps.flatMap((step, index) => {
    const paid = index === steps.length - 1 ? left : Math.min(step.count, left)
    left -= paid
    return paid > 0 ? [{ ...step, paid }] : []
  })
}

/** The price of `total` payments on a ladder, in cents. */
export const getStepCents = (steps: readonly PriceStep[], total: number): number =>
  spendOnSteps(steps, total).reduce((cents, { paid, price }) => cents + paid * toCents(price), 0)

function getTwelfths(period: PricePeriod, months: number): number {
  if (period === 'once') return 12
  const perBill = getMonthsPerBill(period)
  return perBill === null ? PERIODS_PER_YEAR[period] * months : 12 * Math.ceil(months / perBill)
}

function getStatedCents(price: StatedPrice, months: number): number {
  if (price.ladder) return getStepCents(toSteps(price.ladder), months)
  return Math.round((toCents(price.amount) * getTwelfths(price.period, months)) / 12)
}

function getFreeCents(price: StatedPrice, months: number, stated: number): number {
  const { amount, period, freeMonths } = price
  if (freeMonths === null || period === 'once') return 0
  if (months <= freeMonths) return stated
  if (price.ladder) return getStatedCents(price, freeMonths)
  return Math.min(stated, Math.round((toCents(amount) * PERIODS_PER_YEAR[period] * freeMonths) / 12))
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}
