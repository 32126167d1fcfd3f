// On which days the bills of a price come, of a treatment that starts on a given day. Days like 2026-11-20.
import { addDays, addMonths, countDays, countStartedMonths } from '../base/day'
import { type Every, MONTHS } from './plan'

/** How many days from one bill to the next; months and longer go by the calendar. */
const DAYS: Partial<Record<Every, number>> = { day: 1, week: 7, '4 weeks': 28, '30 days': 30 }

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
