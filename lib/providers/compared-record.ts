// What the comparison gets of the records and of the table of facts, as plain data, so that no visitor downloads the table.
import { FACT_KEYS, FACTS, type FactEntry, type FactKey, STORED_FACT_KEYS } from '../base/facts'
import type { ComparedRecord, ComparisonFact } from './comparison'
import { formatFactValue, getOpenness, passesFilter } from './fact-values'
import type { ListedRecord } from './ranking'

export const toComparedRecord = (record: ListedRecord): ComparedRecord => ({
  id: record.id,
  name: record.name,
  rank: record.rank,
  rating: record.rating,
  known: getOpenness(record).stated,
  total: FACT_KEYS.length,
  passes: readFacts((key) => passesFilter(record, key)),
  stated: readFacts((key) => formatFactValue(record, key)),
})

/** What is known of every fact with its own column; the price is in the ledger. */
const readFacts = <T>(read: (key: FactKey) => T | null): Record<string, T> =>
  Object.fromEntries(
    STORED_FACT_KEYS.flatMap((key) => {
      const value = read(key)
      return value === null ? [] : [[key, value]]
    }),
  )

/** Every fact with its own column. Every filter is declared in lib/base/facts.ts. */
export const listComparisonFacts = (): ComparisonFact[] =>
  STORED_FACT_KEYS.map((key) => {
    const { label, group, filter, column }: FactEntry = FACTS[key]
    return { key, label, group, ...(filter && { filter: filter.label }), ...(column && { column }) }
  })
