// A stated price as dollars a month, for the rules that compare prices with texts. Sums come from lib/costs instead.
import { countPerYear } from '../costs/payments'
import { MONTHS_PER_YEAR, toCents } from '../costs/plan'
import type { Pricing } from '../schemas/providers'

/** A twelfth of what a year costs, without free months or discounts, rounded to cents. */
export const getMonthlyPrice = ({ amount, period }: Pick<Pricing, 'amount' | 'period'>): number =>
  Math.round((toCents(amount) * countPerYear(period)) / MONTHS_PER_YEAR) / 100
