// What a sum that is "at least" because of its drug comes to as a decision: up to which price of the drug the offer stays cheaper
// than the lowest complete one. Amounts and codes, no sentence.
import { isSoldIn } from './choose-offer'
import type { Plan } from './plan'
import type { PlanRow } from './row'
import { canBeLowest, compareSums, getHighestSum, getSum, isLowerBound, isMonthly, lacksDrug } from './sums'

/**
 * The offer that others are compared with: of the listed ones, the lowest by the month that includes the drug, for everybody
 * (no condition), and sold in the visitor's state as far as we know. Null if there is none.
 */
export function findReference(plans: readonly Plan[], months: number, state?: string): Plan | null {
  const candidates = plans.filter(
    (plan) =>
      plan.kind === 'provider' &&
      plan.drug === 'included' &&
      canBeLowest(plan) &&
      isMonthly(plan) &&
      !isLowerBound(plan) &&
      !plan.who &&
      isSoldIn(plan, state),
  )
  const [lowest = null] = candidates
    .map((plan) => ({ plan, sum: getHighestSum(plan, months) }))
    .sort(compareSums)
    .map(({ plan }) => plan)
  return lowest
}

export type BreakEven =
  /** Cheaper than the reference while the drug costs less than so many whole dollars a month. */
  | { code: 'cheaper-under'; dollars: number; reference: Plan }
  /** So many cents more, even if the drug is included (`unknown`), or before the drug (`extra`). */
  | { code: 'costs-more'; cents: number; drug: 'unknown' | 'extra'; reference: Plan }

/**
 * How an offer compares with the reference for `months` months. It says only what is certain: of a range, "cheaper" takes the
 * high end of the offer and the low end of the reference, "more" the other two. What leaving or a term costs within these months,
 * and parts of a bill that are owed, are in both sums. Null where the sum is complete or not known, where there is no reference,
 * where the two differ by less than a dollar a month, and where a range leaves it open.
 */
export function getBreakEven(plan: Plan, reference: Plan | null, months: number): BreakEven | null {
  const lowest = getSum(plan, months)
  const highest = getHighestSum(plan, months)
  if (!reference?.price || lowest === null || highest === null || !lacksDrug(plan)) return null
  const dollars = Math.floor((Number(getSum(reference, months)) - highest) / months / 100)
  if (dollars > 0) return { code: 'cheaper-under', dollars, reference }
  const cents = lowest - Number(getHighestSum(reference, months))
  if (cents <= 0) return null
  return { code: 'costs-more', cents, drug: plan.drug === 'unknown' ? 'unknown' : 'extra', reference }
}

/** Where a bar leads to its diamond: the sum of the reference in cents, where the offer can be the cheaper one. */
export const getReferenceCents = (breakEven: BreakEven | null, months: number): number | null =>
  breakEven?.code === 'cheaper-under' ? getSum(breakEven.reference, months) : null

export type PairBreakEven = { open: PlanRow; breakEven: BreakEven }

/** Of two offers beside each other, one complete and one without its drug: how the second compares with the first; otherwise null. */
export function getPairBreakEven([first, second, ...others]: readonly PlanRow[]): PairBreakEven | null {
  if (!first || !second || others.length > 0) return null
  const isOpen = (row: PlanRow) => row.isLowerBound && row.drugState !== 'included'
  const [open, reference] = isOpen(first) ? [first, second] : [second, first]
  if (!isOpen(open) || reference.isLowerBound || reference.sumCents === null) return null
  const breakEven = getBreakEven(open, reference, open.months)
  return breakEven && { open, breakEven }
}
