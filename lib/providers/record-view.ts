// What a seller's page shows: the known and missing facts of each group, summaries, and the questions to ask.

import type { Day } from '../base/day'
import { countUnits, formatDay, joinNames } from '../base/format'
import { getBuildDay } from '../base/month'
import { nameStates } from '../base/states'
import { isSameButPrice } from '../offers/choose-offer'
import { getFirstPlan, getPriceOn, mergeFacts } from '../offers/from-content'
import { getSumRange } from '../offers/sums'
import { DRUG_WORDS, formatSum } from '../offers/words/labels'
import { QUESTIONS } from '../schemas/fact-questions'
import {
  FACTS,
  type FactKey,
  formatPrice,
  getFactName,
  getFactsByGroup,
  STATED,
  type StatedKey,
} from '../schemas/fact-words'
import { listServed } from '../schemas/facts'
import type { MakerPrices } from '../schemas/maker-prices'
import { SHOWN_MAX } from '../schemas/page-texts'
import type { ProviderRecord } from '../schemas/providers'
import {
  countKnownFacts,
  type FactSource,
  formatFactValue,
  formatKnownFacts,
  getQuestions,
  isMissing,
} from './fact-values'

export const getRecordGroups = (record: FactSource) =>
  getFactsByGroup().map(({ group, title, keys }) => {
    const facts = keys.map((key) => ({ key, label: FACTS[key].label, text: formatFactValue(record, key) }))
    return {
      group,
      title,
      total: keys.length,
      known: facts.flatMap(({ text, ...fact }) => (text === undefined ? [] : { ...fact, text })),
      unknown: facts.flatMap(({ text, key }) =>
        text === undefined && isMissing(record, key) ? [getFactName(key)] : [],
      ),
    }
  })

/** A page shows them above the facts, with each offer. */
const SHOWN_WITH_OFFERS: readonly FactKey[] = ['pricing', 'medicationIncluded', 'billing']

/** More facts than these fold. */
const FACTS_SHOWN = 8
const NAMES_SHOWN = 3

export type KnownFact = { key: StatedKey; label: string; text: string }

/** The facts that a page shows at once, those it folds, and what we don't know: the drug, then what it may cost most not to know. */
export function getFactList(record: FactSource) {
  const groups = getRecordGroups(record)
  const known = groups.flatMap((group) => group.known)
  const byWeight = Object.keys(QUESTIONS) as FactKey[]
  const namedFirst: FactKey[] = ['drugs', ...byWeight.filter((key) => key !== 'drugs')]
  const isKnown = (key: FactKey) => known.some((fact) => fact.key === key)
  const first =
    known.length > FACTS_SHOWN + 1
      ? byWeight.filter((key) => isKnown(key) && !SHOWN_WITH_OFFERS.includes(key)).slice(0, FACTS_SHOWN)
      : byWeight
  return {
    shown: withLeavingFee(
      record,
      known.filter(({ key }) => first.includes(key)),
    ),
    folded: withLeavingFee(
      record,
      known.filter(({ key }) => !first.includes(key)),
    ),
    unknown: groups.filter((group) => group.unknown.length > 0),
    firstUnknown: namedFirst
      .filter((key) => isMissing(record, key))
      .slice(0, NAMES_SHOWN)
      .map(getFactName),
  }
}

/** With the fee for leaving early after the minimum term, which every such fee has. */
function withLeavingFee(record: FactSource, facts: readonly KnownFact[]): KnownFact[] {
  const text = formatFactValue(record, 'leavingFee')
  const { label } = STATED.leavingFee
  return facts.flatMap((fact) =>
    fact.key === 'minimumMonths' && text !== undefined ? [fact, { key: 'leavingFee', label, text }] : fact,
  )
}

/** Under the name: "$99 a week. Also listed as Jrnys."; '' if there is nothing to say. */
export function getRecordLead({
  mainBenefit,
  alsoListedAs,
}: Pick<ProviderRecord, 'mainBenefit' | 'alsoListedAs'>): string {
  const sentences = [mainBenefit, alsoListedAs && `Also listed as ${alsoListedAs.name}`]
  return sentences.flatMap((sentence) => (sentence ? `${sentence}.` : [])).join(' ')
}

type Priced = Pick<ProviderRecord, 'id' | 'name' | 'pricing' | 'facts' | 'offers' | 'checks' | 'closedOn'>

/** "at least $1,188 in the first year", and for a yearly price, which is that sum, what it has. */
function formatFirstYear(record: Priced, today: Day, makers?: MakerPrices): string | null {
  const plan = getFirstPlan(record, today, makers)
  const sum = getSumRange(plan)
  if (sum === null) return null
  const { fromCents, toCents, isLowerBound } = sum
  return toCents === plan.price?.cents && plan.price.every === 'year'
    ? DRUG_WORDS[plan.drug]
    : `${formatSum(fromCents, isLowerBound, toCents)} in the first year`
}

/** The questions as text to copy: one numbered line each, under the seller's name. */
export function formatQuestionList(record: FactSource & { name: string }): string {
  const lines = getQuestions(record).map(({ question }, index) => `${index + 1}. ${question}`)
  return [`Questions for ${record.name}`, ...lines].join('\n')
}

/** The title of a record in search results, which cut long ones. */
export function getRecordTitle({ name, closedOn }: Pick<ProviderRecord, 'name' | 'closedOn'>): string {
  const topics = closedOn
    ? ['closed, and what to do if you have paid', 'closed']
    : ['price, drug, and what we don’t know', 'price and facts']
  const titles = topics.map((topic) => `${name}: ${topic}`)
  return titles.find((title) => title.length <= SHOWN_MAX.title) ?? name
}

/** "$99 a week, at least $5,148 in the first year"; null without a price. */
function formatPriceAndYear(record: Priced, today: Day, makers?: MakerPrices): string | null {
  const price = record.offers[0]?.price
  if (!price) return null
  const year = formatFirstYear(record, today, makers)
  const text = formatPrice(getPriceOn(price, today))
  return `${text}${formatElsewhere(record)}${year === null ? ', which has ended' : `, ${year}`}`
}

/** " ($349 a month in New York)", where the offer on the card has another price in a few states. */
function formatElsewhere(record: Priced): string {
  const [first, ...others] = record.offers.map((offer) => ({ ...offer, ...mergeFacts(record, offer) }))
  const served = first?.states && listServed(first.states)
  const other = others.find(
    ({ states, ...offer }) =>
      served &&
      states &&
      offer.price &&
      isSameButPrice(offer, first) &&
      !listServed(states).some((code) => served.includes(code)),
  )
  if (!other?.price || !other.states) return ''
  const codes = listServed(other.states)
  return ` (${formatPrice(other.price)} in ${codes.length > 2 ? countUnits(codes.length, 'other state') : joinNames(nameStates(codes))})`
}

/** For search results, with the figures that we know; a question follows if there is room. */
export function getRecordDescription(record: Priced, makers?: MakerPrices, today = getBuildDay()): string {
  if (record.closedOn)
    return `${record.name} closed on ${formatDay(record.closedOn)}. What it cost, and what to do if you have paid.`
  const facts = `${record.name}: ${formatPriceAndYear(record, today, makers) ?? 'price not known'}. ${formatKnownFacts(countKnownFacts(record))}.`
  const whole = `${facts} What to ask before you pay.`
  return whole.length <= SHOWN_MAX.description ? whole : facts
}
