// The payments of a plan in words: when the money is due, how a sum adds up, and the calendar of a treatment.

import { withoutUnit } from '../../base/doses'
import { countUnits, joinNames, spellCount } from '../../base/format'
import { isAhead, isFill, isOneUnit, MONTHS_PER_YEAR } from '../../base/periods'
import { addUp, addUpHighest, getPayments, listBills, type Payment, splitEvenly } from '../payments'
import type { Every, Plan, PlanFee, PlanPrice } from '../plan'
import type { PlanRow } from '../row'
import { groupPayments, type SumStep } from '../sum-steps'
import { getDueTodayRange, isLowerBound } from '../sums'
import { FEE_WORDS, formatCents, formatRange, formatSum, formatUnit } from './labels'
import { formatCommitment, formatDueCell, listAmounts } from './offers'

/** "$199 in month 3", where today's bill is free; '' otherwise. */
export const formatFirstPaid = ({ dueTodayToCents, firstPaid }: PlanRow): string =>
  dueTodayToCents === 0 && firstPaid
    ? `${formatRange(firstPaid.cents, firstPaid.toCents)} in month ${firstPaid.month}`
    : ''

/** "$79 today", "At least $229 today", or, where today's bill is free, "Nothing due today; $149 in month 2". */
function formatToday(row: PlanRow): string {
  if (row.dueTodayToCents || row.isTodayOpen) return `${formatDueCell(row)} today`
  const first = formatFirstPaid(row)
  return first ? `Nothing due today; ${first}` : 'Nothing due today'
}

/** When a seller's bills are due, in one line: "$79 today, then $179 a month"; '' without a price. */
export function formatCashFlow(row: PlanRow): string {
  const { price } = row
  if (!price) return ''
  if (addUpHighest(getPayments(row)) === 0) return 'Nothing to pay'
  const later = [...describeLaterBills(row, price), ...listLaterFees(row, price)]
  // The parts of bills are a list of their own.
  const all = price.instalments ? later.join(', and ') : joinNames(later)
  const then = later.length > 0 ? `, then ${all}` : ', once'
  const commitment = formatCommitment(row)
  return formatToday(row) + then + (commitment && `, ${commitment}`)
}

/** A bill with the fees that come with it, from and to. */
type Bill = { day: number; cents: number; toCents: number; every: Every }

/** The bills of a year. A bill in instalments is one, without fees. */
function listYear({ fees }: Pick<Plan, 'fees'>, price: PlanPrice): Bill[] {
  return listBills(price, 'price', MONTHS_PER_YEAR).map(({ amount, every, month, day }) => {
    const added = fees.filter((fee) => isWithBills(fee, price) && isWithBill(fee, month, amount))
    return {
      day,
      every,
      cents: added.reduce((sum, { cents }) => sum + cents, amount),
      toCents: added.reduce((sum, { cents, toCents = cents }) => sum + toCents, amount),
    }
  })
}

/** Whether a fee comes with the bills of a price: with each, or as often as all of them, from the first one on. */
const isWithBills = (
  { every, begins = 1 }: PlanFee,
  { instalments, first = [], ...price }: PlanPrice,
): boolean =>
  !instalments &&
  (every === 'bill' ||
    (every === price.every && begins === 1 && every !== 'once' && first.every((bills) => !bills.every)))

/** Whether it comes with one of them. */
const isWithBill = (
  { every, begins = 1, orderUnderCents = Number.POSITIVE_INFINITY }: PlanFee,
  month: number,
  amount: number,
): boolean => every !== 'bill' || (month >= begins && amount < orderUnderCents)

/** Whether nothing is due today. */
const isFreeToday = ({ dueTodayToCents }: Pick<PlanRow, 'dueTodayToCents'>): boolean => dueTodayToCents === 0

/**
 * The bills after today's, or, where today's is free, after the first day that costs something: "$179 a month". Those of a
 * price that is billed ahead go on after the year.
 */
function describeLaterBills(row: PlanRow, price: PlanPrice): string[] {
  const { every, instalments, cents, thenCents } = price
  const bills = listYear(row, price)
  const from = (isFreeToday(row) && row.firstPaid?.day) || 0
  const last = bills.findLast(({ day }) => day <= from)
  const rest = bills.filter(({ day }) => day > from)
  const next = thenCents ?? cents
  if (rest.length === 0 && every !== 'once') rest.push({ day: 0, cents: next, toCents: next, every })
  if (instalments && last) return describeLaterParts(last, rest, price, instalments)
  return every === 'once' ? [] : [describeRuns(rest, price, last)]
}

