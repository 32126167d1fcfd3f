// The payments of a plan in words: when the money is due, how a sum adds up, and the calendar of a treatment.
import { countUnits, spellCount } from '../../base/format'
import { isAhead, isFill } from '../../base/periods'
import { addUp, getPayments, type Payment } from '../payments'
import { MONTHS_PER_YEAR, type Plan, type PlanFee, type PlanPrice } from '../plan'
import type { PlanRow } from '../row'
import { getDueToday, isLowerBound } from '../sums'
import { FEE_WORDS, formatCents, formatSum, formatUnit } from './labels'
import { formatMinimum } from './offers'

/** "$199 in month 3", where today's bill is free; '' otherwise. */
export const formatFirstPaid = ({ dueTodayCents, firstPaid }: PlanRow): string =>
  dueTodayCents === 0 && firstPaid ? `${formatCents(firstPaid.cents)} in month ${firstPaid.month}` : ''

/** "Due today $79", or, where today's bill is free, "Nothing due today; $149 in month 2"; '' without a price. */
export function formatDueToday(row: PlanRow): string {
  if (row.dueTodayCents === null) return ''
  if (row.dueTodayCents > 0) return `Due today ${formatCents(row.dueTodayCents)}`
  const first = formatFirstPaid(row)
  return first ? `Nothing due today; ${first}` : 'Nothing due today'
}

/** "$79 today", or the same where today's bill is free. */
const formatToday = (row: PlanRow): string =>
  row.dueTodayCents ? `${formatCents(row.dueTodayCents)} today` : formatDueToday(row)

/**
 * When the money is due, in one line: "Due today $79, then $179 a month", "Due today $1,050, then $1,050 every 6 months",
 * "$149, $199, then $299 a fill". With `isDue`, a drug's fills begin with today's.
 */
export const formatCashFlow = (row: PlanRow, isDue = false): string =>
  describeCashFlow(row, formatDueToday(row), isDue)

/** The same in a sentence: "$79 today, then $179 a month". */
export const formatCashSentence = (row: PlanRow): string => describeCashFlow(row, formatToday(row), false)

function describeCashFlow(row: PlanRow, today: string, isDue: boolean): string {
  const { price, kind, minimumMonths } = row
  if (!price) return 'Price not known. Ask first.'
  const bills = listBillAmounts(row)
  const unit = formatUnit(price.every, kind)
  if (kind === 'program') return `${formatCents(price.cents)} ${unit}`
  if (kind === 'maker') {
    const due = isDue ? `Due today ${formatCents(bills.shift() ?? 0)} plus a visit, then ` : ''
    return due + describeRuns(bills, unit)
  }
  // The first bill is due today; those of a price that is billed ahead go on after it.
  const rest = bills.slice(1)
  if (price.every !== 'once' && rest.length === 0) rest.push(price.thenCents ?? price.cents)
  const later = price.every === 'once' ? [] : [describeRuns(rest, unit)]
  later.push(...listLaterFees(row))
  const then = later.length > 0 ? `, then ${later.join(' and ')}` : ', once'
  const minimum = formatMinimum(minimumMonths)
  return today + then + (minimum && `, ${minimum}`)
}

/** The bills of a year: those of the price, with the fees that come with each. */
function listBillAmounts(plan: Plan): number[] {
  const { price, fees } = plan
  const withEach = fees.filter(({ every }) => every === 'bill' || every === price?.every)
  const added = withEach.reduce((sum, { cents }) => sum + cents, 0)
  return getPayments(plan)
    .filter(({ what }) => what === 'price')
    .map(({ amount }) => amount + added)
}

/** "$10 a month", for what does not come with the bills of the price. */
function listLaterFees({ price, fees, drugFrom }: Plan): string[] {
  const total = new Map<PlanPrice['every'], number>()
  for (const { every, cents } of fees)
    if (every !== 'bill' && every !== 'once' && every !== price?.every)
      total.set(every, (total.get(every) ?? 0) + cents)
  const words = [...total].map(([every, cents]) => `${formatCents(cents)} ${formatUnit(every)}`)
  if (drugFrom) words.push(`the drug from its maker, ${formatCents(drugFrom.price.cents)} a fill at the end`)
  return words
}

/** "$149, $199, then $299 a fill", "$199 twice, then $349 a fill", "$349 a fill". */
function describeRuns(amounts: readonly number[], unit: string): string {
  const groups = groupEqual(amounts.map((amount) => ({ amount })))
  const last = groups.pop()
  const before = groups.map(({ length, 0: first }) => {
    const times = ['', '', ' twice'][length] ?? ` ${length} times`
    return formatCents(first?.amount ?? 0) + times
  })
  const end = `${formatCents(last?.[0]?.amount ?? 0)} ${unit}`
  return before.length > 0 ? `${before.join(', ')}, then ${end}` : end
}

