// Calendar days as the content writes them, like "2026-11-20", without a time or a time zone.
import { MONTH_NAMES } from './month-names'

const DAY_MS = 86_400_000

/** A day as a value of a type of its own: a text such as '' is none, and would make a sum of another day. */
export type Day = `${number}-${number}-${number}`

/** Whether a text is a real day: "2026-02-30" is not. */
export const isDay = (text: string): text is Day =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/** The day of a date field; null while it is no day, and while a year is being typed: "0202-11-20". */
export const readTypedDay = (typed: string): Day | null =>
  typed.startsWith('20') && isDay(typed) ? typed : null

/** A day from a text. Throws on another text. */
export function parseDay(text: string): Day {
  if (!isDay(text)) throw new Error(`expected a day like 2026-11-20, got "${text}".`)
  return text
}

/** Days from one day to another; negative if the second is earlier. */
export const countDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** The day `days` after another, both like 2026-11-20. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The last day of the month `months` after the given day: "2026-11-30" and 6 → "2027-05-31". */
export function addMonthsToEnd(day: string, months: number): string {
  const date = new Date(day)
  const end = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0))
  return end.toISOString().slice(0, 10)
}

/** The same day of a later month, or its last day: "2027-01-31" and 1 → "2027-02-28". */
export function addMonths(day: string, months: number): string {
  const end = addMonthsToEnd(day, months)
  const date = Math.min(Number(day.slice(8)), Number(end.slice(8)))
  return end.slice(0, 8) + String(date).padStart(2, '0')
}

/** The last day of a month, given as "2026-11" or "November 2026". */
export const getMonthEnd = (month: string): string =>
  addMonthsToEnd(/^\d/.test(month) ? month : `1 ${month} UTC`, 0)

/** Months of a treatment that starts today, up to the last one that begins on or before `ends`. */
export function countStartedMonths(today: string, ends: string): number {
  if (ends < today) return 0
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = today.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = ends.split('-').map(Number)
  // A treatment that starts on the 31st has its months' starts on the last days of shorter months.
  const day = Math.min(fromDay, Number(getMonthEnd(ends.slice(0, 7)).slice(8)))
  return (toYear - fromYear) * 12 + toMonth - fromMonth + (toDay >= day ? 1 : 0)
}

/** Its whole months up to and including `ends`. */
export const countWholeMonths = (today: string, ends: string): number =>
  ends < today ? 0 : countStartedMonths(today, addDays(ends, 1)) - 1

const WRITTEN_DAY = new RegExp(`\\b(${MONTH_NAMES.join('|')}) (\\d{1,2}), (\\d{4})\\b`, 'g')

/** The days that a text names, as written ("December 31, 2026") and as 2026-12-31. */
export const findDays = (text: string): { written: string; day: string }[] =>
  [...text.matchAll(WRITTEN_DAY)].map(([written, month = '', dayOfMonth = '', year]) => ({
    written,
    day: `${year}-${String(MONTH_NAMES.indexOf(month) + 1).padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`,
  }))
