// A plan as a row of the ledger: every figure and text that rows S and L, and cards, show, for one number of months.

import { getSteps } from './arithmetic'
import { formatCashFlow } from './cash-flow'
import { getKnownSum, getSecondYear, getStops, getSum, isAtLeast } from './figures'
import { toEntries } from './ledger'
import { getMakerPlans, type MakerPrices } from './maker-plans'
import { MONTHS_LIMIT, MONTHS_PER_YEAR, type Plan } from './plan'
import { getProviderPlan, type PlanContext } from './provider-plans'
import { remember } from './remember'
import {
  DRUG_WORDS,
  FEE_WORDS,
  FROM_ITS_MAKER,
  formatCents,
  formatSecondYear,
  formatSum,
  listGaps,
  listNotCounted,
  listTerms,
} from './words'

/** JSON only. Sums are for `months` months. */
export type LedgerRow = Plan & {
  months: number
  /** Null if no price is on record. */
  sumCents: number | null
  /** The part that falls due while the price is known; the bar's rest is drawn as not known. */
  knownCents: number
  /** "at least" has to stand immediately before `sumText`. */
  isAtLeast: boolean
  /** "$2,048", or "not on record". */
  sumText: string
  /** "at least $2,048", for running text. */
  fullSumText: string
  /** "medication included", "from its maker". */
  drugText: string
  /** "Due today $79, if billed by the month, then $179 a month" */
  cashFlow: string
  /** Its condition and its last day, a part each: "if refilled within 45 days", "price known only to December 31, 2026". */
  terms: string[]
  /** What the sum leaves out: "Visits, labs: not on record". */
  leavesOut: string[]
  /** The same in one line, for a closed row: "Not in this sum: higher doses, visits, labs". */
  notCounted: string | null
  /** After 3, 6 and 12 months. */
  stops: ({ months: number } & PartialSum)[]
  /** Months 13 to 24. A program may end before: its label says when. */
  secondYear: { label: string } & PartialSum
  isRefundKnown: boolean
  isTermKnown: boolean
  /** How the sum adds up, one step per line. */
  steps: string[]
  /** 'With "from $147" in every month: $1,764.' */
  fromNote: string | null
}

/** `known` is the part, in cents, that falls due while the price is known. */
type PartialSum = { cents: number; known: number; text: string }

export const toRow = remember((plan, months): LedgerRow => {
  const { kind, drug, price, fees } = plan
  const sum = getSum(plan, months)
  const atLeast = isAtLeast(plan)
  const toPart = (cents: number, known: number) => ({ cents, known, text: formatSum(cents, atLeast) })
  const from = price?.fromCents
  const fromSum = from && getSum({ ...plan, price: { ...price, cents: from } }, months)
  return {
    ...plan,
    months,
    sumCents: sum,
    knownCents: sum === null ? 0 : getKnownSum(plan, months),
    isAtLeast: atLeast && sum !== null,
    sumText: sum === null ? 'not on record' : formatCents(sum),
    fullSumText: sum === null ? 'not on record' : formatSum(sum, atLeast),
    drugText:
      kind === 'maker'
        ? FROM_ITS_MAKER
        : kind === 'program'
          ? 'only if you qualify'
          : fees.some(({ what }) => what === 'drug')
            ? FEE_WORDS.drug
            : DRUG_WORDS[drug],
    cashFlow: formatCashFlow(plan),
    terms: listTerms(plan, months),
    leavesOut: listGaps(plan),
    notCounted: listNotCounted(plan),
    stops: price
      ? getStops(plan).map((stop) => ({
          ...stop,
          ...toPart(stop.cents, getKnownSum(plan, stop.months)),
        }))
      : [],
    secondYear: {
      label: formatSecondYear(plan),
      ...toPart(
        price ? getSecondYear(plan) : 0,
        getKnownSum(plan, MONTHS_LIMIT) - getKnownSum(plan, MONTHS_PER_YEAR),
      ),
    },
    isRefundKnown: !plan.gaps.includes('refund'),
    isTermKnown: !plan.gaps.includes('term'),
    steps: getSteps(plan, months),
    fromNote: fromSum
      ? `With “from ${formatCents(from)}” in every month: ${formatSum(fromSum, atLeast)}.`
      : null,
  }
})

/** Rows of providers in the given order, for the first 12 months. `getContext` gives each its name and address. */
export const getRankedRows = <T extends Parameters<typeof getProviderPlan>[0]>(
  providers: readonly T[],
  getContext: (provider: T) => PlanContext,
): LedgerRow[] => providers.map((provider) => toRow(getProviderPlan(provider, getContext(provider))))

/** Rows of approved drugs from their makers, lowest sum first; equal sums without a condition first. */
export const getMakerRows = (prices: MakerPrices, today: string): LedgerRow[] =>
  toSortedRows(getMakerPlans(prices, today))

/** Rows for the first 12 months, lowest sum first. */
export const toSortedRows = (plans: readonly Plan[]): LedgerRow[] =>
  toEntries(plans, { months: MONTHS_PER_YEAR, budget: null, drugPrice: null }).map(({ plan }) => toRow(plan))
