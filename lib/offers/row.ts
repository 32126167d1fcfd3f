// A plan for a number of months as numbers and codes: what every row, card, answer, and picture shows of it. No sentence and no
// formatted amount; those are made from a row, last, in words/.
import { getBoundMonths } from '../base/bound'
import { compact } from '../base/compact'
import type { FeePurpose } from '../base/fees'
import { MONTHS_PER_YEAR } from '../base/periods'
import { addUp, addUpHighest, getBilledMonths, getPayments, memoize } from './payments'
import type { DrugBilling, Plan, PlanFee, PlanPrice } from './plan'
import {
  compareSums,
  countSecondYear,
  getDueTodayRange,
  getHighestSum,
  getKnownSum,
  getMonthAfterStart,
  getMonthAfterStartHighest,
  getSecondYear,
  getSecondYearHighest,
  getStops,
  getSum,
  isLowerBound,
  isServiceOnly,
  type Stop,
} from './sums'

/** What a label says of the drug. `typed`: the visitor's own price of it is in the sum. */
export type DrugState = 'included' | 'unknown' | 'extra' | 'insurance' | 'typed' | 'approved'

/** Who gets a price, at which dose, how long it binds, what comes beside it, and what its last day means for the row. */
export type Term =
  | { kind: 'condition'; who: string }
  | { kind: 'dose'; level: NonNullable<Plan['doseLevel']> }
  /** Each bill is paid in so many parts; `cents` are those of a bill, unless they differ. */
  | ({ kind: 'parts'; cents: number | null } & NonNullable<PlanPrice['instalments']>)
  | ({ kind: 'bound' } & Commitment)
  | { kind: 'fee'; fee: PlanFee }
  /** There is such a fee, and nobody knows how much. */
  | { kind: 'unknown-fee'; what: FeePurpose }
  | { kind: 'program-ends'; day: string }
  /** What comes after the last day is known. */
  | { kind: 'then'; cents: number; day: string; thenCents: number }
  /** Some of its bills come after the last day. */
  | { kind: 'known-to'; day: string }
  | { kind: 'until'; day: string }
  /** Nothing is known to come after it. */
  | { kind: 'ended'; day: string }

/** The minimum term, what leaving it early costs, and for how long it renews. */
export type Commitment = Pick<Plan, 'minimumMonths' | 'leavingFeeCents' | 'renewalMonths'>

/** Amounts in cents; of a range the low end, with the high end as `to…`, which equals it where there is no range. JSON only. */
export type PlanRow = Plan & {
  months: number
  /** For how many months the sum pays: more than `months`, if a term ends later. */
  billedMonths: number
  /** For how many months somebody is bound, bills ahead included; undefined if it is not known. */
  boundMonths?: number
  /** Null if no price is known. */
  sumCents: number | null
  sumToCents: number | null
  /** The part that falls due while the price is known; the bar's rest is drawn as not known. */
  knownCents: number
  /** "at least" has to come immediately before the sum. */
  isLowerBound: boolean
  /** A service without the drug, which is never the lowest treatment. */
  isServiceOnly: boolean
  drugState: DrugState
  dueTodayCents: number | null
  dueTodayToCents: number | null
  /** The whole sum is due on the first day. */
  isAllToday: boolean
  /** What is due on the first day that costs something; null if none does. */
  firstPaid: { month: number; day: number; cents: number; toCents: number } | null
  /** Null if no price is known. */
  monthAfterStartCents: number | null
  monthAfterStartToCents: number | null
  terms: Term[]
  /** After 3, 6 and 12 months; none without a price. */
  stops: Stop[]
  /** Months 13 to 24, and how many of them a program still runs. */
  secondYear: Stop
  /** The sum at the lower price that is on the card: "from $147". */
  fromSumCents: number | null
}

/** Sums are for `months` months, by default 12. */
export const toRow = memoize((plan, months): PlanRow => {
  const { price, cardPrice } = plan
  const sumCents = getSum(plan, months)
  const sumToCents = getHighestSum(plan, months)
  const today = price ? getDueTodayRange(plan) : null
  const bound = compact({ boundMonths: getBoundMonths(plan) })
  return {
    ...plan,
    months,
    billedMonths: getBilledMonths(plan, months),
    ...bound,
    sumCents,
    sumToCents,
    knownCents: getKnownSum(plan, months),
    isLowerBound: isLowerBound(plan) && sumCents !== null,
    isServiceOnly: isServiceOnly(plan),
    drugState: getDrugState(plan),
    dueTodayCents: today?.fromCents ?? null,
    dueTodayToCents: today?.toCents ?? null,
    isAllToday:
      today !== null && today.fromCents > 0 && today.fromCents === sumCents && today.toCents === sumToCents,
    firstPaid: getFirstPaid(plan),
    monthAfterStartCents: getMonthAfterStart(plan),
    monthAfterStartToCents: getMonthAfterStartHighest(plan),
    terms: listTerms(plan, months),
    stops: price ? getStops(plan) : [],
    secondYear: {
      months: countSecondYear(plan),
      cents: getSecondYear(plan),
      toCents: getSecondYearHighest(plan),
    },
    fromSumCents:
      price && cardPrice?.fromCents
        ? getSum({ ...plan, price: { ...price, cents: cardPrice.fromCents } }, months)
        : null,
  }
})

function getFirstPaid(plan: Plan): PlanRow['firstPaid'] {
  const payments = getPayments(plan)
  const first = payments.find(({ amount, toAmount = amount }) => toAmount > 0)
  if (!first) return null
  const { month, day } = first
  const due = payments.filter((payment) => payment.day === day)
  return { month, day, cents: addUp(due), toCents: addUpHighest(due) }
}

const STATES: Record<DrugBilling, DrugState> = {
  included: 'included',
  separate: 'extra',
  insurance: 'insurance',
  unknown: 'unknown',
}

const isTyped = ({ what }: PlanFee) => what === 'drug'

const getDrugState = ({ kind, drug, fees }: Plan): DrugState =>
  kind !== 'provider' ? 'approved' : fees.some(isTyped) ? 'typed' : STATES[drug]

export function listTerms(plan: Plan, months: number): Term[] {
  const { price, who, doseLevel, minimumMonths = 0, leavingFeeCents, renewalMonths = 0 } = plan
  const terms: Term[] = []
  if (who) terms.push({ kind: 'condition', who })
  if (doseLevel) terms.push({ kind: 'dose', level: doseLevel })
  if (price?.instalments)
    terms.push({ kind: 'parts', cents: price.first ? null : price.cents, ...price.instalments })
  if (minimumMonths > 1 || renewalMonths > 1)
    terms.push(compact({ kind: 'bound', minimumMonths, renewalMonths, leavingFeeCents }))
  const end = getEnd(plan, months)
  if (end) terms.push(end)
  return [...terms, ...listFeeTerms(plan)]
}

/** What a seller charges beside the price. The visitor's own price of the drug is none of its terms. */
function listFeeTerms({ kind, fees, unknownFees = [] }: Plan): Term[] {
  if (kind !== 'provider') return []
  const known = fees.filter(({ what }) => what !== 'drug')
  return [
    ...known.map((fee): Term => ({ kind: 'fee', fee })),
    ...unknownFees.map((what): Term => ({ kind: 'unknown-fee', what })),
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

/** Rows for the first 12 months, in the one order of sums. */
export const toSortedRows = (plans: readonly Plan[]): PlanRow[] =>
  plans
    .map((plan) => ({ plan, sum: getHighestSum(plan) }))
    .sort(compareSums)
    .map(({ plan }) => toRow(plan, MONTHS_PER_YEAR))
