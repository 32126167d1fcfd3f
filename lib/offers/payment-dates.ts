// The dates of a treatment that starts on a given day, for a calendar: each bill, the end of an introduction or a price,
// and the last day to give notice. Days like 2026-11-20. Loaded only when a visitor asks for the file.
import { addDays, addMonths, countWholeMonths } from '../base/day'
import { countUnits, formatDay } from '../base/format'
import { type CalendarEntry, makeCalendarFile } from '../base/icalendar'
import { countBillsTo, getBillDay } from './bill-days'
import { addUp, getPayments, type Payment } from './payments'
import { MONTHS_LIMIT, type Plan, type PlanPrice } from './plan'
import { isLowerBound } from './sums'
import { FEE_WORDS, formatCents, formatSum } from './words/labels'

/** Titles follow the seller's name. */
type Dated = Pick<CalendarEntry, 'id' | 'day' | 'title' | 'text'>

/**
 * A calendar file, how many bills it has, and their sum in words. A price that ends before a bill costs what it then costs.
 * `address` is that of the page, without what a visitor told the quiz. Its fragment has the figures of their own quote.
 */
export function makePaymentDates(plan: Plan, months: number, start: string, address: string, now: Date) {
  const own = startOn(plan, start)
  const billed = Math.max(months, plan.minimumMonths ?? 0)
  const payments = getPayments(own, months)
  const bills = listBills(own, payments, start)
  const sum = formatSum(addUp(payments), isLowerBound(own))
  // A quote has no page of its own, but the address that it was typed into has it.
  const isQuote = own.href.startsWith('#')
  const url = isQuote ? address : new URL(own.href, address).href
  const name = isQuote ? `${plan.key}-${digest(plan)}` : plan.key
  const entries = [...bills, ...listEnds(own, billed, start), ...listNotice(own, payments, start)]
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

/** Tells quotes apart: the same figures, the same entries. FNV-1a, 32 bits. */
function digest({ price, fees, drug, minimumMonths }: Plan): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify([price, fees, drug, minimumMonths]))
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** The plan of somebody who starts on that day: a price or a program with a last day has fewer bills. */
function startOn(plan: Plan, start: string): Plan {
  const { price, ends, drugFrom, programMonths } = plan
  const move = (from: PlanPrice, last = ''): PlanPrice =>
    last ? { ...from, billsToEnd: countBillsTo(start, last, from.every) } : from
  return {
    ...plan,
    ...(price && { price: move(price, ends) }),
    ...(drugFrom && { drugFrom: { ...drugFrom, price: move(drugFrom.price, drugFrom.ends) } }),
    ...(programMonths !== undefined && ends && { programMonths: countWholeMonths(start, ends) }),
  }
}

/** What is due on one day is one entry. */
function listBills(plan: Plan, payments: readonly Payment[], start: string): Dated[] {
  const days = new Map<string, Payment[]>()
  for (const payment of payments) {
    const day = getBillDay(start, payment.every, payment.nth)
    days.set(day, [...(days.get(day) ?? []), payment])
  }
  const inOrder = [...days].sort(([a], [b]) => (a < b ? -1 : 1))
  return inOrder.map(([day, own], index) => ({
    id: `bill-${index + 1}`,
    day,
    title: formatCents(addUp(own)) + (own.some(({ isAfterEnd }) => isAfterEnd) ? ' if the price stays' : ''),
    text: [...own.map((payment) => describePart(plan, payment)), 'The day of your own bill may differ.'].join(
      '\n',
    ),
  }))
}

function describePart({ drugFrom }: Plan, { amount, what, dose }: Payment): string {
  const words = what === 'price' ? 'the plan' : what === 'drug' && drugFrom ? drugFrom.name : FEE_WORDS[what]
  return `${formatCents(amount)} for ${words}${dose ? `, ${dose}` : ''}`
}

function listEnds(plan: Plan, months: number, start: string): Dated[] {
  const { kind, price, ends, drugFrom } = plan
  const last = addMonths(start, months)
  return [
    ...listIntroduction(plan, start),
    ...(price ? listEnd(kind === 'program' ? 'the program' : 'the price', price, ends) : []),
    ...(drugFrom ? listEnd(`the price of ${drugFrom.name}`, drugFrom.price, drugFrom.ends) : []),
  ].filter(({ day }) => day < last)

  function listEnd(what: string, { thenCents }: PlanPrice, day?: string): Dated[] {
    if (!day) return []
    const id = `end-of-${what.replace(/\W+/g, '-')}`
    if (day >= start) {
      const text =
        thenCents === undefined
          ? 'We don’t know what comes after it. Ask.'
          : `Later: ${formatCents(thenCents)}.`
      return [{ id, day, title: `last day of ${what}`, text }]
    }
    if (thenCents !== undefined) return []
    return [{ id, day: start, title: `ask for ${what}`, text: `We know it only to ${formatDay(day)}.` }]
  }
}

/** The day before the first bill at the full price. Lower doses are no introduction. */
function listIntroduction(plan: Plan, start: string): Dated[] {
  const { first = [], every } = plan.price ?? {}
  if (!every || first.length === 0 || first.some(({ dose }) => dose)) return []
  const count = first.reduce((sum, { bills }) => sum + bills, 0)
  const bills = getPayments(plan, MONTHS_LIMIT).filter(({ what }) => what === 'price')
  const [before, next] = [bills[count - 1], bills[count]]
  if (!before || !next || before.amount === next.amount) return []
  const day = getBillDay(start, every, next.nth)
  const text = `The bill of ${formatDay(day)} is ${formatCents(next.amount)}, not ${formatCents(before.amount)}.`
  return [{ id: 'end-of-introduction', day: addDays(day, -1), title: 'the introduction ends', text }]
}

/** To stop when these months, or the minimum term, are over: before the next bill. What makers sell needs no notice. */
function listNotice(
  { kind, price, noticeDays, leavingHours }: Plan,
  payments: readonly Payment[],
  start: string,
): Dated[] {
  if (kind !== 'provider' || !price || price.every === 'once') return []
  const next = getBillDay(start, price.every, payments.filter(({ what }) => what === 'price').length + 1)
  const bill = `the bill of ${formatDay(next)}`
  if (noticeDays === undefined && leavingHours === undefined) {
    const text = `We don’t know how many days before a bill they need to know. To stop before ${bill}, ask now.`
    return [{ id: 'notice', day: start, title: 'ask now how to cancel', text }]
  }
  // The hour of a bill is not known: of "48 hours before", the last whole day.
  const days = Math.max(
    noticeDays ?? 0,
    leavingHours === undefined ? 0 : Math.floor(leavingHours / 24) + 1,
    1,
  )
  const last = addDays(next, -days)
  const text = `To stop before ${bill}, give notice in writing by this day.`
  return [{ id: 'notice', day: last < start ? start : last, title: 'last day to give notice', text }]
}
