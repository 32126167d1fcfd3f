// What the comparison gets of the records and of the table of facts, as plain data, so that no visitor downloads the table.
import { FACT_KEYS, FACTS, type FactEntry } from '../base/facts'
import type { ComparedRecord, ComparisonFact } from './comparison'
import { FILTER_KEYS, formatFactValue, getOpenness, passesFilter } from './fact-values'
import type { ListedRecord } from './ranking'

export function toComparedRecord(record: ListedRecord): ComparedRecord {
  const { id, name, rank, rating } = record
  const passes = FILTER_KEYS.flatMap((key) => {
    const isPassed = passesFilter(record, key)
    return isPassed === null ? [] : [[key, isPassed]]
  })
  const stated = FACT_KEYS.flatMap((key) => {
    const text = key === 'pricing' ? null : formatFactValue(record, key)
    return text === null ? [] : [[key, text]]
  })
  return {
    id,
    name,
    rank,
    rating,
    known: getOpenness(record).stated,
    total: FACT_KEYS.length,
    passes: Object.fromEntries(passes),
    stated: Object.fromEntries(stated),
  }
}

/** Every fact with its own column; the price is in the ledger. Every filter is declared in lib/base/facts.ts. */
export const listComparisonFacts = (): ComparisonFact[] =>
  FACT_KEYS.filter((key) => key !== 'pricing').map((key) => {
    const { label, group, filter, column }: FactEntry = FACTS[key]
    return { key, label, group, ...(filter && { filter: filter.label }), ...(column && { column }) }
  })
