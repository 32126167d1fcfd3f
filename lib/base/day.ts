// Days of the calendar as the content writes them, "2026-11-20", without a time or a time zone.

const DAY_MS = 86_400_000

/** Whether a text is a day that exists: "2026-02-30" is none. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/** Days from one day to another; negative where the second comes first. */
export const countDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** The day that comes `days` after another. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
