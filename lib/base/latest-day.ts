// The current day, which dates in the content are checked against. It comes from the machine's clock, not from
// SOURCE_DATE_EPOCH: a build may declare an old date, and a day that has come does not become a future one again.

const HOUR_MS = 3_600_000
/** The time zone where each day begins first: Kiribati. */
const FIRST_ZONE_HOURS = 14

/** The latest day that has begun anywhere on earth, like 2026-11-20. `now` in milliseconds since 1970. */
export const getLatestDay = (now = Date.now()): string =>
  new Date(now + FIRST_ZONE_HOURS * HOUR_MS).toISOString().slice(0, 10)

/** Today on this machine's clock, like 2026-11-20. Never later than the latest day. */
export function getLocalDay(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
