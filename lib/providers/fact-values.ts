// A provider's facts: their values, their wording, whether they pass their filters, and how many are stated.

import { FACT_KEYS, FACTS, type FactEntry, type FactKey, type FactValues, QUESTIONS } from '../base/facts'
import { countUnits, formatDollars } from '../base/format'
import { STATE_CODES } from '../base/states'
import type { ProviderRecord } from '../schemas/providers'
import { formatPricing } from './price-wording'

/** The parts of a record that contain facts. */
export type FactSource = Pick<ProviderRecord, 'pricing' | 'facts'>

/** The value of a fact in the record, or null if it is not stated. */
export const getFact = ({ pricing, facts }: FactSource, key: FactKey): unknown =>
  key === 'pricing' ? pricing : facts[key]

/** "2 states", "2 states and DC". */
export function formatStateCount(codes: readonly string[]): string {
  const states = codes.filter((code) => code !== 'DC')
  return countUnits(states.length, 'state') + (states.length < codes.length ? ' and DC' : '')
}

type Values = FactValues<FactEntry>

/** A stated value in words, by the kind of its fact. */
const FORMATS = {
  pricing: formatPricing,
  'yes-no': (isTrue) => (isTrue ? 'Yes' : 'No'),
  dollars: (amount, { unit, zero }) => (amount === 0 ? zero : formatDollars(amount) + unit),
  count: (value, { unit, zero, prefix = '' }) => (value === 0 ? zero : prefix + countUnits(value, unit)),
  choice: (value, { choices }) => choices[value] ?? value,
  choices: (values, { choices }) => values.map((value) => choices[value] ?? value).join(', '),
  states: (codes) =>
    codes.length === STATE_CODES.length
      ? 'All 50 states and DC'
      : `${formatStateCount(codes)}: ${codes.toSorted().join(', ')}`,
  text: (text) => text,
} satisfies {
  [Kind in keyof Values]: (value: Values[Kind], entry: Extract<FactEntry, { kind: Kind }>) => string
}

/** A fact in words, or null if it is not stated. */
export function formatFactValue(provider: FactSource, key: FactKey): string | null {
  const value = getFact(provider, key)
  if (value === null) return null
  const entry: FactEntry = FACTS[key]
  const format = FORMATS[entry.kind] as (value: unknown, entry: FactEntry) => string
  return format(value, entry)
}

/** Whether a provider passes the filter of a fact; null if it does not state the fact, or there is no filter. */
export function passesFilter(provider: FactSource, key: FactKey): boolean | null {
  const value = getFact(provider, key)
  const { filter, accepts }: FactEntry = FACTS[key]
  if (value === null || !filter) return null
  if (accepts === 'above zero') return value !== 0
  const accepted: readonly unknown[] = accepts ?? [true, 0]
  return accepted.includes(value)
}

/** How many facts a provider states. Never part of the score or the ranking. */
export function getOpenness(provider: FactSource) {
  const stated = FACT_KEYS.filter((key) => getFact(provider, key) !== null).length
  return { stated, total: FACT_KEYS.length }
}

/** "On record: 6 of 27 facts". */
export const formatOpenness = ({ stated, total }: ReturnType<typeof getOpenness>): string =>
  `On record: ${stated} of ${total} facts`

/** Whether a stated fact answers the question about an unstated one, or the question about another fact covers it. */
function isCovered(provider: FactSource, key: FactKey): boolean {
  const isSamePrice = getFact(provider, 'samePriceAllDoses')
  if (key === 'highestDosePrice')
    return isSamePrice === true || getFact(provider, 'medicationIncluded') === false
  return key === 'samePriceAllDoses' && getFact(provider, 'highestDosePrice') === null
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
  const isOpen = (key: FactKey) => getFact(provider, key) === null && !isCovered(provider, key)
  const isAdded = (key: FactKey) => key !== 'billing' && askDifferently(provider, key) !== undefined
  return (Object.keys(QUESTIONS) as FactKey[])
    .filter((key) => isOpen(key) || isAdded(key))
    .slice(0, limit)
    .map((key) => ({ key, question: askDifferently(provider, key) ?? QUESTIONS[key] }))
}
