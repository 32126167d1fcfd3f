// The one vocabulary for money. What is missing is a gap in what we know, so nothing here says that a company withholds it.

import type { FeePurpose } from '../base/bills'
import { countUnits, formatDay, formatDollars } from '../base/format'
import { getPayments } from './payments'
import { type DrugBilling, type Every, type Gap, MONTHS_PER_YEAR, type Plan, type PlanFee } from './plan'
import { countSecondYear } from './sums'

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

/** On a label: the pill of a card or row. */
export const DRUG_LABELS: Record<DrugBilling, string> = {
  included: 'Included',
  separate: 'Extra',
  insurance: 'By insurance',
  unknown: 'Not known',
}

/** The legend of the bars, in its order, by their look; short enough for one line on a phone. */
export function getLegend(
  rows: readonly (Pick<Plan, 'reported' | 'ends' | 'price'> & { kind?: Plan['kind'] })[],
) {
  const months = [...new Set(rows.flatMap(({ reported }) => reported ?? []))].join(' and ')
  return {
    included: 'drug included',
    'at-least': 'extra or not known',
    ...(months && {
      maker: rows.some(({ kind }) => kind === 'program') ? 'maker or Medicare' : 'from its maker',
    }),
    ...(rows.some(hasOpenEnd) && { unknown: 'outline: after its last day' }),
  }
}

/** Whether the price has a last day, and what it costs after that is not known. */
const hasOpenEnd = ({ price }: Pick<Plan, 'price'>): boolean =>
  price?.billsToEnd !== undefined && price.thenCents === undefined

export const FEE_WORDS = {
  membership: 'membership',
  visit: 'the visit',
  setup: 'setup',
  labs: 'lab work',
  shipping: 'shipping',
  needles: 'needles',
  drug: 'the drug, your own figure',
} satisfies Record<PlanFee['what'], string>

/** Fees whose gaps share a line. */
export const FEE_GAPS: Partial<Record<Gap, string>> & Record<FeePurpose, string> = {
  membership: 'membership',
  visit: 'visits',
  setup: 'setup',
  labs: 'labs',
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
export const GAPS_TITLE = 'Not known, and not in the sum'

/** For a price that is due at once. */
export const NO_REFUND = 'no refund that we know of'

/** Cents as dollars: 204800 → "$2,048". */
export const formatCents = (cents: number): string => formatDollars(cents / 100)

/** "at least $2,048", or "$1,788" if the drug is included. Every sum that stands alone in a text uses this. */
export const formatSum = (cents: number, isLowerBound: boolean): string =>
  `${isLowerBound ? `${AT_LEAST} ` : ''}${formatCents(cents)}`

/** What a buyer should clear up first. */
export const ASK_PRODUCT = `We don’t know ${PRODUCT}`

/** How often a bill comes: "a month", "every 6 months", "a fill" for a drug from its maker. */
export function formatUnit(every: Every, kind: Plan['kind'] = 'provider'): string {
  if (every === 'once') return 'once'
  if (kind === 'maker' && (every === '4 weeks' || every === '30 days')) return 'a fill'
  return /^\d/.test(every) ? `every ${every}` : `a ${every}`
}

/** After a slash: "month", "28 days". */
const SLASH: Partial<Record<Every, string>> = { '4 weeks': '28 days' }

/** "$179/month", "$936/6 months", "$600 once": for a cell. */
export function formatShortPrice({ price }: Pick<Plan, 'price'>): string {
  if (!price) return 'Not known'
  const { cents, every } = price
  return every === 'once' ? `${formatCents(cents)} once` : `${formatCents(cents)}/${SLASH[every] ?? every}`
}

/** "Not in this sum: the drug (perhaps), higher doses, visits, labs", or null if nothing is. */
export function listNotCounted({ gaps, drug }: Pick<Plan, 'gaps' | 'drug'>): string | null {
  const words = gaps.flatMap((gap) => (gap === 'dose' ? 'higher doses' : (FEE_GAPS[gap] ?? [])))
  if (gaps.includes('drug') && drug !== 'included')
    words.unshift(`the drug${drug === 'unknown' ? ' (perhaps)' : ''}`)
  return words.length > 0 ? `Not in this sum: ${words.join(', ')}` : null
}

/** What is not known, and what a sum leaves out with it, a part each: "visits, labs, shipping". */
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

/** Who gets the price, how long it binds, and its last day, a part each. */
export function listTerms(plan: Plan, months: number): string[] {
  return [plan.who, formatMinimum(plan.minimumMonths), formatEnd(plan, months)].flatMap((part) => part || [])
}

/** "for at least 12 months", or nothing if there is no minimum. */
export const formatMinimum = (months = 0): string => (months > 1 ? `for at least ${months} months` : '')

/** What the last day of a price or a program means for these months. */
function formatEnd(plan: Plan, months: number): string {
  const { ends, kind, price, programMonths = months } = plan
  if (!ends || !price) return ''
  const day = formatDay(ends)
  if (kind === 'program') return programMonths < months ? `the program ends on ${day}` : ''
  if (price.thenCents !== undefined) {
    const [first] = price.first ?? []
    return `${formatCents(first?.cents ?? price.cents)} to ${day}, then ${formatCents(price.thenCents)}`
  }
  const isOpen = getPayments(plan, months).some(({ isAfterEnd }) => isAfterEnd)
  return isOpen ? `price known only to ${day}` : `to ${day}`
}

/** "A second year", "A second year, if prices stay", "A second year, after the minimum term", or "After that: 1 month, then it ends on December 31, 2027". */
export function formatSecondYear(plan: Plan): string {
  const months = countSecondYear(plan)
  if ((plan.minimumMonths ?? 0) > MONTHS_PER_YEAR) return 'A second year, after the minimum term'
  if (plan.kind === 'maker' || (plan.kind === 'provider' && plan.ends)) return 'A second year, if prices stay'
  if (!plan.ends || months === MONTHS_PER_YEAR) return 'A second year'
  const end = `it ends on ${formatDay(plan.ends)}`
  return months === 0 ? `After that: ${end}` : `After that: ${countUnits(months, 'month')}, then ${end}`
}

/** After a sum that is one bill on day one, so that nobody reads it as twelve monthly ones. */
export const formatDueAtOnce = (row: { dueTodayCents: number | null; sumCents: number | null }): string =>
  row.dueTodayCents !== null && row.dueTodayCents === row.sumCents ? ', due at once' : ''
