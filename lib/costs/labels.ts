// The one vocabulary for money. A missing fact is a gap in our record, so nothing here says that a company withholds it.
import { capitalize, countUnits, formatDay, formatDollars } from '../base/format'
import { type DrugBilling, type Gap, MONTHS_PER_YEAR, type Plan, type PlanFee } from './plan'
import { countSecondYear } from './sums'

export const AT_LEAST = 'at least'
export const NOT_ON_RECORD = 'Not on record'

export const DRUG_WORDS: Record<DrugBilling, string> = {
  included: 'medication included',
  separate: 'medication billed separately',
  unknown: 'medication not on record',
}

/** The legend of the bars, in its order, by their look; short enough for one line on a phone. */
export function getLegend(rows: readonly Pick<Plan, 'reported' | 'monthsAtKnownPrice'>[]) {
  const months = [...new Set(rows.flatMap(({ reported }) => reported ?? []))].join(' and ')
  return {
    included: 'drug included',
    'at-least': 'extra or not known',
    ...(months && { maker: 'from its maker' }),
    ...(rows.some(({ monthsAtKnownPrice }) => monthsAtKnownPrice) && {
      unknown: 'outline: after its last day',
    }),
  }
}

export const FEE_WORDS = {
  membership: 'membership',
  consultation: 'the visit',
  lab: 'lab work',
  shipping: 'shipping',
  drug: 'medication, your own figure',
} satisfies Record<PlanFee['what'], string>

/** Fees whose gaps share a line. */
const FEE_GAPS: Partial<Record<Gap, string>> = {
  membership: 'membership',
  consultation: 'visits',
  lab: 'labs',
  needles: 'needles',
  shipping: 'shipping',
}

const PRODUCT = 'which drug, and whether it is FDA-approved'

const GAP_WORDS: Partial<Record<Gap, string>> = {
  product: PRODUCT,
  dose: 'the price at higher doses',
  billing: 'how often you are billed',
  term: 'how long you are bound',
  renewal: 'whether it renews by itself',
}

/** Before the parts of `listGaps`. */
export const GAPS_TITLE = 'Not on record, and not in the sum'

/** For a price that is due at once. */
export const NO_REFUND = 'no refund is on record'

/** Cents as dollars: 204800 → "$2,048". */
export const formatCents = (cents: number): string => formatDollars(cents / 100)

/** "at least $2,048", or "$1,788" if the medication is included. Every sum that stands alone in a text uses this. */
export const formatSum = (cents: number, isLowerBound: boolean): string =>
  `${isLowerBound ? `${AT_LEAST} ` : ''}${formatCents(cents)}`

/** Before a question to ask first. */
export const NO_PRODUCT = `${capitalize(PRODUCT)}: not on record`

/** "Not in this sum: the drug (perhaps), higher doses, visits, labs", or null if nothing is. */
export function listNotCounted({ gaps, drug }: Pick<Plan, 'gaps' | 'drug'>): string | null {
  const words = gaps.flatMap((gap) => (gap === 'dose' ? 'higher doses' : (FEE_GAPS[gap] ?? [])))
  if (drug !== 'included') words.unshift(`the drug${drug === 'unknown' ? ' (perhaps)' : ''}`)
  return words.length > 0 ? `Not in this sum: ${words.join(', ')}` : null
}

/** What is not on record, and what a sum leaves out with it, a part each: "visits, labs, shipping". */
export function listGaps(plan: Pick<Plan, 'gaps' | 'drug'>): string[] {
  const { drug } = plan
  // With the visitor's own price the drug counts as included: the sum has it.
  const gaps = plan.gaps.filter((gap) => gap !== 'drug' || drug !== 'included')
  const fees = gaps.flatMap((gap) => FEE_GAPS[gap] ?? [])
  const ofDrug = drug === 'unknown' ? 'whether the drug is included' : 'the drug’s price'
  const lines = gaps.flatMap((gap) => (gap === 'drug' ? ofDrug : (GAP_WORDS[gap] ?? [])))
  if (fees.length === 0) return lines
  const before = gaps.filter((gap) => ['product', 'drug', 'dose'].includes(gap)).length
  return lines.toSpliced(before, 0, fees.join(', '))
}

/** "if refilled within 45 days", and "price known only to December 31, 2026" if that is before the end of the months. */
export function listTerms(plan: Plan, months: number): string[] {
  const { condition, ends, kind, programMonths, monthsAtKnownPrice = months } = plan
  const day = ends && formatDay(ends)
  const isProgramOver = programMonths !== undefined && programMonths < months
  const end = isProgramOver
    ? `the program ends on ${day}`
    : monthsAtKnownPrice < months && `price known only to ${day}`
  // Where the price after the day is known, the day ends an offer, which is the first step.
  const offer = plan.monthsAtKnownPrice === undefined ? `${formatCents(plan.price?.cents ?? 0)} ` : ''
  if (day && !end && condition && kind === 'maker') return [`${condition}, ${offer}to ${day}`]
  return [condition, end].flatMap((part) => part || [])
}

/** "A second year", "A second year, if prices stay", or "After that: 1 month, then it ends on December 31, 2027". */
export function formatSecondYear(plan: Plan): string {
  const months = countSecondYear(plan)
  if (plan.kind === 'maker' || (plan.kind === 'provider' && plan.ends)) return 'A second year, if prices stay'
  if (!plan.ends || months === MONTHS_PER_YEAR) return 'A second year'
  const end = `it ends on ${formatDay(plan.ends)}`
  return months === 0 ? `After that: ${end}` : `After that: ${countUnits(months, 'month')}, then ${end}`
}
