// A record's facts: what its offers say, in words, and how many are known.
import type { Day } from '../base/day'
import { formatDollars } from '../base/format'
import { getBuildDay } from '../base/month'
import { formatCardPeriod } from '../base/periods'
import { nameStates } from '../base/states'
import { type FactSource, getPriceOn, mergeFacts } from '../offers/from-content'
import { QUESTIONS } from '../schemas/fact-questions'
import { FACT_KEYS, FACTS, type FactKey, STATED, type StatedKey } from '../schemas/fact-words'
import { isMembershipPrice, listServed, type OfferFacts } from '../schemas/facts'

export type { FactSource }

/** What each offer says, the one on the card first. */
const listOfferFacts = (record: FactSource): OfferFacts[] =>
  record.offers.map((offer) => mergeFacts(record, offer))

/** What the offer on the card says. */
export const getCardFacts = (record: FactSource): OfferFacts => listOfferFacts(record)[0] ?? { fees: [] }

/** The value of a fact; undefined if it is not known. The first offer that says it counts. */
export const getFact = (record: FactSource, key: StatedKey): unknown =>
  listOfferFacts(record)
    .map(STATED[key].read)
    .find((value) => value !== undefined)

/** Whether a fact is missing. A membership that is the price is not also a fee that we don't know. */
export const isMissing = (record: FactSource, key: FactKey): boolean =>
  getFact(record, key) === undefined &&
  !(key === 'membershipFee' && listOfferFacts(record).every(isMembershipPrice))

/** A seller with 40 offers does not list them all in one fact. */
const VALUES_SHOWN = 4

/**
 * A fact in words; undefined if it is not known. Where not all offers say the same, it names those that do: "30 days (12-month
 * contract)", "6 months (6 months prepaid); No minimum (by the month)".
 */
export function formatFactValue(
  record: FactSource,
  key: StatedKey,
  today: Day = getBuildDay(),
): string | undefined {
  if (getFact(record, key) === undefined) return undefined
  const texts = new Map<string, string[]>()
  for (const offer of record.offers) {
    const facts = mergeFacts(record, offer)
    const text = STATED[key].say({ ...facts, price: facts.price && getPriceOn(facts.price, today) })
    if (text !== undefined) texts.set(text, [...(texts.get(text) ?? []), offer.name ?? 'first offer'])
  }
  const all = [...texts]
  const [only] = all
  if (!only || only[1].length === record.offers.length) return only?.[0]
  const shown = all.slice(0, VALUES_SHOWN).map(([text, names]) => {
    const which = names.length > VALUES_SHOWN ? `${names.length} offers` : names.join(', ')
    return `${text} (${which})`
  })
  if (all.length > VALUES_SHOWN) shown.push(`${all.length - VALUES_SHOWN} more, by offer`)
  return shown.join('; ')
}

/** The names of the states where at least one of its offers is sold; undefined if it is not known of every offer. */
export function listServedStates(record: FactSource): string[] | undefined {
  const served = listOfferFacts(record).map(({ states }) => states && listServed(states))
  return served.every((codes) => codes)
    ? nameStates([...new Set(served.flatMap((codes) => codes ?? []))])
    : undefined
}

/** A fact that is not known, and what to ask about it. */
export type OpenFact = { key: FactKey; question: string }

export type KnownFacts = { known: number; total: number }

/** How many facts of a record are known. Never part of the score or the ranking. */
export function countKnownFacts(record: FactSource): KnownFacts {
  const facts = listOfferFacts(record)
  const known = FACT_KEYS.filter((key) => facts.some((one) => FACTS[key].read(one) !== undefined)).length
  return { known, total: FACT_KEYS.length }
}

/** "We know 6 of 27 facts". */
export const formatKnownFacts = ({ known, total }: KnownFacts): string => `We know ${known} of ${total} facts`

/** Whether a known fact answers the question about an unknown one, or the question about another fact covers it. */
function isCovered(record: FactSource, key: FactKey): boolean {
  if (key === 'highestDosePrice')
    return getFact(record, 'samePriceAllDoses') === true || getFact(record, 'medicationIncluded') === false
  return key === 'samePriceAllDoses' && getFact(record, 'highestDosePrice') === undefined
}

/** A question that the record's own facts put differently, or add to it; undefined: the one in the table of facts. */
function askDifferently(record: FactSource, key: FactKey): string | undefined {
  const { drug, price, refund } = getCardFacts(record)
  if (key === 'pricing') return askAboutFrom(record)
  // Where the drug is billed separately, its price is what we don’t know.
  if (key === 'medicationIncluded' && drug === 'separate')
    return 'What does the drug cost each month, at each dose?'
  if (key === 'billing' && price?.every === 'week') return 'How many weeks do you charge at once?'
  if (key === 'refund' && refund && refund !== 'none' && refund.days)
    return `Does the ${refund.days}-day guarantee return my first payment if no one prescribes?`
  return undefined
}

/** "Is it $147 or $149 a month, and what does “from $147 all-in” include?", where the card names a lower price, too. */
const askAboutFrom = ({ pricing }: FactSource): string | undefined =>
  pricing?.from === undefined
    ? undefined
    : `Is it ${formatDollars(pricing.from)} or ${formatDollars(pricing.amount)} ${formatCardPeriod(pricing.period)}, and what does “${pricing.note}” include?`

/** What to ask before paying: what the drug is, then what it costs if it is billed separately, then the rest; at most eight. */
export function getQuestions(record: FactSource, limit = 8): OpenFact[] {
  const isOpen = (key: FactKey) => isMissing(record, key) && !isCovered(record, key)
  const isAdded = (key: FactKey) => key !== 'billing' && askDifferently(record, key) !== undefined
  return (Object.keys(QUESTIONS) as FactKey[])
    .filter((key) => isOpen(key) || isAdded(key))
    .slice(0, limit)
    .map((key) => ({ key, question: askDifferently(record, key) ?? QUESTIONS[key] }))
}
