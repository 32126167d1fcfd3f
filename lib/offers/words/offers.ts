// An offer in the words of a row: its sum, its price, its terms, its drug.
import { capitalize, countUnits, formatDay, joinNames } from '../../base/format'
import { formatAfterCardPrice, formatAfterSlash, isAhead } from '../../base/periods'
import { nameStates, STATE_CODES } from '../../base/states'
import type { Product } from '../../schemas/prices'
import { getPayments } from '../payments'
import { type CardPrice, MONTHS_PER_YEAR, type Plan, type PlanFee } from '../plan'
import type { PlanRow, Term } from '../row'
import {
  AT_LEAST,
  DRUG_WORDS,
  FEE_WORDS,
  formatAmount,
  formatCents,
  formatPeriod,
  formatSum,
  formatUnit,
  NOT_KNOWN,
} from './labels'

/** "DirectMeds, 12 months prepaid". */
export const nameOffer = ({ name, offerName }: Pick<Plan, 'name' | 'offerName'>): string =>
  offerName ? `${name}, ${offerName}` : name

/** "at least $2,048", for running text; "not known" without a price. */
export const formatRowSum = ({
  sumCents,
  isLowerBound,
}: Pick<PlanRow, 'sumCents' | 'isLowerBound'>): string =>
  sumCents === null ? NOT_KNOWN : formatSum(sumCents, isLowerBound)

/** "first year, at least": right before the sum. A sum with a longer minimum term is named by the term. */
export const formatSumLabel = (
  row: Pick<PlanRow, 'isLowerBound' | 'minimumMonths'>,
  months = MONTHS_PER_YEAR,
): string =>
  `${formatPeriod(Math.max(months, row.minimumMonths ?? 0))}${row.isLowerBound ? `, ${AT_LEAST}` : ''}`

/** After a sum that is one bill on day one, so that nobody reads it as twelve monthly ones. */
export const formatDueAtOnce = (row: Pick<PlanRow, 'dueTodayCents' | 'sumCents'>): string =>
  row.dueTodayCents !== null && row.dueTodayCents === row.sumCents ? ', due at once' : ''

/** 'With “from $147” in every month: $1,764.', if the card names a lower price; null if it does not. */
export const formatFromNote = ({ fromSumCents, cardPrice, isLowerBound }: PlanRow): string | null =>
  fromSumCents === null || cardPrice?.fromCents === undefined
    ? null
    : `With “from ${formatCents(cardPrice.fromCents)}” in every month: ${formatSum(fromSumCents, isLowerBound)}.`

/** "$179/month", "$600 once": the price on the card, as the specification writes it. */
const formatCardPrice = ({ cents, period }: CardPrice): string =>
  formatCents(cents) + formatAfterCardPrice(period)

/** The same with its note: "$179/month · $100 off first month"; '' without a card. */
export const formatCardLine = ({ cardPrice }: Pick<Plan, 'cardPrice'>): string =>
  cardPrice ? [formatCardPrice(cardPrice), cardPrice.note].filter(Boolean).join(' · ') : ''

/** "$179/month", "$936/6 months", "$600 once": for a cell. */
export function formatShortPrice({ price }: Pick<Plan, 'price'>): string {
  if (!price) return capitalize(NOT_KNOWN)
  const { cents, every } = price
  return every === 'once' ? `${formatCents(cents)} once` : `${formatCents(cents)}/${formatAfterSlash(every)}`
}

/** The price of a card in two parts, a large figure and its unit: "$179" and "/month", "$149 to $299" and " a fill". */
export function formatPriceParts(row: PlanRow): { figure: string; unit: string } {
  const { price, cardPrice } = row
  if (cardPrice) return { figure: formatCents(cardPrice.cents), unit: formatAfterCardPrice(cardPrice.period) }
  return price
    ? { figure: formatBillAmounts(row), unit: ` ${formatUnit(price.every, row.kind)}` }
    : { figure: '', unit: capitalize(NOT_KNOWN) }
}

/** The price cell of a card: the price on it, or "$149 to $299 a fill". */
export function formatPriceCell(row: PlanRow): string {
  const { figure, unit } = formatPriceParts(row)
  return figure + unit
}

export const formatDueCell = ({ dueTodayCents }: Pick<PlanRow, 'dueTodayCents'>): string =>
  capitalize(formatAmount(dueTodayCents))

/** "$149 to $299" */
function formatBillAmounts(plan: Plan): string {
  const amounts = getPayments(plan)
    .filter(({ what }) => what === 'price')
    .map(({ amount }) => amount)
  const low = Math.min(...amounts)
  const high = Math.max(...amounts)
  return high > low ? `${formatCents(low)} to ${formatCents(high)}` : formatCents(low)
}

