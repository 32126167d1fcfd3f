// A stated price agrees with itself: its discounts, its steps by dose, and its end.
import { MONTHS_PER_YEAR } from '../../plans/plan'
import { getMonthlyPrice } from '../../providers/monthly-price'
import type { Pricing } from '../../schemas/providers'
import type { Path } from '../issue'

/** Every error in a price that its schema accepts; paths start at the price. `today` is like 2026-11-20. */
export function* findPriceIssues(
  pricing: Pricing,
  today: string,
): Generator<{ path: Path; message: string }> {
  const { amount, period, fromAmount, firstMonthDiscount, freeMonths, ends, ladder } = pricing
  const monthlyCost = getMonthlyPrice(pricing)
  const isOnce = period === 'once'
  const at = (field: keyof Pricing, message: string) => ({ path: [field], message })
  if (fromAmount !== null && fromAmount >= amount)
    yield at(
      'fromAmount',
      `expected less than ${amount}, got ${fromAmount}. A "from" price is lower than the price; if there is none, write null.`,
    )
  if (firstMonthDiscount !== null && isOnce)
    yield at(
      'firstMonthDiscount',
      `expected null, got ${firstMonthDiscount}. A price that is paid once has no first month; subtract the discount from the amount.`,
    )
  if (firstMonthDiscount !== null && !isOnce && firstMonthDiscount > monthlyCost)
    yield at(
      'firstMonthDiscount',
      `expected at most ${monthlyCost}, the price of one month, got ${firstMonthDiscount}. Correct the discount or the amount.`,
    )
  if (freeMonths !== null && isOnce)
    yield at('freeMonths', `expected null, got ${freeMonths}. A price that is paid once has no free months.`)
  if (freeMonths !== null && !isOnce && freeMonths >= MONTHS_PER_YEAR)
    yield at(
      'freeMonths',
      `expected at most ${MONTHS_PER_YEAR - 1}, got ${freeMonths}. No provider gives away a whole year: correct it, or write null.`,
    )
  if (ends && ends < today)
    yield at(
      'ends',
      `expected ${today} or later, got "${ends}". This price has ended: write the current price, or "pricing": null, and its entry in content/changes.json.`,
    )
  if (!ladder) return
  // The steps cover every month exactly once: they start with the first, without gaps or overlaps.
  if (period !== 'month')
    yield at(
      'period',
      `expected "month", got "${period}". A price by dose is monthly: correct the period, or remove the ladder.`,
    )
  if (amount !== ladder[0]?.amount)
    yield at(
      'amount',
      `expected ${ladder[0]?.amount}, the first step of the ladder, got ${amount}. Correct one of them.`,
    )
  if (fromAmount !== null)
    yield at(
      'fromAmount',
      `expected null, got ${fromAmount}. A ladder already gives every price, so it has no "from" price.`,
    )
  for (const [index, { fromMonth, toMonth }] of ladder.entries()) {
    const before = ladder[index - 1]
    const first = before ? (before.toMonth ?? 0) + 1 : 1
    const isLast = index === ladder.length - 1
    const inStep = (field: string, message: string) => ({ path: ['ladder', index, field], message })
    if (fromMonth !== first && before?.toMonth !== null)
      yield inStep(
        'fromMonth',
        `expected ${first}, got ${fromMonth}. The steps cover every month once, starting with month 1.`,
      )
    if (isLast && toMonth !== null)
      yield inStep(
        'toMonth',
        `expected null, got ${toMonth}. The last step has no end: write null, or add the next step.`,
      )
    if (!isLast && (toMonth === null || toMonth < fromMonth))
      yield inStep(
        'toMonth',
        `expected ${fromMonth} or a later month, got ${toMonth}. Only the last step has no end.`,
      )
  }
}
