// How often a bill comes. The only place that knows: schemas, forms, sums, dates, and labels all ask this file, so a period
// needs no entry in a list. It is in lib/base because the schemas, below lib/offers, check it. It computes no amounts.
import { addDays, addMonths } from './day'

// The first statements, because esbuild writes only such constants into the code that uses them.
export const MONTHS_PER_YEAR = 12
export const DAYS_PER_YEAR = 365

/** "6 weeks" is any whole number from 2; a single one is a "week". */
export type Every =
  | 'once'
  | 'day'
  | 'week'
  | 'month'
  | 'year'
  | `${number} days`
  | `${number} weeks`
  | `${number} months`

/** The form of a period, for schemas and forms. `isEvery` also knows how long one may be. */
export const EVERY_PATTERN = /^(?:once|day|week|month|year|(?:[2-9]|[1-9]\d{1,2}) (?:days|weeks|months))$/

/** The same, or another word: a card also has "quarter", a fee "bill". */
export const makePatternWith = (word: string): RegExp =>
  new RegExp(EVERY_PATTERN.source.replace('(?:', `(?:${word}|`))

/** What forms offer first; every other period is as good. */
export const COMMON_PERIODS: readonly Every[] = [
  'day',
  'week',
  '4 weeks',
  '30 days',
  'month',
  '2 months',
  '3 months',
  '6 months',
  '10 months',
  'year',
  'once',
]

/** The longest period, as in "24 months"; two years have 104 weeks and 730 days. */
const PERIOD_LIMIT_MONTHS = 24

/** A period of at most so many days comes a whole number of times in twelve months. */
const SHORT_DAYS = 31
/** A fill of a drug: 28 days of shots, or 30 tablets. */
const FILL_DAYS = 28

type Period = {
  /** Calendar days from one bill to the next; 0 for one that goes by the month. */
  days: number
  /** Calendar months from one bill to the next; 0 for one that goes by the day. */
  months: number
  /** How long it is in months of treatment. Infinity for `once`. */
  length: number
  perYear: number
  /** Which bills count by the end of a month: all that have begun, whole ones that have passed, or the nearest number. */
  counts: 'begun' | 'passed' | 'nearest'
}

const UNIT_DAYS: Partial<Record<string, number>> = { day: 1, week: 7 }
const UNIT_MONTHS: Partial<Record<string, number>> = { month: 1, year: MONTHS_PER_YEAR }

function parsePeriod(every: string): Period | null {
  if (!EVERY_PATTERN.test(every)) return null
  if (every === 'once')
    return { days: 0, months: 0, length: Number.POSITIVE_INFINITY, perYear: 1, counts: 'begun' }
  const count = Number.parseInt(every, 10) || 1
  const unit = every.replace(/^\d+ /, '').replace(/s$/, '')
  const months = count * (UNIT_MONTHS[unit] ?? 0)
  const days = count * (UNIT_DAYS[unit] ?? 0)
  if (Math.max(months, (days * MONTHS_PER_YEAR) / DAYS_PER_YEAR) > PERIOD_LIMIT_MONTHS) return null
  if (months > 0) return { days, months, length: months, perYear: MONTHS_PER_YEAR / months, counts: 'begun' }
  if (days > SHORT_DAYS) {
    const perYear = DAYS_PER_YEAR / days
    return { days, months, length: MONTHS_PER_YEAR / perYear, perYear, counts: 'begun' }
  }
  const perYear = Math.floor(DAYS_PER_YEAR / days)
  // Nobody buys a part of a fill.
  const counts = days < FILL_DAYS ? 'passed' : 'nearest'
  return { days, months, length: MONTHS_PER_YEAR / perYear, perYear, counts }
}

const periods = new Map<string, Period | null>()

/** Each is parsed once: sums ask for periods a million times while a visitor types a budget. */
function readPeriod(every: string): Period | null {
  const known = periods.get(every)
  if (known !== undefined) return known
  const period = parsePeriod(every)
  periods.set(every, period)
  return period
}

function getPeriod(every: Every): Period {
  const period = readPeriod(every)
  if (!period) throw new RangeError(`expected a period like "6 weeks", got "${every}"`)
  return period
}

/** Whether a text is a period that the site can count. */
export const isEvery = (text: string): text is Every => readPeriod(text) !== null

/** The period that a text names. Throws a RangeError for any other text: schemas ask `isEvery` first. */
export function toEvery(text: string): Every {
  if (!isEvery(text)) throw new RangeError(`expected a period like "6 weeks", got "${text}"`)
  return text
}

/** Sums of fractions of a month, like 12/13, are a hair beside the whole number that they stand for. */
const ROUNDING = 1e-9

/**
 * The month of treatment, from 1, in which a bill counts: the first one (`index` 0) comes `start` months after the first day.
 * - A period of at most 31 days comes floor(365 ÷ its days) times in twelve months: a week 52, 4 weeks 13, 30 days 12 times.
 *   Short ones count when they have passed whole (4, 8, 13 weeks); fills, of 28 days and more, to the nearest whole number.
 * - A longer one is paid as soon as it begins: of 6 weeks, 9 in twelve months.
 */
export function getMonthOf(every: Every, index: number, start = 0): number {
  const { length, counts } = getPeriod(every)
  // Infinity times 0 is no number: what comes once comes at the start.
  const passed = (count: number): number => start + (count && count * length)
  if (counts === 'begun') return Math.floor(passed(index) + ROUNDING) + 1
  return Math.ceil(passed(counts === 'passed' ? index + 1 : index + 0.5) - ROUNDING)
}

/** How long a period is, in months of treatment: 12/52 for a week. Infinity for `once`. */
export const getLength = (every: Every): number => getPeriod(every).length

/** How often a bill comes in a year on average: a week 52, 6 weeks 8.69, `once` 1 time. */
export const countPerYear = (every: Every): number => getPeriod(every).perYear

/** Whether a bill is a fill of a drug: 28 to 31 days. */
export const isFill = (every: Every): boolean => getPeriod(every).counts === 'nearest'

/** Whether a bill is for more than a month, so that it is due ahead. */
export function isAhead(every: Every): boolean {
  const { days, months } = getPeriod(every)
  return every === 'once' || months > 1 || days > SHORT_DAYS
}

/** How far along the calendar a bill is from another one. */
export type Distance = { months: number; days: number }

/** The distance of `count` periods. */
export function getDistance(every: Every, count = 1): Distance {
  const { days, months } = getPeriod(every)
  return { months: months * count, days: days * count }
}

/** A day like 2026-11-20, so far after another: of a treatment that starts on the 31st, the last day of a shorter month. */
export const addDistance = (day: string, { months, days }: Distance): string =>
  addDays(addMonths(day, months), days)

/** Whether a period is a day, a week, a month or a year, and not several of them. */
export const isOneUnit = (every: Every): boolean => every in UNIT_DAYS || every in UNIT_MONTHS

/** "once", "a month", "every 6 weeks". */
export const formatEvery = (every: Every): string =>
  every === 'once' ? every : isOneUnit(every) ? `a ${every}` : `every ${every}`

/** The period on a card, in a sentence: "a month", "a quarter", "every 4 weeks". */
export const formatCardPeriod = (period: string): string =>
  isEvery(period) ? formatEvery(period) : `a ${period}`

/** After the amount on a card: "/month", " every 4 weeks", " once". */
export const formatAfterCardPrice = (period: string): string =>
  isEvery(period) && !isOneUnit(period) ? ` ${formatEvery(period)}` : `/${period}`
