// The sentences of the refill clock, and its calendar file.
import { addDays } from '../../base/day'
import { countUnits, formatDay } from '../../base/format'
import { makeCalendarFile } from '../../base/icalendar'
import { MONTH_NAMES } from '../../base/month-names'
import { getRefill, type RefillRule } from '../refill'
import { formatCents } from './labels'

/** "January 8", which does not break: the day of a clock, whose year is clear. */
export function formatShortDay(day: string): string {
  const [, month = 1, date] = day.split('-').map(Number)
  return `${MONTH_NAMES[month - 1]}\u00a0${date}`
}

/** "$449", of the highest dose, which every dose in time costs at most. */
const formatKept = ({ doses }: RefillRule): string => formatCents(doses.at(-1)?.cents ?? 0)

/** "7.5 mg and up": the doses that have a clock. */
export const formatRefillDoses = ({ doses }: RefillRule): string => `${doses[0]?.dose} and up`

/** "$499 at 7.5 mg, $699 from 10 mg": what a late fill costs. */
function formatLatePrices({ doses }: RefillRule): string {
  const groups: { from: string; count: number; cents: number }[] = []
  for (const { dose, lateCents } of doses) {
    const last = groups.at(-1)
    if (last?.cents === lateCents) last.count += 1
    else groups.push({ from: dose, count: 1, cents: lateCents })
  }
  return groups
    .map(({ from, count, cents }) => `${formatCents(cents)} ${count > 1 ? 'from' : 'at'} ${from}`)
    .join(', ')
}

/** The rule without a day, for whoever has entered none. */
export const describeRule = (rule: RefillRule): string =>
  `Order again within ${rule.refillDays} days of your last order to keep ${formatKept(rule)}. After that a fill costs ${formatLatePrices(rule)}.`

/** The rule by the visitor's clock, after the last day of its prices. */
export const describeEndedRule = ({ maker, refillDays }: RefillRule, ends: string): string =>
  `We know these prices, and the rule of ${refillDays} days, only to ${formatDay(ends)}. Ask ${maker} what holds now.`

/** "Order by January 8 to keep $449", and how many days are left; or that it is late. */
export function describeRefill(rule: RefillRule, lastOrder: string, today: string) {
  const { orderBy, daysLeft, isLate } = getRefill(rule, lastOrder, today)
  const day = formatShortDay(orderBy)
  const late = `a fill costs ${formatLatePrices(rule)}.`
  if (isLate) return { title: `The last day was ${day}`, text: `Now ${late} Ask ${rule.maker} first.` }
  const left = daysLeft === 0 ? 'That is today.' : `${countUnits(daysLeft, 'day')} left.`
  return { title: `Order by ${day} to keep ${formatKept(rule)}`, text: `${left} After that ${late}` }
}

export const askWhichDay = ({ maker, refillDays }: RefillRule): string =>
  `Ask ${maker} which day the ${refillDays} days count from.`

/** Order-by days in the file: of this order, and of the next ones, if each fill is ordered when the last one runs out. */
const ENTRIES = 12

/** The order-by days as a calendar file. `now` is when it is written, `host` makes its ids unique in the world. */
export function makeRefillFile(rule: RefillRule, lastOrder: string, host: string, now: Date): string {
  const entries = Array.from({ length: ENTRIES }, (_, index) => {
    const ordered = addDays(lastOrder, index * rule.fillDays)
    return {
      id: `refill-${lastOrder}-${index + 1}`,
      day: addDays(ordered, rule.refillDays),
      title: `${rule.name}: last day to order and keep ${formatKept(rule)}`,
      text: `${rule.refillDays} days after an order on ${formatDay(ordered)}. Later, a fill costs ${formatLatePrices(rule)}. ${askWhichDay(rule)}`,
      url: rule.url,
    }
  })
  return makeCalendarFile(entries, host, now)
}
