// The month in headings: the visitor's, from the first paint, even when the export is months old. The page contains the
// month of the build; components/ui/LiveMonth.tsx replaces it while the page is parsed, and keeps it while the page is open.

import { type Day, parseDay } from './day'
import { MONTH_NAMES } from './month-names'

const nameMonth = (month: number, year: number): string => `${MONTH_NAMES[month]} ${year}`

/** "November 2026", in English and in local time: that of the visitor's browser. */
export const formatMonth = (date: Date): string => nameMonth(date.getMonth(), date.getFullYear())

/** The date of a build: SOURCE_DATE_EPOCH (https://reproducible-builds.org) or, without it, now. Throws on non-digits. */
export function getBuildDate(epoch = process.env.SOURCE_DATE_EPOCH): Date {
  if (!epoch) return new Date()
  if (!/^\d{1,12}$/.test(epoch)) {
    throw new Error(`SOURCE_DATE_EPOCH: expected seconds since 1970, got "${epoch}". Write digits only.`)
  }
  return new Date(Number(epoch) * 1000)
}

/** The month of the build, in UTC: with local time, two machines could write different bytes for the same date. */
export const getBuildMonth = (date = getBuildDate()): string =>
  nameMonth(date.getUTCMonth(), date.getUTCFullYear())

/** The day by the clock and time zone of the machine, an editor's or, in a browser, the visitor's: like 2026-11-20. */
export const getLocalDay = (date = new Date()): Day =>
  parseDay(
    [date.getFullYear(), date.getMonth() + 1, date.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-'),
  )

/** The latest day that it is anywhere on earth, 14 hours ahead of UTC. */
export const getLatestDay = (date = new Date()): Day => getBuildDay(new Date(date.getTime() + 14 * 3_600_000))

/** The day of the build in UTC, like 2026-11-20. Pages use it to decide what is due or over. */
export const getBuildDay = (date = getBuildDate()): Day => parseDay(date.toISOString().slice(0, 10))
