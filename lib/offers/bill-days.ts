// On which days the bills of a price come, of a treatment that starts on a given day. Days like 2026-11-20.
import { addDays, addMonths, countDays, countStartedMonths } from '../base/day'
import { formatDay } from '../base/format'
import type { Offer } from '../schemas/offers'
import { type DayTable, type Every, MONTHS } from './plan'

/** How many days from one bill to the next; months and longer go by the calendar. */
const DAYS: DayTable = { day: 1, week: 7, '4 weeks': 28, '30 days': 30 }

/** The day of the nth bill, from 1: of a treatment that starts on the 31st, the last day of a shorter month. */
export function getBillDay(start: string, every: Every, nth: number): string {
  const days = DAYS[every]
  return days ? addDays(start, (nth - 1) * days) : addMonths(start, (nth - 1) * (MONTHS[every] ?? 0))
}

/** The bills that come on or before a day. */
export function countBillsTo(start: string, ends: string, every: Every): number {
  if (ends < start) return 0
  const days = DAYS[every]
  if (days) return Math.floor(countDays(start, ends) / days) + 1
  const months = MONTHS[every]
  return months ? Math.ceil(countStartedMonths(start, ends) / months) : 1
}

/** "first fill by December 3, 2026": who starts later pays the full price sooner. Null if that is so already, or never. */
export function formatStartBy({ price }: Pick<Offer, 'price'>, today: string): string | null {
  const { then, ends, every, first = [] } = price ?? {}
  const days = every && DAYS[every]
  if (then === undefined || !ends || !days) return null
  const reduced = first.reduce((sum, { bills, amount }) => sum + (amount < then ? bills : 0), 0)
  const day = addDays(ends, -days * (reduced - 1))
  return today <= day ? `first fill by ${formatDay(day)}` : null
}
