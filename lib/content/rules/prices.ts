// A stated price agrees with itself: its discounts, its steps by dose, and its end.
import { MONTHS_PER_YEAR } from '../../plans/plan'
import { getMonthlyPrice } from '../../providers/monthly-price'
import type { Pricing } from '../../schemas/providers'
import type { Path } from '../issue'

type PriceIssue = { path: Path; message: string }

/** Every error in a price that its schema accepts; paths start at the price. `today` is like 2026-11-20. */
export function findPriceIssues(pricing: Pricing, today: string): PriceIssue[] {
  const { amount, period, fromAmount, firstMonthDiscount, freeMonths, ends } = pricing
  const monthlyCost = getMonthlyPrice(pricing)
  const isOnce = period === 'once'
  const errors: [keyof Pricing, boolean, string][] = [
    [
      'fromAmount',
      fromAmount !== null && fromAmount >= amount,
      `expected less than ${amount}, got ${fromAmount}. A "from" price is lower than the price; if there is none, write null.`,
    ],
    [
      'firstMonthDiscount',
      firstMonthDiscount !== null && isOnce,
      `expected null, got ${firstMonthDiscount}. A price that is paid once has no first month; subtract the discount from the amount.`,
    ],
    [
      'firstMonthDiscount',
      firstMonthDiscount !== null && !isOnce && firstMonthDiscount > monthlyCost,
      `expected at most ${monthlyCost}, the price of one month, got ${firstMonthDiscount}. Correct the discount or the amount.`,
    ],
    [
      'freeMonths',
      freeMonths !== null && isOnce,
      `expected null, got ${freeMonths}. A price that is paid once has no free months.`,
    ],
    [
      'freeMonths',
      freeMonths !== null && !isOnce && freeMonths >= MONTHS_PER_YEAR,
      `expected at most ${MONTHS_PER_YEAR - 1}, got ${freeMonths}. No provider gives away a whole year: correct it, or write null.`,
    ],
    [
      'ends',
      Boolean(ends && ends < today),
      `expected ${today} or later, got "${ends}". This price has ended: write the current price, or "pricing": null, and its entry in content/changes.json.`,
    ],
  ]
  const own = errors.flatMap(([field, isWrong, message]) => (isWrong ? [{ path: [field], message }] : []))
  return [...own, ...checkSteps(pricing)]
}

/** The steps of a price cover every month exactly once: they start with the first, without gaps or overlaps. */
function checkSteps({ amount, period, fromAmount, ladder }: Pricing): PriceIssue[] {
  if (!ladder) return []
  const issues: PriceIssue[] = []
  const report = (path: Path, message: string) => issues.push({ path, message })
  if (period !== 'month')
    report(
      ['period'],
      `expected "month", got "${period}". A price by dose is monthly: correct the period, or remove the ladder.`,
    )
  if (amount !== ladder[0]?.amount)
    report(
      ['amount'],
      `expected ${ladder[0]?.amount}, the first step of the ladder, got ${amount}. Correct one of them.`,
    )
  if (fromAmount !== null)
    report(
      ['fromAmount'],
      `expected null, got ${fromAmount}. A ladder already gives every price, so it has no "from" price.`,
    )
  for (const [index, { fromMonth, toMonth }] of ladder.entries()) {
    const before = ladder[index - 1]
    const first = before ? (before.toMonth ?? 0) + 1 : 1
    const isLast = index === ladder.length - 1
    if (fromMonth !== first && before?.toMonth !== null)
      report(
        ['ladder', index, 'fromMonth'],
        `expected ${first}, got ${fromMonth}. The steps cover every month once, starting with month 1.`,
      )
    if (isLast && toMonth !== null)
      report(
        ['ladder', index, 'toMonth'],
        `expected null, got ${toMonth}. The last step has no end: write null, or add the next step.`,
      )
    if (!isLast && (toMonth === null || toMonth < fromMonth))
      report(
        ['ladder', index, 'toMonth'],
        `expected ${fromMonth} or a later month, got ${toMonth}. Only the last step has no end.`,
      )
  }
  return issues
}
