// A stated price agrees with itself: its discounts, its steps by dose, and its end.
import { MONTHS_PER_YEAR } from '../../plans/plan'
import { getMonthlyPrice } from '../../providers/monthly-price'
import type { Pricing } from '../../schemas/providers'
import { type ContentIssue, issuesIn, type Path } from '../issue'

/** Every error in a price that its schema accepts. `today` is like 2026-11-20. */
export function checkPrice(file: string, path: Path, pricing: Pricing, today: string): ContentIssue[] {
  const { amount, period, fromAmount, firstMonthDiscount, freeMonths, ends, ladder } = pricing
  const monthlyCost = getMonthlyPrice(pricing)
  const isOnce = period === 'once'
  const first = ladder?.[0]?.amount
  const price = {
    fromAmount:
      fromAmount !== null && fromAmount >= amount
        ? `expected less than ${amount}, got ${fromAmount}. A "from" price is lower than the price; if there is none, write null.`
        : fromAmount !== null &&
          ladder &&
          `expected null, got ${fromAmount}. A ladder already gives every price, so it has no "from" price.`,
    firstMonthDiscount:
      firstMonthDiscount !== null && isOnce
        ? `expected null, got ${firstMonthDiscount}. A price that is paid once has no first month; subtract the discount from the amount.`
        : firstMonthDiscount !== null &&
          firstMonthDiscount > monthlyCost &&
          `expected at most ${monthlyCost}, the price of one month, got ${firstMonthDiscount}. Correct the discount or the amount.`,
    freeMonths:
      freeMonths !== null && isOnce
        ? `expected null, got ${freeMonths}. A price that is paid once has no free months.`
        : freeMonths !== null &&
          freeMonths >= MONTHS_PER_YEAR &&
          `expected at most ${MONTHS_PER_YEAR - 1}, got ${freeMonths}. No provider gives away a whole year: correct it, or write null.`,
    ends:
      ends &&
      ends < today &&
      `expected ${today} or later, got "${ends}". This price has ended: write the current price, or "pricing": null, and its entry in content/changes.json.`,
    period:
      ladder &&
      period !== 'month' &&
      `expected "month", got "${period}". A price by dose is monthly: correct the period, or remove the ladder.`,
    amount:
      ladder &&
      amount !== first &&
      `expected ${first}, the first step of the ladder, got ${amount}. Correct one of them.`,
  }
  const steps = (ladder ?? []).flatMap(({ fromMonth, toMonth }, index, all) => {
    const before = all[index - 1]
    const start = before ? (before.toMonth ?? 0) + 1 : 1
    const isLast = index === all.length - 1
    return issuesIn(file, [...path, 'ladder', index], {
      fromMonth:
        fromMonth !== start &&
        before?.toMonth !== null &&
        `expected ${start}, got ${fromMonth}. The steps cover every month once, starting with month 1.`,
      toMonth: isLast
        ? toMonth !== null &&
          `expected null, got ${toMonth}. The last step has no end: write null, or add the next step.`
        : (toMonth === null || toMonth < fromMonth) &&
          `expected ${fromMonth} or a later month, got ${toMonth}. Only the last step has no end.`,
    })
  })
  return [...issuesIn(file, path, price), ...steps]
}
