// What a provider costs, in one unit for all: the first 12 months, and per month.
// A month is 1/12 of a year, a year 52 weeks, 365 days and 4 quarters. Only stated figures are used;
// where no price is stated the answer is null, never a guess.
import type { PricePeriod, Pricing } from '@/lib/content/schemas/providers'

const MONTHS_PER_YEAR = 12

const PERIODS_PER_YEAR = {
  day: 365,
  week: 52,
  month: MONTHS_PER_YEAR,
  quarter: 4,
  year: 1,
  once: 1,
} satisfies Record<PricePeriod, number>

type StatedPrice = Pick<Pricing, 'amount' | 'period' | 'firstMonthDiscount'>

/** Dollars for the first 12 months, the first-month discount taken off, rounded to cents. Never below 0. */
export function getFirstYearCost({ amount, period, firstMonthDiscount }: StatedPrice): number {
  const cost = amount * PERIODS_PER_YEAR[period] - (firstMonthDiscount ?? 0)
  return Math.max(0, roundToCents(cost))
}

/** Dollars per month as listed, any discount left aside, rounded to cents. */
export function getMonthlyCost({ amount, period }: Pick<Pricing, 'amount' | 'period'>): number {
  return roundToCents((amount * PERIODS_PER_YEAR[period]) / MONTHS_PER_YEAR)
}

/** Dollars for the first 12 months at the lower "from" price, or null where there is none. */
export function getFirstYearFromCost(pricing: Pricing): number | null {
  return pricing.fromAmount === null ? null : getFirstYearCost({ ...pricing, amount: pricing.fromAmount })
}

/** "a month", "once": how the stated price is paid, in a sentence. */
export function formatPeriod(period: PricePeriod): string {
  return period === 'once' ? 'once' : `a ${period}`
}

function roundToCents(dollars: number): number {
  return Math.round(dollars * 100) / 100
}