/**
 * How a sum adds up, one step a line: "1 month × $79 = $79", "11 months × $179 = $1,969", "$2,048". The last line is the
 * sum, unless there is only one step, which states the sum itself.
 */
export function listSumSteps(plan: Plan, months: number): string[] {
  const { price, drugFrom, fees } = plan
  if (!price) return []
  const payments = getPayments(plan, months)
  const bills = (what: Payment['what']) => payments.filter((payment) => payment.what === what)
  const groups = groupEqual(bills('price'))
  const [only] = groups
  if (only && payments.length === only.length) return [describeGroup(only, price, isLowerBound(plan))]
  const lines = groups.map((group) => describeGroup(group, price))
  for (const fee of fees) {
    const charged = drugFrom ? bills(fee.what).filter(({ amount }) => amount === fee.cents) : bills(fee.what)
    if (charged.length > 0) lines.push(describeFee(charged.length, fee, price))
  }
  if (drugFrom)
    for (const group of groupEqual(bills('drug')))
      lines.push(`${drugFrom.name}: ${describeGroup(group, drugFrom.price)}`)
  return [...lines, formatSum(addUp(payments), isLowerBound(plan))]
}

/** Consecutive bills of the same amount. */
function groupEqual<T extends Pick<Payment, 'amount'>>(bills: readonly T[]): T[][] {
  const groups: T[][] = []
  for (const bill of bills) {
    const last = groups.at(-1)
    if (last?.[0]?.amount === bill.amount) last.push(bill)
    else groups.push([bill])
  }
  return groups
}

/** "12 months", "2 payments for 6 months each", "13 fills". */
function countBills(count: number, every: PlanPrice['every']): string {
  if (isFill(every)) return countUnits(count, 'fill')
  return /^\d|once/.test(every) ? countUnits(count, 'payment') : countUnits(count, every)
}

function describeGroup(group: readonly Payment[], { every }: PlanPrice, isAtLeast = false): string {
  const [first] = group
  const sum = formatSum(addUp(group), isAtLeast)
  const doses = formatDoses(group.flatMap(({ dose }) => dose ?? []))
  if (isAhead(every) && group.length === 1) {
    const what = every === 'once' ? 'One payment' : `One payment for ${every === 'year' ? 'a year' : every}`
    return `${what}${doses && ` (${doses})`}: ${sum}`
  }
  return `${countBills(group.length, every)} × ${formatCents(first?.amount ?? 0)}${doses && ` (${doses})`} = ${sum}`
}

/** "9 mg to 25 mg", a single dose unchanged, or nothing. */
function formatDoses(doses: readonly string[]): string {
  const first = doses[0] ?? ''
  const last = doses.at(-1) ?? ''
  return first === last ? first : `${first.replace(/ mg$/, '')} to ${last}`
}

function describeFee(times: number, { what, cents, every }: PlanFee, price: PlanPrice): string {
  if (every === 'once') return `${formatCents(cents)} for ${FEE_WORDS[what]}`
  const unit = countBills(times, every === 'bill' ? price.every : every)
  return `${unit} × ${formatCents(cents)} for ${FEE_WORDS[what]} = ${formatCents(times * cents)}`
}

export type CalendarRun = { label: string; cents: number; dose?: string }

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
      dose: due.find(({ dose }) => dose)?.dose,
      fills: due.filter(({ every }) => isFill(every)).length,
      isKnown: !due.some(({ isAfterEnd }) => isAfterEnd),
    }
  })
  const runs: (CalendarRun & { from: number; to: number; fills: number })[] = []
  for (const [index, { cents, dose, fills }] of columns.entries()) {
    const last = runs.at(-1)
    if (last && index > 1 && last.cents === cents && last.dose === dose) last.to = index + 1
    else runs.push({ label: '', cents, from: index + 1, to: index + 1, fills, dose })
  }
  const today = getDueToday(plan)
  const listed = runs.map(({ from, to, fills, ...run }): CalendarRun => {
    // Thirteen fills of 4 weeks in twelve months: one month has two.
    const month = `Month ${from}${fills > 1 ? `, ${spellCount(fills)} fills` : ''}`
    const label = from === to ? month : `Months ${from} to ${to}`
    return { ...run, label: to > from && run.cents > 0 ? `${label}, each` : label }
  })
  const [first, ...rest] = listed
  if (!first) return { columns, runs: [] }
  // Of bills by the week, only the first one of a month is due today.
  const start =
    today === first.cents
      ? [{ ...first, label: 'Due today' }]
      : [
          { ...first, label: 'Due today', cents: today },
          { ...first, label: 'Later in month 1', cents: first.cents - today },
        ]
  return { columns, runs: [...start, ...rest] }
}
