// The one vocabulary for money. What is missing is a gap in what we know, so nothing here says that a company withholds it.
import type { FeePurpose } from '../../base/fees'
import { formatDollars } from '../../base/format'
import { formatEvery, isFill, MONTHS_PER_YEAR } from '../../base/periods'
import type { DrugBilling, Every, Gap, Plan, PlanFee } from '../plan'
import type { DrugState, PlanRow } from '../row'

/** "first year", "first month", "first 3 months". */
export const formatPeriod = (months: number): string =>
  months === MONTHS_PER_YEAR ? 'first year' : months === 1 ? 'first month' : `first ${months} months`

export const AT_LEAST = 'at least'
export const NOT_KNOWN = 'not known'

/** In a sentence. */
export const DRUG_WORDS: Record<DrugBilling, string> = {
  included: 'drug included',
  separate: 'drug extra',
  insurance: 'drug through insurance',
  unknown: 'drug not known',
}

/** In a list of choices. */
const DRUG_LABELS: Record<DrugBilling, string> = {
  included: 'Included',
  separate: 'Extra',
  insurance: 'By insurance',
  unknown: 'Not known',
}

/** On the pill of a card or row. */
export const DRUG_STATE_LABELS: Record<DrugState, string> = {
  included: DRUG_LABELS.included,
  unknown: DRUG_LABELS.unknown,
  extra: DRUG_LABELS.separate,
  typed: 'Your price',
  approved: 'Approved',
  insurance: DRUG_LABELS.insurance,
}

export const FEE_WORDS = {
  membership: 'membership',
  visit: 'the visit',
  setup: 'setup',
  labs: 'lab work',
  shipping: 'shipping',
  needles: 'needles',
  copay: 'the copay',
  drug: 'the drug, your own figure',
} satisfies Record<PlanFee['what'], string>

/** A fee that exists, and of which nobody knows how much it is. */
export const UNKNOWN_FEE_WORDS = {
  membership: 'a membership fee',
  visit: 'a fee for visits',
  setup: 'a setup fee',
  labs: 'a lab fee',
  shipping: 'a shipping fee',
  needles: 'a fee for needles',
  copay: 'a copay',
} satisfies Record<FeePurpose, string>

/** "a lab fee of unknown amount" */
export const nameUnknownFee = (what: FeePurpose): string => `${UNKNOWN_FEE_WORDS[what]} of unknown amount`

/** Fees whose gaps share a line. */
export const FEE_GAPS: Partial<Record<Gap, string>> & Record<FeePurpose, string> = {
  membership: 'membership',
  visit: 'visits',
  setup: 'setup',
  labs: 'labs',
  needles: 'needles',
  shipping: 'shipping',
  copay: 'copays',
}

const GAP_WORDS: Partial<Record<Gap, string>> = {
  product: 'which drug, and whether it is FDA-approved',
  dose: 'the price at higher doses',
  billing: 'how often you are billed',
  term: 'how long you are bound',
  renewal: 'whether it renews by itself',
}

/** An offer that is no treatment at the usual dose. */
export const DOSE_LEVELS: Record<NonNullable<Plan['doseLevel']>, string> = {
  starting: 'starting dose only',
  micro: 'microdose',
}

/** Before the parts of `nameGaps`. */
export const GAPS_TITLE = 'Not known, and not in the sum'

/** For a price that is due at once. */
export const NO_REFUND = 'no refund that we know of'

/** Cents as dollars: 204800 → "$2,048". */
export const formatCents = (cents: number): string => formatDollars(cents / 100)

/** "$828 to $1,153", or "$828" where both ends are the same. */
export const formatRange = (cents: number, toCents = cents): string =>
  formatCents(cents) + (toCents > cents ? ` to ${formatCents(toCents)}` : '')

/** "$79", "$50 to $75", or "not known". */
export const formatAmount = (cents: number | null, toCents: number | null = cents): string =>
  cents === null ? NOT_KNOWN : formatRange(cents, toCents ?? cents)

/** "at least $2,048", "$1,788" if the drug is included, "$828 to $1,153". Every sum that is alone in a text uses this. */
export const formatSum = (cents: number, isLowerBound: boolean, toCents = cents): string =>
  `${isLowerBound ? `${AT_LEAST} ` : ''}${formatRange(cents, toCents)}`

/** How often a bill comes: "a month", "every 6 months", "a fill" for a drug from its maker. */
export function formatUnit(every: Every, kind: Plan['kind'] = 'provider'): string {
  return kind === 'maker' && isFill(every) ? 'a fill' : formatEvery(every)
}

/** A gap that is more than "not known": there is such a fee. */
const isCharged = ({ unknownFees = [] }: Pick<Plan, 'unknownFees'>, gap: Gap): boolean =>
  (unknownFees as readonly Gap[]).includes(gap)

type WithGaps = Pick<Plan, 'gaps' | 'drug' | 'unknownFees'> & Pick<PlanRow, 'boundMonths'>

/** What is not known, and what a sum leaves out with it, a part each: "visits, labs, shipping". */
export function nameGaps(plan: WithGaps): string[] {
  const { drug, unknownFees = [] } = plan
  // With the visitor's own price the drug counts as included: the sum has it.
  const gaps = plan.gaps.filter((gap) => !isCharged(plan, gap) && (gap !== 'drug' || drug !== 'included'))
  const charged = unknownFees.map((what) => `there is ${UNKNOWN_FEE_WORDS[what]}; we don’t know how much`)
  return [...charged, ...listOpen(gaps, plan)]
}

function listOpen(gaps: readonly Gap[], { drug, boundMonths }: WithGaps): string[] {
  const fees = gaps.flatMap((gap) => FEE_GAPS[gap] ?? [])
  const words = {
    ...GAP_WORDS,
    drug: drug === 'unknown' ? 'whether the drug is included' : 'the drug’s price',
    // Bills that are paid ahead bind, at least for their own time.
    ...(boundMonths !== undefined && { term: 'whether you are bound for longer' }),
  }
  const lines = gaps.flatMap((gap) => words[gap] ?? [])
  if (fees.length === 0) return lines
  const before = gaps.filter((gap) => ['product', 'drug', 'dose'].includes(gap)).length
  return lines.toSpliced(before, 0, fees.join(', '))
}

/** What the sum leaves out, a part each: "the drug (if extra)", "higher doses", "visits", "a lab fee of unknown amount". */
export function listLeftOut(plan: Pick<Plan, 'gaps' | 'drug' | 'unknownFees'>): string[] {
  const { gaps, drug, unknownFees = [] } = plan
  const open = gaps.filter((gap) => !isCharged(plan, gap))
  const words = [
    ...open.flatMap((gap) => (gap === 'dose' ? 'higher doses' : (FEE_GAPS[gap] ?? []))),
    ...unknownFees.map(nameUnknownFee),
  ]
  if (gaps.includes('drug') && drug !== 'included')
    words.unshift(`the drug${drug === 'unknown' ? ' (if extra)' : ''}`)
  return words
}
