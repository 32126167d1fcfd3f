// What the comparison gets of the records and of the table of facts, as plain data, because it is an island's prop: no
// visitor downloads the table.
import { FACT_KEYS, FACTS, type FactEntry, type FactKey, STORED_FACT_KEYS } from '../schemas/facts'
import { formatFactValue, getFact, getOpenness, passesFilter } from './fact-values'
import type { ListedRecord } from './ranking'

export type ComparedRecord = ReturnType<typeof toComparedRecord>

/** A record reduced to what the comparison needs. */
export const toComparedRecord = (record: ListedRecord) => ({
  id: record.id,
  name: record.name,
  /** Null if it is not ranked. */
  rank: record.rank,
  known: getOpenness(record).stated,
  total: FACT_KEYS.length,
  /** Whether it passes the filter of each fact on record. */
  passes: readFacts((key) => passesFilter(record, key)),
  /** The facts on record in words. Under the name of a fee, none is "$0". */
  stated: readFacts((key) =>
    FACTS[key].kind === 'dollars' && getFact(record, key) === 0 ? '$0' : formatFactValue(record, key),
  ),
})

const readFacts = <T>(read: (key: FactKey) => T | undefined): Record<string, T> =>
  Object.fromEntries(
    STORED_FACT_KEYS.flatMap((key) => {
      const value = read(key)
      return value === undefined ? [] : [[key, value]]
    }),
  )

export type ComparisonFact = ReturnType<typeof listComparisonFacts>[number]

/** Every fact with its own column, the label of its filter, and its position in "At a glance". The price is in the cost comparison. */
export const listComparisonFacts = () =>
  STORED_FACT_KEYS.map((key) => {
    const { label, group, filter, column }: FactEntry = FACTS[key]
    return { key, label, group, ...(filter && { filter }), ...(column && { column }) }
  })
