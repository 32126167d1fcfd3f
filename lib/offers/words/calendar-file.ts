// The calendar file of a treatment that starts on a given day, in words: each bill, the end of an introduction or a price, and
// the last day to give notice. Its titles are here; its days are from dates.ts. Loaded only when a visitor asks for the file.
import { addMonths } from '../../base/day'
import { countUnits, formatDay } from '../../base/format'
import { type CalendarEntry, makeCalendarFile } from '../../base/icalendar'
import { getIntroductionEnd, getNextBillDay, getNoticeDay, getPaymentDay, startOn } from '../dates'
import { addUp, addUpHighest, getPayments, type Payment } from '../payments'
import type { Plan, PlanPrice } from '../plan'
import { isLowerBound } from '../sums'
import { FEE_WORDS, formatCents, formatRange, formatSum } from './labels'

/** Titles follow the seller's name. */
type Dated = Pick<CalendarEntry, 'id' | 'day' | 'title' | 'text'>

/**
 * A calendar file, how many bills it has, and their sum in words. A price that ends before a bill costs what it then costs.
 * `address` is that of the page, without what a visitor told the quiz. Its fragment has the figures of their own quote.
 */
export function makePaymentDates(plan: Plan, months: number, start: string, address: string, now: Date) {
  const started = startOn(plan, start)
  const payments = getPayments(started, months)
  const billed = Math.max(months, payments.at(-1)?.month ?? 0, plan.minimumMonths ?? 0)
  const bills = listBillEntries(started, payments, start)
  const sum = formatSum(addUp(payments), isLowerBound(started), addUpHighest(payments))
  // A quote has no page of its own, but the address that it was typed into has it.
  const isQuote = started.href.startsWith('#')
  const url = isQuote ? address : new URL(started.href, address).href
  const name = isQuote ? `${plan.key}-${digest(plan)}` : plan.key
  const entries = [...bills, ...listEndEntries(started, billed, start), ...listNotice(started, months, start)]
  const file = makeCalendarFile(
    entries.map(({ id, day, title, text }) => ({
      id: `${name}-${start}-${id}`,
      day,
      title: `${plan.name}: ${title}`,
      text: id === 'bill-1' ? `${text}\nAll bills of ${countUnits(billed, 'month')}: ${sum}.` : text,
      url,
    })),
    new URL(address).hostname,
    now,
  )
  return { file, count: bills.length, sum }
}

const isNoticeKnown = ({ noticeDays, leavingHours }: Plan): boolean =>
  noticeDays !== undefined || leavingHours !== undefined

/** What a file has, before it is made. `listNotice` has the same cases. */
export function describeDates(plan: Plan, months: number): string {
  if (plan.kind !== 'provider' || !getNextBillDay(plan, months, ANY_DAY)) return 'Each bill.'
  return isNoticeKnown(plan)
    ? 'Each bill, and the last day to cancel.'
    : 'Each bill, and a reminder to ask how to cancel.'
}

/** Whether a bill follows does not depend on the day. */
const ANY_DAY = '2026-01-01'

/** Tells quotes apart: the same figures, the same entries. FNV-1a, 32 bits. */
function digest({ price, fees, drug, minimumMonths }: Plan): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify([price, fees, drug, minimumMonths]))
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** What is due on one day is one entry. */
function listBillEntries(plan: Plan, payments: readonly Payment[], start: string): Dated[] {
  const days = new Map<string, Payment[]>()
  for (const payment of payments) {
    const day = getPaymentDay(start, payment)
    days.set(day, [...(days.get(day) ?? []), payment])
  }
  const inOrder = [...days].sort(([a], [b]) => (a < b ? -1 : 1))
  return inOrder.map(([day, due], index) => ({
    id: `bill-${index + 1}`,
    day,
    title:
      formatRange(addUp(due), addUpHighest(due)) +
      (due.some(({ isAfterEnd }) => isAfterEnd) ? ' if the price stays' : ''),
    text: [...due.map((payment) => describePart(plan, payment)), 'The day of your own bill may differ.'].join(
      '\n',
    ),
  }))
}

function describePart({ drugFrom }: Plan, { amount, toAmount, what, dose }: Payment): string {
  const words =
    what === 'price'
      ? 'the plan'
      : what === 'leaving'
        ? 'leaving early'
        : what === 'drug' && drugFrom
          ? drugFrom.name
          : FEE_WORDS[what]
  return `${formatRange(amount, toAmount)} for ${words}${dose ? `, ${dose}` : ''}`
}

function listEndEntries(plan: Plan, months: number, start: string): Dated[] {
  const { kind, price, ends, drugFrom } = plan
  const entries = listIntroduction(plan, start)
  if (price) {
    const what = kind === 'program' ? 'program' : 'price'
    entries.push(...listEnd(what, `the ${what}`, price, start, ends))
  }
  if (drugFrom) {
    const { name, price: priceOfDrug, ends: endsOfDrug } = drugFrom
    entries.push(...listEnd('price-of-drug', `the price of ${name}`, priceOfDrug, start, endsOfDrug))
  }
  const last = addMonths(start, months)
  return entries.filter(({ day }) => day < last)
}

type Ending = 'program' | 'price' | 'price-of-drug'

/** The last day of a price or a program, if it is after the start; if it is over and nothing is known to follow, the question. */
function listEnd(of: Ending, name: string, { thenCents }: PlanPrice, start: string, day?: string): Dated[] {
  if (!day) return []
  const id = `end-of-${of}`
  if (day >= start) {
    const text =
      thenCents === undefined
        ? 'We don’t know what comes after it. Ask.'
        : `Later: ${formatCents(thenCents)}.`
    return [{ id, day, title: `last day of ${name}`, text }]
  }
  if (thenCents !== undefined) return []
  return [{ id, day: start, title: `ask for ${name}`, text: `We know it only to ${formatDay(day)}.` }]
}

/** The day before the first bill at the full price. */
function listIntroduction(plan: Plan, start: string): Dated[] {
  const introduction = getIntroductionEnd(plan, start)
  if (!introduction) return []
  const { day, nextDay, nextCents, beforeCents } = introduction
  const text = `The bill of ${formatDay(nextDay)} is ${formatCents(nextCents)}, not ${formatCents(beforeCents)}.`
  return [{ id: 'end-of-introduction', day, title: 'the introduction ends', text }]
}

/** To stop when these months, or the minimum term, are over: before the next bill. What makers sell needs no notice. */
function listNotice(plan: Plan, months: number, start: string): Dated[] {
  const { kind, noticeDays, leavingHours } = plan
  const next = getNextBillDay(plan, months, start)
  if (kind !== 'provider' || !next) return []
  const bill = `the bill of ${formatDay(next)}`
  if (!isNoticeKnown(plan)) {
    const text = `We don’t know how many days before a bill they need to know. To stop before ${bill}, ask now.`
    return [{ id: 'notice', day: start, title: 'ask now how to cancel', text }]
  }
  // The hour of a bill is not known: of "48 hours before", the last whole day.
  const hoursAsDays = leavingHours === undefined ? 0 : Math.floor(leavingHours / 24) + 1
  const day = getNoticeDay(next, Math.max(noticeDays ?? 0, hoursAsDays, 1), start)
  const text = `To stop before ${bill}, give notice in writing by this day.`
  return [{ id: 'notice', day, title: 'last day to give notice', text }]
}
