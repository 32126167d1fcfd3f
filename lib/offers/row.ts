// A plan for a number of months as numbers and codes: what every row, card, answer, and picture shows of it. No sentence and no
// formatted amount; those are made from a row, last, in words/.
import { getPlanAfter, getPlanOn, isPlanOver } from './dates'
import { getPayments, memoize } from './payments'
import { type DrugBilling, MONTHS_PER_YEAR, type Plan, type PlanFee } from './plan'
import {
  compareSums,
  countSecondYear,
  getDueToday,
  getKnownSum,
  getMonthAfterStart,
  getSecondYear,
  getStops,
  getSum,
  isLowerBound,
  isServiceOnly,
} from './sums'

/** What a label says of the drug. `typed`: the visitor's own price of it is in the sum. */
export type DrugState = 'included' | 'unknown' | 'extra' | 'insurance' | 'typed' | 'approved'

/** Who gets a price, how long it binds, and what its last day means for the months of the row. */
export type Term =
  | { kind: 'condition'; who: string }
  | { kind: 'minimum'; months: number }
  | { kind: 'program-ends'; day: string }
  /** What comes after the last day is known. */
  | { kind: 'then'; cents: number; day: string; thenCents: number }
  /** Some of its bills come after the last day. */
  | { kind: 'known-to'; day: string }
  | { kind: 'until'; day: string }
  /** Nothing is known to come after it. */
  | { kind: 'ended'; day: string }

/** Amounts in cents. JSON only. */
export type PlanRow = Plan & {
  months: number
  /** Null if no price is known. */
  sumCents: number | null
  /** The part that falls due while the price is known; the bar's rest is drawn as not known. */
  knownCents: number
  /** "at least" has to stand immediately before the sum. */
  isLowerBound: boolean
  /** A service without the drug, which is never the lowest treatment. */
  isServiceOnly: boolean
  drugState: DrugState
  dueTodayCents: number | null
  /** The first payment that is not $0. */
  firstPaid: { month: number; cents: number } | null
  /** Null if no price is known. */
  monthAfterStartCents: number | null
  terms: Term[]
  /** After 3, 6 and 12 months; none without a price. */
  stops: { months: number; cents: number }[]
  /** Months 13 to 24, and how many of them a program still runs. */
  secondYear: { months: number; cents: number }
  /** The sum at the lower price that is on the card: "from $147". */
  fromSumCents: number | null
}

/** Sums are for `months` months, by default 12. */
export const toRow = memoize((plan, months): PlanRow => {
  const { price, cardPrice } = plan
  const sumCents = getSum(plan, months)
  const paid = getPayments(plan).find(({ amount }) => amount > 0)
  return {
    ...plan,
    months,
    sumCents,
    knownCents: getKnownSum(plan, months),
    isLowerBound: isLowerBound(plan) && sumCents !== null,
    isServiceOnly: isServiceOnly(plan),
    drugState: getDrugState(plan),
    dueTodayCents: price ? getDueToday(plan) : null,
    firstPaid: paid ? { month: paid.month, cents: paid.amount } : null,
    monthAfterStartCents: getMonthAfterStart(plan),
    terms: listTerms(plan, months),
    stops: price ? getStops(plan) : [],
    secondYear: { months: countSecondYear(plan), cents: getSecondYear(plan) },
    fromSumCents:
      price && cardPrice?.fromCents
        ? getSum({ ...plan, price: { ...price, cents: cardPrice.fromCents } }, months)
        : null,
  }
})

const STATES: Record<DrugBilling, DrugState> = {
  included: 'included',
  separate: 'extra',
  insurance: 'insurance',
  unknown: 'unknown',
}

const isTyped = ({ what }: PlanFee) => what === 'drug'

const getDrugState = ({ kind, drug, fees }: Plan): DrugState =>
  kind !== 'provider' ? 'approved' : fees.some(isTyped) ? 'typed' : STATES[drug]

function listTerms(plan: Plan, months: number): Term[] {
  const { who, minimumMonths = 0 } = plan
  const end = getEnd(plan, months)
  return [
    ...(who ? [{ kind: 'condition', who } as const] : []),
    ...(minimumMonths > 1 ? [{ kind: 'minimum', months: minimumMonths } as const] : []),
    ...(end ? [end] : []),
  ]
}

function getEnd(plan: Plan, months: number): Term | null {
  const { ends: day, kind, price, programMonths = months, endedOn } = plan
  if (endedOn) return { kind: 'ended', day: endedOn }
  if (!day || !price) return null
  if (kind === 'program') return programMonths < months ? { kind: 'program-ends', day } : null
  const { thenCents } = price
  if (thenCents !== undefined)
    return { kind: 'then', cents: price.first?.[0]?.cents ?? price.cents, day, thenCents }
  const isOpen = getPayments(plan, months).some(({ isAfterEnd }) => isAfterEnd)
  return { kind: isOpen ? 'known-to' : 'until', day }
}

/** A row on the day after the last one of its price; null if it has none. */
export function getRowAfter(row: PlanRow): { day: string; row: PlanRow } | null {
  const after = getPlanAfter(row)
  return after && { day: after.day, row: toRow(after.plan, row.months) }
}

/** The rows of a list on a later day, without those that are over by then. */
export const listRowsOn = (rows: readonly PlanRow[], day: string): PlanRow[] =>
  rows.flatMap((row) => (isPlanOver(row, day) ? [] : toRow(getPlanOn(row, day), row.months)))

/**
 * The first row of a list on the day after the last one of its price: the next one of those that are not over by then, on that
 * day; null if its price has no last day.
 */
export function getFirstAfter(rows: readonly PlanRow[]): { day: string; row: PlanRow } | null {
  const [first] = rows
  const after = first ? getRowAfter(first) : null
  const [next] = after ? listRowsOn(rows, after.day) : []
  return next && after ? { day: after.day, row: next } : after
}

/** Rows for the first 12 months, in the one order of sums. */
export const toSortedRows = (plans: readonly Plan[]): PlanRow[] =>
  plans
    .map((plan) => ({ plan, sum: getSum(plan) }))
    .sort(compareSums)
    .map(({ plan }) => toRow(plan, MONTHS_PER_YEAR))
