// A plan as a row of the comparison: every figure and text that CostRowLink and CostRow, and cards, show, for one number of months.
import { formatCashFlow, getSteps } from './cash-flow'
import { toEntries } from './entries'
import {
  DRUG_WORDS,
  FEE_WORDS,
  formatCents,
  formatSecondYear,
  formatSum,
  listGaps,
  listNotCounted,
  listTerms,
} from './labels'
import { memoize } from './payments'
import { MONTHS_PER_YEAR, type Plan } from './plan'
import { getKnownSum, getSecondYear, getStops, getSum, isLowerBound } from './sums'

/** JSON only. Sums are for `months` months. */
export type PlanRow = ReturnType<typeof toRow>

export const toRow = memoize((plan, months) => {
  const { kind, drug, price, fees } = plan
  const sum = getSum(plan, months)
  const atLeast = isLowerBound(plan)
  const from = price?.fromCents
  const fromSum = from && getSum({ ...plan, price: { ...price, cents: from } }, months)
  return {
    ...plan,
    /** Null if no price is on record. */
    sumCents: sum,
    /** The part that falls due while the price is known; the bar's rest is drawn as not known. */
    knownCents: getKnownSum(plan, months),
    /** "at least" has to stand immediately before `sumText`. */
    isLowerBound: atLeast && sum !== null,
    /** "$2,048", or "not on record". */
    sumText: sum === null ? 'not on record' : formatCents(sum),
    /** "at least $2,048", for running text. */
    fullSumText: sum === null ? 'not on record' : formatSum(sum, atLeast),
    drugText: {
      maker: 'from its maker',
      program: 'only if you qualify',
      provider: fees.some(({ what }) => what === 'drug') ? FEE_WORDS.drug : DRUG_WORDS[drug],
    }[kind],
    cashFlow: formatCashFlow(plan),
    terms: listTerms(plan, months),
    leavesOut: listGaps(plan),
    notCounted: listNotCounted(plan),
    /** After 3, 6 and 12 months. */
    stops: price ? getStops(plan).map((stop) => ({ ...stop, text: formatSum(stop.cents, atLeast) })) : [],
    /** Months 13 to 24. A program may end before: its label says when. */
    secondYear: { label: formatSecondYear(plan), text: formatSum(getSecondYear(plan), atLeast) },
    steps: getSteps(plan, months),
    /** 'With "from $147" in every month: $1,764.' */
    fromNote: fromSum
      ? `With “from ${formatCents(from)}” in every month: ${formatSum(fromSum, atLeast)}.`
      : null,
  }
})

/** Rows for the first 12 months, lowest sum first; equal sums without a condition first. */
export const toSortedRows = (plans: readonly Plan[]): PlanRow[] =>
  toEntries(plans, { months: MONTHS_PER_YEAR, budget: null, drugPrice: null }).map(({ plan }) => toRow(plan))
