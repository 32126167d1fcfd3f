// The one vocabulary for money. A missing fact is a gap in our record, so nothing here says that a company withholds it.
import { formatDay, formatDollars } from '../base/format'
import type { DrugBilling, Gap, Plan, PlanFee } from './plan'

export const AT_LEAST = 'at least'
export const FROM_ITS_MAKER = 'from its maker'
export const NOT_ON_RECORD = 'Not on record'

export const DRUG_WORDS = {
  included: 'medication included',
  separate: 'medication billed separately',
  unknown: 'medication not on record',
} satisfies Record<DrugBilling, string>

/** The legend of the bars, in its order. */
export const LEGEND = {
  included: 'Medication included',
  atLeast: 'At least: medication on top or not on record',
  maker: 'Approved drug, from its maker',
} as const

export const FEE_WORDS = {
  membership: 'membership',
  consultation: 'the visit',
  lab: 'lab work',
  shipping: 'shipping',
  drug: 'medication, your own figure',
} satisfies Record<PlanFee['what'], string>

/** Fees whose gaps share a line: "Visits, labs, shipping: fees not on record". */
const FEE_GAPS: Partial<Record<Gap, string>> = {
  membership: 'membership',
  consultation: 'visits',
  lab: 'labs',
  shipping: 'shipping',
}

const GAP_WORDS: Partial<Record<Gap, string>> = {
  product: 'Which drug, and whether it is FDA-approved',
  drug: "The drug's price",
  dose: 'The price at higher doses',
  billing: 'How often you are billed',
  term: 'How long you are bound',
  renewal: 'Whether it renews by itself',
}

/** Cents as dollars: 204800 → "$2,048". */
export const formatCents = (cents: number): string => formatDollars(cents / 100)

/** "at least $2,048", or "$1,788" if the medication is included. Every sum that stands alone in a text uses this. */
export const formatSum = (cents: number, isAtLeast: boolean): string =>
  `${isAtLeast ? `${AT_LEAST} ` : ''}${formatCents(cents)}`

/** "The price at higher doses: not on record". Null for a fee. */
export const formatGap = (gap: Gap): string | null => {
  const words = GAP_WORDS[gap]
  return words ? `${words}: not on record` : null
}

/** "Not in this sum: higher doses, visits, labs", or null if nothing is. */
export function listNotCounted({ gaps }: Pick<Plan, 'gaps'>): string | null {
  const words = gaps.flatMap((gap) => (gap === 'dose' ? 'higher doses' : (FEE_GAPS[gap] ?? [])))
  return words.length > 0 ? `Not in this sum: ${words.join(', ')}` : null
}

/** What a sum leaves out, a line each: "The price at higher doses: not on record". */
export function listGaps({ gaps }: Pick<Plan, 'gaps'>): string[] {
  const fees = gaps.flatMap((gap) => FEE_GAPS[gap] ?? [])
  const lines = gaps.flatMap((gap) => formatGap(gap) ?? [])
  if (fees.length === 0) return lines
  const list = fees.join(', ')
  const line = `${list.charAt(0).toUpperCase()}${list.slice(1)}: fees not on record`
  const before = gaps.filter((gap) => gap === 'product' || gap === 'drug' || gap === 'dose').length
  return lines.toSpliced(before, 0, line)
}

/**
 * The condition of a price and its last day, a part each: "if refilled within 45 days", "price known only to December 31,
 * 2026" if that is before the end of the months shown; otherwise "for new patients, to December 31, 2027".
 */
export function listTerms(plan: Plan, months: number): string[] {
  const { condition, ends, kind, programMonths, knownMonths = months } = plan
  const day = ends && formatDay(ends)
  const isProgramOver = programMonths !== undefined && programMonths < months
  const end = isProgramOver
    ? `the program ends on ${day}`
    : knownMonths < months && `price known only to ${day}`
  if (day && !end && condition && kind === 'maker') return [`${condition}, to ${day}`]
  return [condition, end].flatMap((part) => part || [])
}
