// What leaving costs: for each month of the first year, all that somebody has paid who stops then.

import { MONTHS_PER_YEAR } from '../base/periods'
import type { Plan } from './plan'
import { getStopRange, type SumRange } from './sums'

/** After each of the first 12 months, the minimum term, notice and fee for leaving included; none without a price. */
export const listLeavingCosts = (plan: Plan): (SumRange & { months: number })[] =>
  Array.from({ length: MONTHS_PER_YEAR }, (_, index) => index + 1).flatMap((months) => {
    const sum = getStopRange(plan, months)
    return sum ? [{ ...sum, months }] : []
  })
