// A stated price as dollars a month, for the rules that compare prices with texts. Sums come from lib/plans instead.
import type { PricePeriod, Pricing } from '../schemas/providers'

const PERIODS_PER_YEAR = {
  day: 365,
  week: 52,
  month: 12,
  quarter: 4,
  year: 1,
  once: 1,
} satisfies Record<PricePeriod, number>

/** A twelfth of what a year costs, without free months or discounts, rounded to cents. */
export const getMonthlyPrice = ({ amount, period }: Pick<Pricing, 'amount' | 'period'>): number =>
  Math.round((Math.round(amount * 100) * PERIODS_PER_YEAR[period]) / 12) / 100