/**
 * The other parts of the last bill, then the later bills: "3 × $297, one a month, again every year", "$150 6 weeks later, then
 * $500 every 6 months, each bill in 2 payments".
 */
function describeLaterParts(
  { cents }: Bill,
  rest: readonly Bill[],
  price: PlanPrice,
  { bills, every }: NonNullable<PlanPrice['instalments']>,
): string[] {
  const often = bills > 2 ? `, one ${formatUnit(every)}` : ` ${formatDelay(every)}`
  const parts = listAmounts(splitEvenly(cents, bills).slice(1)) + often
  if (price.every === 'once') return [parts]
  if (rest.every((bill) => bill.cents === cents && bill.every === price.every))
    return [`${parts}, again ${isOneUnit(price.every) ? `every ${price.every}` : formatUnit(price.every)}`]
  return [`${parts}, then ${describeRuns(rest, price)}, each bill in ${bills} payments`]
}

/** "a month later", "6 weeks later". */
const formatDelay = (every: Every): string => `${isOneUnit(every) ? `a ${every}` : every} later`

/** "$10 a month", for what does not come with the bills of the price. */
function listLaterFees(row: PlanRow, price: PlanPrice): string[] {
  const total = new Map<string, Omit<Bill, 'day' | 'every'> & Pick<PlanFee, 'every'> & { begins: number }>()
  for (const fee of row.fees) {
    const { every, cents, toCents = cents, begins = 1 } = fee
    const isNamed =
      every === 'once' && (begins === 1 || (isFreeToday(row) && begins === row.firstPaid?.month))
    if (isNamed || isWithBills(fee, price)) continue
    const key = `${every} ${begins}`
    const known = total.get(key) ?? { cents: 0, toCents: 0, every, begins }
    total.set(key, { ...known, cents: known.cents + cents, toCents: known.toCents + toCents })
  }
  const words = [...total.values()].map(({ every, begins, cents, toCents }) => {
    const amount = formatRange(cents, toCents)
    if (every === 'once') return `${amount} in month ${begins}`
    const often = every === 'bill' ? 'with each bill' : formatUnit(every)
    return `${amount} ${often}${begins > 1 ? ` from month ${begins}` : ''}`
  })
  const { drugFrom } = row
  if (drugFrom) words.push(`the drug from its maker, ${formatCents(drugFrom.price.cents)} a fill at the end`)
  return words
}

const countTimes = (count: number): string => ['', '', ' twice'][count] ?? ` ${count} times`

/**
 * "$299 a month", "$199 twice, then $349 a month", "$99 a month twice, then $747 every 3 months, the first a month later". `before`
 * is the bill before them.
 */
function describeRuns(bills: readonly Bill[], { every }: PlanPrice, before?: Bill): string {
  let last = before
  const groups = groupEqual(bills)
  const runs = groups.map((group, index) => {
    const [first] = group
    if (!first) return ''
    const amount = formatRange(first.cents, first.toCents)
    const later = last && last.every !== first.every ? formatDelay(last.every) : ''
    const isOtherPeriod = first.every !== every
    last = first
    if (index === groups.length - 1)
      return `${amount} ${formatUnit(first.every)}${later && `, the first ${later}`}`
    if (group.length > 1)
      return `${amount}${isOtherPeriod ? ` ${formatUnit(first.every)}` : ''}${countTimes(group.length)}`
    return isOtherPeriod ? `${amount} ${later || formatDelay(first.every)}` : amount
  })
  return runs.join(', then ')
}

/** Consecutive bills of the same amount. */
function groupEqual(bills: readonly Bill[]): Bill[][] {
  const groups: Bill[][] = []
  for (const bill of bills) {
    const last = groups.at(-1)
    const [first] = last ?? []
    if (
      last &&
      first &&
      first.cents === bill.cents &&
      first.toCents === bill.toCents &&
      first.every === bill.every
    )
      last.push(bill)
    else groups.push([bill])
  }
  return groups
}

/**
 * How a sum adds up, one step a line: "1 month × $79 = $79", "11 months × $179 = $1,969", "$2,048". The last line is the
 * sum, unless there is only one step, which states the sum itself.
 */
export function listSumSteps(plan: Plan, months: number): string[] {
  if (!plan.price) return []
  const payments = getPayments(plan, months)
  const steps = groupPayments(plan, payments)
  const isOpen = isLowerBound(plan)
  const [only] = steps
  if (only && steps.length === 1) return [describeStep(only, plan, isOpen)]
  return [
    ...steps.map((step) => describeStep(step, plan)),
    formatSum(addUp(payments), isOpen, addUpHighest(payments)),
  ]
}

