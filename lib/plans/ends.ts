// How many months of a treatment that starts today lie before a day. Days are texts like "2026-11-22".
import { addDays, getMonthEnd } from '../base/day'

/** Months that begin on or before `ends`; the first begins today. */
export function countStartedMonths(today: string, ends: string): number {
  if (ends < today) return 0
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = today.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = ends.split('-').map(Number)
  // A treatment that starts on the 31st has its months' starts on the last days of shorter months.
  const day = Math.min(fromDay, Number(getMonthEnd(ends.slice(0, 7)).slice(8)))
  return (toYear - fromYear) * 12 + toMonth - fromMonth + (toDay >= day ? 1 : 0)
}

/** Whole months up to and including `ends`. */
export const countWholeMonths = (today: string, ends: string): number =>
  ends < today ? 0 : countStartedMonths(today, addDays(ends, 1)) - 1