/** What a price cell says under the price: "$79 at first", "for at least 12 months, and $99 once". */
export function describePrice({ price, fees, minimumMonths, drugFrom, kind }: Plan): string {
  const parts: string[] = []
  const [first] = price?.first ?? []
  if (first && price) {
    if (first.dose) parts.push('by dose')
    else if (first.cents < price.cents)
      parts.push(`${first.cents === 0 ? 'free' : formatCents(first.cents)} at first`)
    else parts.push(`${formatCents(first.cents)} at first`)
  }
  if (price && price.every !== 'once' && price.every !== 'year' && isAhead(price.every))
    parts.push('paid ahead')
  if (drugFrom) parts.push('and the drug')
  const minimum = formatMinimum(minimumMonths)
  if (minimum) parts.push(minimum)
  if (kind === 'provider') parts.push(...fees.map(describeFee))
  return parts.join(', ')
}

const describeFee = ({ what, cents, every }: PlanFee): string =>
  `and ${formatCents(cents)} ${every === 'bill' ? 'with each bill' : formatUnit(every)} for ${FEE_WORDS[what]}`

/** "for at least 12 months", or nothing if there is no minimum. */
export const formatMinimum = (months = 0): string => (months > 1 ? `for at least ${months} months` : '')

export function formatTerm(term: Term): string {
  switch (term.kind) {
    case 'condition':
      return term.who
    case 'minimum':
      return formatMinimum(term.months)
    case 'program-ends':
      return `the program ends on ${formatDay(term.day)}`
    case 'then':
      return `${formatCents(term.cents)} to ${formatDay(term.day)}, then ${formatCents(term.thenCents)}`
    case 'known-to':
      return `price known only to ${formatDay(term.day)}`
    case 'until':
      return `to ${formatDay(term.day)}`
    case 'ended':
      return `ended ${formatDay(term.day)}`
  }
}

export const formatTerms = ({ terms }: Pick<PlanRow, 'terms'>): string[] => terms.map(formatTerm)

/** In a sentence: "drug included", "from its maker". */
export function describeDrug({ kind, drugState, drugFrom, drug }: PlanRow): string {
  if (kind === 'maker') return 'from its maker'
  if (kind === 'program') return 'only if you qualify'
  if (drugState === 'typed') return FEE_WORDS.drug
  return drugFrom ? 'drug from its maker, in the sum' : DRUG_WORDS[drug]
}

/** "Semaglutide shot, compounded", "Wegovy pill, brand-name", or as much of it as is known: "Shot"; '' if nothing is. */
export function describeProduct({ product, forms, formsOpen, approval }: Plan): string {
  if (!product) return forms && !formsOpen ? capitalize(forms.join(' or ')) : ''
  const names = unique(product.map(({ brand, ingredient }) => brand ?? ingredient))
  const kinds = unique(product.flatMap(({ form }: Product) => form ?? []))
  const what = [names.join(' or '), kinds.join(' or ')].filter(Boolean).join(' ')
  return capitalize([what, approval && APPROVAL[approval]].filter(Boolean).join(', '))
}

const APPROVAL = { approved: 'brand-name', compounded: 'compounded', both: 'brand-name or compounded' }

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** Why nobody can start it: "not taking new patients"; '' if they can. */
export const describeClosed = ({ isOpen, closedOn }: Pick<Plan, 'isOpen' | 'closedOn'>): string =>
  closedOn ? `closed on ${formatDay(closedOn)}` : isOpen === false ? 'not taking new patients' : ''

/** "A second year", "A second year, if prices stay", "A second year, after the minimum term", or "After that: 1 month, then it ends on December 31, 2027". */
export function formatSecondYear({ kind, ends, minimumMonths = 0, secondYear: { months } }: PlanRow): string {
  if (minimumMonths > MONTHS_PER_YEAR) return 'A second year, after the minimum term'
  if (kind === 'maker' || (kind === 'provider' && ends)) return 'A second year, if prices stay'
  if (!ends || months === MONTHS_PER_YEAR) return 'A second year'
  const end = `it ends on ${formatDay(ends)}`
  return months === 0 ? `After that: ${end}` : `After that: ${countUnits(months, 'month')}, then ${end}`
}

/** Where it is not sold, or where it is: "Louisiana, Mississippi"; null if it is not known. */
export function describeStates({ states }: Pick<Plan, 'states'>): { label: string; text: string } | null {
  if (!states) return null
  const left = STATE_CODES.filter((code) => !states.includes(code))
  if (left.length === 0) return { label: 'States', text: 'All' }
  return left.length < states.length
    ? { label: 'Not in', text: nameStates(left).join(', ') || 'DC' }
    : { label: 'Only in', text: joinNames(nameStates(states)) }
}

/** The legend of the bars, in its order, by their look; short enough for one line on a phone. */
export function getLegend(
  rows: readonly (Pick<Plan, 'reported' | 'ends' | 'price'> & { kind?: Plan['kind'] })[],
) {
  return {
    included: 'drug included',
    'at-least': 'extra or not known',
    ...(rows.some(({ reported }) => reported) && {
      maker: rows.some(({ kind }) => kind === 'program') ? 'maker or Medicare' : 'from its maker',
    }),
    ...(rows.some(hasOpenEnd) && { unknown: 'outline: after its last day' }),
  }
}

/** Whether the price has a last day, and what it costs after that is not known. */
const hasOpenEnd = ({ price }: Pick<Plan, 'price'>): boolean =>
  price?.billsToEnd !== undefined && price.thenCents === undefined
