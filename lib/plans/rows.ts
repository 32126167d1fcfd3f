// A plan as a row of the ledger: every figure and text that Row S, Card M and Row L show, for one number of months.

import { getSteps } from './arithmetic'
import { formatCashFlow } from './cash-flow'
import { getKnownSum, getSecondYear, getStops, getSum, isAtLeast } from './figures'
import { getMakerPlans, getProgramPlans, type MakerPrices } from './maker-plans'
import { MONTHS_PER_YEAR, type Plan } from './plan'
import { getProviderPlan, type PlanContext } from './provider-plans'
import {
  DRUG_WORDS,
  FROM_ITS_MAKER,
  formatCents,
  formatCondition,
  formatEnd,
  formatSecondYear,
  formatSum,
  listGaps,
} from './words'

/** JSON only. Sums are for `months` months. */
export type LedgerRow = Pick<
  Plan,
  'key' | 'owner' | 'kind' | 'name' | 'track' | 'rank' | 'href' | 'drug' | 'reported'
> & {
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
  /** "$179/month · $100 off first month" */
  priceAsStated: string
  /** "Due today $79, if billed by the month, then $179 a month" */
  cashFlow: string
  /** "if refilled within 45 days, to December 31, 2026" */
  condition: string | null
  /** "price known only to December 31, 2026" */
  endNote: string | null
  /** What the sum leaves out: "Visits, labs: fees not on record". */
  gaps: string[]
  /** After 3, 6 and 12 months. */
  stops: { months: number; cents: number; text: string }[]
  /** Months 13 to 24. A program may end before: its label says when. */
  secondYear: { label: string; cents: number; text: string }
  isRefundKnown: boolean
  /** How the sum adds up, one step per line. */
  steps: string[]
  /** 'At the price "from $147": $1,764.' */
  fromNote: string | null
}

export function toRow(plan: Plan, months = MONTHS_PER_YEAR): LedgerRow {
  const { key, owner, kind, name, track, rank, href, drug, reported, price } = plan
  const sum = getSum(plan, months)
  const atLeast = isAtLeast(plan)
  const withText = (cents: number) => ({ cents, text: formatSum(cents, atLeast) })
  const from = price?.fromCents
  const fromSum = from && getSum({ ...plan, price: { ...price, cents: from } }, months)
  return {
    key,
    owner,
    kind,
    name,
    ...(track && { track }),
    ...(rank && { rank }),
    href,
    drug,
    ...(reported && { reported }),
    months,
    sumCents: sum,
    knownCents: sum === null ? 0 : getKnownSum(plan, months),
    isAtLeast: atLeast && sum !== null,
    sumText: sum === null ? 'not on record' : formatCents(sum),
    fullSumText: sum === null ? 'not on record' : formatSum(sum, atLeast),
    drugText:
      kind === 'maker' ? FROM_ITS_MAKER : kind === 'program' ? 'only if you qualify' : DRUG_WORDS[drug],
    priceAsStated: plan.asStated,
    cashFlow: formatCashFlow(plan),
    condition: formatCondition(plan),
    endNote: formatEnd(plan, months),
    gaps: listGaps(plan),
    stops: price ? getStops(plan).map((stop) => ({ ...stop, ...withText(stop.cents) })) : [],
    secondYear: { label: formatSecondYear(plan), ...withText(price ? getSecondYear(plan) : 0) },
    isRefundKnown: !plan.gaps.includes('refund'),
    steps: getSteps(plan, months),
    fromNote: fromSum ? `At the price “from ${formatCents(from)}”: ${formatSum(fromSum, atLeast)}.` : null,
  }
}

type Ranked = Parameters<typeof getProviderPlan>[0] & { rank?: number | null }

/** Plans of providers in the given order. `getContext` gives each its name in this list and the address of its row. */
export const getProviderPlans = <T extends Ranked>(
  providers: readonly T[],
  getContext: (provider: T) => PlanContext,
): Plan[] =>
  providers.map((provider) => getProviderPlan(provider, { rank: provider.rank, ...getContext(provider) }))

/** Rows of the ranked providers, in their order, for the first 12 months. */
export const getRankedRows = <T extends Ranked>(
  providers: readonly T[],
  getContext: (provider: T) => PlanContext,
): LedgerRow[] => getProviderPlans(providers, getContext).map((plan) => toRow(plan))

/** Rows of approved drugs from their makers, lowest sum first; equal sums without a condition first. */
export const getMakerRows = (prices: MakerPrices, today: string): LedgerRow[] =>
  sortRows(getMakerPlans(prices, today).map((plan) => toRow(plan)))

export const getProgramRows = (prices: MakerPrices, today: string): LedgerRow[] =>
  getProgramPlans(prices, today).map((plan) => toRow(plan))

/** Lowest sum first among those with the drug included, then "at least" sums, then without a price. */
export const sortRows = (rows: readonly LedgerRow[]): LedgerRow[] =>
  rows.toSorted(
    (a, b) =>
      Number(a.sumCents === null) - Number(b.sumCents === null) ||
      Number(a.isAtLeast) - Number(b.isAtLeast) ||
      (a.sumCents ?? 0) - (b.sumCents ?? 0) ||
      Number(a.condition !== null) - Number(b.condition !== null),
  )

/** The lowest price of a maker's last dose, in cents a fill: "The lowest full-dose price on record". */
export const getLowestFullDose = (plans: readonly Plan[]): number | null =>
  plans.reduce<number | null>((lowest, { kind, price }) => {
    const last = kind === 'maker' ? price?.steps?.at(-1)?.cents : undefined
    return last === undefined || (lowest !== null && lowest <= last) ? lowest : last
  }, null)
