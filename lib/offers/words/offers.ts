// An offer in the words of a row: its sum, its price, its terms, its drug.

import { findBoundEvery } from '../../base/bound'
import { compact } from '../../base/compact'
import { capitalize, countUnits, formatDay, joinNames } from '../../base/format'
import { formatAfterCardPrice, isAhead, MONTHS_PER_YEAR } from '../../base/periods'
import { nameStates, STATE_CODES } from '../../base/states'
import type { Product } from '../../schemas/prices'
import { listBills, splitEvenly } from '../payments'
import type { CardPrice, Plan, PlanFee, PlanPrice } from '../plan'
import { type Commitment, listTerms, type PlanRow, type Term } from '../row'
import {
  AT_LEAST,
  DOSE_LEVELS,
  DRUG_WORDS,
  FEE_WORDS,
  formatAmount,
  formatCents,
  formatPeriod,
  formatRange,
  formatSum,
  formatUnit,
  NOT_KNOWN,
  nameUnknownFee,
} from './labels'

/** "DirectMeds, 12 months prepaid". */
export const nameOffer = ({ name, offerName }: Pick<Plan, 'name' | 'offerName'>): string =>
  offerName ? `${name}, ${offerName}` : name

/** "at least $2,048", "$828 to $1,153", for running text; "not known" without a price. */
export const formatRowSum = ({
  sumCents,
  sumToCents,
  isLowerBound,
}: Pick<PlanRow, 'sumCents' | 'sumToCents' | 'isLowerBound'>): string =>
  sumCents === null ? NOT_KNOWN : formatSum(sumCents, isLowerBound, sumToCents ?? sumCents)

/** The figure alone, where "at least" is before it: "$2,048", "$828 to $1,153"; "not known" without a price. */
export const formatSumFigure = ({ sumCents, sumToCents }: Pick<PlanRow, 'sumCents' | 'sumToCents'>): string =>
  formatAmount(sumCents, sumToCents)

/** "first year, at least": is right before the sum. A sum with a longer minimum or renewed term is named by its months. */
export const formatSumLabel = ({
  billedMonths,
  isLowerBound,
}: Pick<PlanRow, 'billedMonths' | 'isLowerBound'>): string =>
  `${formatPeriod(billedMonths)}${isLowerBound ? `, ${AT_LEAST}` : ''}`

/** After a sum that is one bill on day one, so that nobody reads it as twelve monthly ones. */
export const formatDueAtOnce = ({ isAllToday }: Pick<PlanRow, 'isAllToday'>): string =>
  isAllToday ? ', due at once' : ''

/**
 * 'With “from $147” in every month: $1,764.', or “at every bill” where one is not for a month, if the card names a lower price;
 * null if it does not.
 */
export function formatFromNote({ price, fromSumCents, cardPrice, isLowerBound }: PlanRow): string | null {
  if (!price || fromSumCents === null || cardPrice?.fromCents === undefined) return null
  const when = price.every === 'month' ? 'in every month' : 'at every bill'
  return `With “from ${formatCents(cardPrice.fromCents)}” ${when}: ${formatSum(fromSumCents, isLowerBound)}.`
}

/** "$179/month", "$600 once": the price on the card, as the specification writes it. */
const formatCardPrice = ({ cents, period }: CardPrice): string =>
  formatCents(cents) + formatAfterCardPrice(period)

/** The same with its note: "$179/month · $100 off first month"; '' without a card. */
export const formatCardLine = ({ cardPrice }: Pick<Plan, 'cardPrice'>): string =>
  cardPrice ? [formatCardPrice(cardPrice), cardPrice.note].filter(Boolean).join(' · ') : ''

/** "$179/month", "$199/4 weeks", "$600 once": for a cell. */
export function formatShortPrice({ price }: Pick<Plan, 'price'>): string {
  if (!price) return capitalize(NOT_KNOWN)
  const { cents, every } = price
  return every === 'once' ? `${formatCents(cents)} once` : `${formatCents(cents)}/${every}`
}

/** The price of a card in two parts, a large figure and its unit: "$179" and "/month", "$149 to $299" and " a fill". */
export function formatPriceParts(row: PlanRow): { figure: string; unit: string } {
  const { price, cardPrice } = row
  if (cardPrice) return { figure: formatCents(cardPrice.cents), unit: formatAfterCardPrice(cardPrice.period) }
  return price
    ? { figure: formatBillAmounts(row, price), unit: ` ${formatUnit(price.every, row.kind)}` }
    : { figure: '', unit: capitalize(NOT_KNOWN) }
}

