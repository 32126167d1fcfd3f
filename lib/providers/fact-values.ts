// A provider's facts: their values, their wording, whether they pass their filters, and how many are stated.
import { FACT_KEYS, FACTS, type FactEntry, type FactKey, QUESTIONS } from '../schemas/facts'
import type { ProviderRecord } from '../schemas/providers'
import { formatPricing } from './price-wording'

/** The parts of a record that contain facts. */
export type FactSource = Pick<ProviderRecord, 'pricing' | 'facts'>

/** The value of a fact in the record, or undefined if it is not stated. */
export const getFact = ({ pricing, facts }: FactSource, key: FactKey): unknown =>
  key === 'pricing' ? pricing : facts[key]

/** A fact in words, or undefined if it is not stated. */
export function formatFactValue({ pricing, facts }: FactSource, key: FactKey): string | undefined {
  if (key === 'pricing') return pricing && formatPricing(pricing)
  const format = FACTS[key].format as (value: unknown) => string
  return facts[key] === undefined ? undefined : format(facts[key])
}

const isFree = (value: unknown) => value === true || value === 0

/** Whether a provider passes the filter of a fact; undefined if it does not state the fact, or there is no filter. */
export function passesFilter(provider: FactSource, key: FactKey): boolean | undefined {
  const value = getFact(provider, key)
  const { filter, passes = isFree }: FactEntry = FACTS[key]
  return value === undefined || !filter ? undefined : passes(value as never)
}

/** How many facts a provider states. Never part of the score or the ranking. */
export function getOpenness(provider: FactSource) {
  const stated = FACT_KEYS.filter((key) => getFact(provider, key) !== undefined).length
  return { stated, total: FACT_KEYS.length }
}

/** "We know 6 of 27 facts". */
export const formatOpenness = ({ stated, total }: ReturnType<typeof getOpenness>): string =>
  `We know ${stated} of ${total} facts`

/** Whether a stated fact answers the question about an unstated one, or the question about another fact covers it. */
function isCovered(provider: FactSource, key: FactKey): boolean {
  const isSamePrice = getFact(provider, 'samePriceAllDoses')
  if (key === 'highestDosePrice')
    return isSamePrice === true || getFact(provider, 'medicationIncluded') === false
  return key === 'samePriceAllDoses' && getFact(provider, 'highestDosePrice') === undefined
}

/** A question that the record's own facts put differently, or add to it; undefined: the one in the table of facts. */
function askDifferently({ pricing, facts }: FactSource, key: FactKey): string | undefined {
  // Where the drug is billed separately, its price is what a record cannot say.
  if (key === 'medicationIncluded' && facts.medicationIncluded === false)
    return 'What does the medication cost each month, at each dose?'
  if (key === 'billing' && pricing?.period === 'week') return 'How many weeks do you charge at once?'
  if (key === 'refund' && facts.refund)
    return `Does the ${facts.refund}-day guarantee return my first payment if no one prescribes?`
  return undefined
}

/** What to ask before paying: what the drug is, then what it costs if it is billed separately, then the rest; at most eight. */
export function getQuestions(provider: FactSource, limit = 8): { key: FactKey; question: string }[] {
  const isOpen = (key: FactKey) => getFact(provider, key) === undefined && !isCovered(provider, key)
  const isAdded = (key: FactKey) => key !== 'billing' && askDifferently(provider, key) !== undefined
  return (Object.keys(QUESTIONS) as FactKey[])
    .filter((key) => isOpen(key) || isAdded(key))
    .slice(0, limit)
    .map((key) => ({ key, question: askDifferently(provider, key) ?? QUESTIONS[key] }))
}