/** "12 months", "2 payments", "13 fills". */
function countBills(count: number, every: Every, isPart = false): string {
  if (isPart) return countUnits(count, 'payment')
  if (isFill(every)) return countUnits(count, 'fill')
  return countUnits(count, isOneUnit(every) ? every : 'payment')
}

function describeStep(step: SumStep, { drugFrom }: Plan, isOpen = false): string {
  const { what, count, cents, toCents, every, isPart } = step
  const each = formatRange(cents, toCents)
  const sum = formatSum(count * cents, isOpen, count * toCents)
  if (what === 'leaving') return `${sum} for leaving early`
  if (what === 'price') return describeBills(step, sum)
  if (what === 'drug' && drugFrom) return `${drugFrom.name}: ${describeBills(step, sum)}`
  if (every === 'once' && count === 1) return `${sum} for ${FEE_WORDS[what]}`
  return `${countBills(count, every, isPart)} × ${each} for ${FEE_WORDS[what]} = ${sum}`
}

function describeBills({ count, cents, every, isPart, doses: all }: SumStep, sum: string): string {
  const doses = formatDoses(all)
  const note = doses && ` (${doses})`
  if (isAhead(every) && count === 1 && !isPart) {
    const what = every === 'once' ? 'One payment' : `One payment for ${every === 'year' ? 'a year' : every}`
    return `${what}${note}: ${sum}`
  }
  return `${countBills(count, every, isPart)} × ${formatCents(cents)}${note} = ${sum}`
}

/** "9 mg to 25 mg", a single dose unchanged, or nothing. */
function formatDoses(doses: readonly string[]): string {
  const first = doses[0] ?? ''
  const last = doses.at(-1) ?? ''
  return first === last ? first : `${withoutUnit(first)} to ${last}`
}

/** `isOpen`: a fee of unknown amount comes on top. */
export type CalendarRun = {
  label: string
  cents: number
  toCents: number
  dose?: string
  isOpen?: true | undefined
}

/** Fills of a drug: a copay that comes with one is none. */
const isFillOfDrug = ({ what, every, isPart }: Payment): boolean =>
  (what === 'price' || what === 'drug') && !isPart && isFill(every)

/**
 * What is due in each month, and the same as a list: "Due today, months 1 to 6", "Months 2 to 6", "Month 7 …". A minimum term
 * is listed to its end, as it is in the sum.
 */
export function getCalendar(plan: Plan, months = MONTHS_PER_YEAR) {
  const payments = getPayments(plan, months)
  const length = Math.max(months, payments.at(-1)?.month ?? 0)
  const columns = Array.from({ length }, (_, index) => {
    const due = payments.filter(({ month }) => month === index + 1)
    return {
      cents: addUp(due),
      toCents: addUpHighest(due),
      dose: due.find(({ dose }) => dose)?.dose,
      fills: due.filter(isFillOfDrug).length,
      isKnown: !due.some(({ isAfterEnd }) => isAfterEnd),
    }
  })
  const runs: (CalendarRun & { from: number; to: number; fills: number })[] = []
  for (const [index, { cents, toCents, dose, fills }] of columns.entries()) {
    const last = runs.at(-1)
    const isSame = last && last.cents === cents && last.toCents === toCents && last.dose === dose
    if (isSame && index > 1) last.to = index + 1
    else runs.push({ label: '', cents, toCents, from: index + 1, to: index + 1, fills, dose })
  }
  const listed = runs.map(({ from, to, fills, ...run }): CalendarRun => {
    // Thirteen fills of 4 weeks in twelve months: one month has two.
    const month = `Month ${from}${fills > 1 ? `, ${spellCount(fills)} fills` : ''}`
    const label = from === to ? month : `Months ${from} to ${to}`
    return { ...run, label: to > from && run.toCents > 0 ? `${label}, each` : label }
  })
  const [first, ...rest] = listed
  if (!first) return { columns, runs: [] }
  // Of bills by the week, only the first one of a month is due today.
  const today = getDueTodayRange(plan)
  const start: CalendarRun = {
    ...first,
    label: 'Due today',
    isOpen: plan.isTodayOpen,
    cents: today.fromCents,
    toCents: today.toCents,
  }
  const later: CalendarRun = {
    ...first,
    label: 'Later in month 1',
    cents: first.cents - today.fromCents,
    toCents: first.toCents - today.toCents,
  }
  return { columns, runs: [start, ...(later.toCents > 0 ? [later] : []), ...rest] }
}
