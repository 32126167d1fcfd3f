// A plan as a row of the comparison: every figure and text that rows and cards show, for one number of months.
import { formatCashFlow, formatDueToday, getSteps } from './cash-flow'
import {
  DRUG_LABELS,
  DRUG_WORDS,
  FEE_WORDS,
  formatCents,
  formatSecondYear,
  formatShortPrice,
  formatSum,
  listGaps,
  listNotCounted,
  listTerms,
  NOT_KNOWN,
} from './labels'
import { memoize } from './payments'
import { type Plan, toCents } from './plan'
import {
  compareSums,
  getDueToday,
  getKnownSum,
  getMonthAfterStart,
  getSecondYear,
  getStops,
  getSum,
  isLowerBound,
  isServiceOnly,
} from './sums'

/** JSON only. Sums are for `months` months. */
export type PlanRow = ReturnType<typeof toRow>

export const toRow = memoize((plan, months) => {
  const { kind, drug, drugFrom, price, fees } = plan
  const sum = getSum(plan, months)
  const atLeast = isLowerBound(plan)
  const due = getDueToday(plan)
  const afterStart = getMonthAfterStart(plan)
  return {
    ...plan,
    /** Null if no price is known. */
    sumCents: sum,
    /** The part that falls due while the price is known; the bar's rest is drawn as not known. */
    knownCents: getKnownSum(plan, months),
    /** "at least" has to stand immediately before `sumText`. */
    isLowerBound: atLeast && sum !== null,
    /** A service without the drug, which is never the lowest treatment. */
    isServiceOnly: isServiceOnly(plan),
    /** "$2,048", or "not known". */
    sumText: sum === null ? NOT_KNOWN : formatCents(sum),
    /** "at least $2,048", for running text. */
    fullSumText: sum === null ? NOT_KNOWN : formatSum(sum, atLeast),
    /** In a sentence: "drug included", "from its maker". */
    drugText: {
      maker: 'from its maker',
      program: 'only if you qualify',
      provider: fees.some(({ what }) => what === 'drug')
        ? FEE_WORDS.drug
        : drugFrom
          ? 'drug from its maker, in the sum'
          : DRUG_WORDS[drug],
    }[kind],
    /** On a label: "Included", "Not known", "Extra", "By insurance". */
    drugLabel: DRUG_LABELS[drug],
    /** "$179/month". */
    priceText: formatShortPrice(plan),
    dueTodayCents: price ? due : null,
    /** "$79", or "$0". */
    dueTodayText: price ? formatCents(due) : NOT_KNOWN,
    /** "Due today $79", or "Nothing due today; $149 in month 2". */
    dueText: price ? formatDueToday(plan) : '',
    cashFlow: formatCashFlow(plan),
    monthAfterStartCents: afterStart,
    terms: listTerms(plan, months),
    leavesOut: listGaps(plan),
    notCounted: listNotCounted(plan),
    /** After 3, 6 and 12 months. */
    stops: price ? getStops(plan).map((stop) => ({ ...stop, text: formatSum(stop.cents, atLeast) })) : [],
    /** Months 13 to 24. A program may end before: its label says when. */
    secondYear: { label: formatSecondYear(plan), text: formatSum(getSecondYear(plan), atLeast) },
    steps: getSteps(plan, months),
    fromNote: formatFromNote(plan, months),
  }
})

/** 'With “from $147” in every month: $1,764.', if the stated line names a lower price; null if it does not. */
function formatFromNote(plan: Plan, months: number): string | null {
  const [words, amount] = /from \$([\d.,]+)/.exec(plan.asStated ?? '') ?? []
  if (!amount || !plan.price) return null
  const cents = toCents(Number(amount.replaceAll(',', '')))
  const sum = getSum({ ...plan, price: { ...plan.price, cents } }, months)
  return sum === null ? null : `With “${words}” in every month: ${formatSum(sum, isLowerBound(plan))}.`
}

/** Rows for the first 12 months, in the one order of sums. */
export const toSortedRows = (plans: readonly Plan[]): PlanRow[] =>
  plans
    .map((plan) => ({ plan, sum: getSum(plan) }))
    .sort(compareSums)
    .map(({ plan }) => toRow(plan))