/** The price cell of a card: the price on it, or "$149 to $299 a fill". */
export function formatPriceCell(row: PlanRow): string {
  const { figure, unit } = formatPriceParts(row)
  return figure + unit
}

type DueRow = Pick<PlanRow, 'dueTodayCents' | 'dueTodayToCents' | 'isTodayOpen'>

/** What is due today: "$79", "$50 to $75", "at least $229" with a fee of unknown amount, "not known" without a price. */
export const formatDueToday = ({ dueTodayCents, dueTodayToCents, isTodayOpen }: DueRow): string =>
  dueTodayCents === null
    ? NOT_KNOWN
    : formatSum(dueTodayCents, isTodayOpen === true, dueTodayToCents ?? dueTodayCents)

export const formatDueCell = (row: DueRow): string => capitalize(formatDueToday(row))

/** "$149 to $299" for the bills of a year, by dose; "$79, then $179" after an introduction. */
function formatBillAmounts({ programMonths = MONTHS_PER_YEAR }: Plan, price: PlanPrice): string {
  const { first = [], cents } = price
  const amounts = listBills(price, 'price', Math.max(1, Math.min(programMonths, MONTHS_PER_YEAR))).map(
    ({ amount }) => amount,
  )
  const [only] = first
  const isIntroduction = only && first.length === 1 && !only.dose
  const later = new Set(amounts.slice(only?.bills))
  if (isIntroduction && later.size === 1 && only.cents !== cents)
    return `${formatCents(only.cents)}${only.bills > 1 ? ' at first' : ''}, then ${[...later].map(formatCents).join()}`
  return formatRange(Math.min(...amounts), Math.max(...amounts))
}

/** What a price cell says under the price: "$79 at first", "for at least 12 months, plus $99 once for setup". */
export function describePrice(plan: Plan): string {
  const { price, drugFrom } = plan
  const parts: string[] = []
  const [first] = price?.first ?? []
  if (first && price) parts.push(first.dose ? 'by dose' : describeFirst(first))
  if (price && !price.instalments && price.every !== 'once' && price.every !== 'year' && isAhead(price.every))
    parts.push('paid ahead')
  if (drugFrom) parts.push('and the drug')
  const typed = plan.fees.filter(({ what }) => what === 'drug').map(describeFee)
  return [...parts, ...listTerms(plan, MONTHS_PER_YEAR).filter(isOfPrice).map(formatTerm), ...typed].join(
    ', ',
  )
}

/** "$79 at first", "free at first", "$414 for the first 12 weeks". */
function describeFirst({ bills, cents, every }: NonNullable<PlanPrice['first']>[number]): string {
  const cost = cents === 0 ? 'free' : formatCents(cents)
  if (!every) return `${cost} at first`
  return bills === 1 ? `${cost} for the first ${every}` : `${cost} ${formatUnit(every)} at first`
}

/** "in 4 payments of $297, one a month", "in 3 payments (2 × $66.67 and $66.66), one a month": they add up to the bill. */
function describeInstalments({ cents, bills, every }: Extract<Term, { kind: 'parts' }>): string {
  const often = `one ${formatUnit(every)}`
  if (cents === null) return `each bill in ${bills} payments, ${often}`
  const amounts = splitEvenly(cents, bills)
  const isEven = amounts[0] === amounts.at(-1)
  return isEven
    ? `in ${bills} payments of ${formatCents(cents / bills)}, ${often}`
    : `in ${bills} payments (${listAmounts(amounts)}), ${often}`
}

/** "$149.34 and 2 × $149.33": parts of an amount, the larger ones first. */
export function listAmounts(amounts: readonly number[]): string {
  const counts = new Map<number, number>()
  for (const cents of amounts) counts.set(cents, (counts.get(cents) ?? 0) + 1)
  return joinNames([...counts].map(([cents, count]) => (count > 1 ? `${count} × ` : '') + formatCents(cents)))
}

/** Terms beside the price: in how many parts it is paid, how long it binds, and what comes on top. */
export const isOfPrice = ({ kind }: Term): boolean => ['parts', 'bound', 'fee', 'unknown-fee'].includes(kind)

/** "plus $25 with each bill below $250 for shipping", "plus a copay of $0 to $25 every 4 weeks", "plus $85 every 3 months from month 4 for lab work". */
function describeFee({ what, cents, toCents, every, begins, orderUnderCents }: PlanFee): string {
  const often = every === 'bill' ? 'with each bill' : formatUnit(every)
  const below = orderUnderCents === undefined ? '' : ` below ${formatCents(orderUnderCents)}`
  const from = begins === undefined ? '' : every === 'once' ? ` in month ${begins}` : ` from month ${begins}`
  const amount = formatRange(cents, toCents)
  if (what === 'copay') return `plus a copay of ${amount} ${often}${below}${from}`
  return `plus ${amount} ${often}${below}${from} for ${nameFee(what, every)}`
}

/** What comes again is not "the visit". */
const nameFee = (what: PlanFee['what'], every: PlanFee['every']): string =>
  what === 'visit' && every !== 'once' ? 'a visit' : FEE_WORDS[what]

/**
 * "for at least 12 months, or $199 to leave early", "for at least 2 months, then for 6 months at a time", or nothing if
 * nobody is bound.
 */
export function formatCommitment({
  minimumMonths = 0,
  leavingFeeCents,
  renewalMonths = 0,
}: Commitment): string {
  const parts: string[] = []
  if (minimumMonths > 1)
    parts.push(
      `for at least ${minimumMonths} months${leavingFeeCents === undefined ? '' : `, or ${formatCents(leavingFeeCents)} to leave early`}`,
    )
  if (renewalMonths > 1)
    parts.push(`${minimumMonths > 1 ? 'then ' : ''}for ${renewalMonths} months at a time`)
  return parts.join(', ')
}

/**
 * For how long somebody is bound, bills ahead included: "None", "3 months", "6 weeks", "12 months, or $199 to leave early";
 * where only the bills are known, "12 months paid ahead"; '' if nothing is.
 */
export function formatBound(row: BoundRow): string {
  const { boundMonths, minimumMonths = 0, leavingFeeCents, renewalMonths = 0 } = row
  if (boundMonths === undefined) return ''
  const length = findBoundEvery(row) ?? (boundMonths > 1 ? countUnits(boundMonths, 'month') : 'None')
  const parts = [row.minimumMonths === undefined ? `${length} paid ahead` : length]
  if (leavingFeeCents !== undefined && minimumMonths > 1)
    parts.push(`or ${formatCents(leavingFeeCents)} to leave early`)
  if (renewalMonths > 1) parts.push(`then ${renewalMonths} months at a time`)
  return parts.join(', ')
}

type BoundRow = Pick<PlanRow, 'boundMonths' | 'price'> & Commitment

export function formatTerm(term: Term): string {
  switch (term.kind) {
    case 'condition':
      return term.who
    case 'dose':
      return `${DOSE_LEVELS[term.level]}${term.level === 'micro' ? ', below the approved doses' : ''}`
    case 'parts':
      return describeInstalments(term)
    case 'bound':
      return formatCommitment(term)
    case 'fee':
      return describeFee(term.fee)
    case 'unknown-fee':
      return `plus ${nameUnknownFee(term.what)}`
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

/** What a legend has to know of the rows and plans on its page. */
export type LegendOf = Pick<Plan, 'reported' | 'ends' | 'price'> & {
  kind?: Plan['kind']
  fees?: Plan['fees']
}

const hasRange = ({ fees = [] }: LegendOf): boolean => fees.some(({ toCents }) => toCents !== undefined)

/** The legend of the bars, in its order, by their look; short enough for one line on a phone. */
export function getLegend(rows: readonly LegendOf[]) {
  const maker = rows.some(({ kind }) => kind === 'program') ? 'maker or Medicare' : 'from its maker'
  return compact({
    included: 'drug included',
    'at-least': 'extra or not known',
    maker: rows.some(({ reported }) => reported) ? maker : undefined,
    range: rows.some(hasRange) ? 'lighter end: may come on top' : undefined,
    unknown: rows.some(hasOpenEnd) ? 'outline: after its last day' : undefined,
  })
}

/** Whether the price has a last day, and what it costs after that is not known. */
const hasOpenEnd = ({ price }: Pick<Plan, 'price'>): boolean =>
  price?.billsToEnd !== undefined && price.thenCents === undefined
