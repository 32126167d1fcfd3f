// What the comparison gets of the records and of the table of facts, as plain data, because it is an island's prop: no
// visitor downloads the table.
import { FACT_KEYS, FACTS, type FactEntry, type FactKey } from '../schemas/facts'
import { formatFactValue, getCardFacts, getOpenness } from './fact-values'
import type { ListedRecord } from './ranking'

export type ComparedRecord = ReturnType<typeof toComparedRecord>

const KEYS = FACT_KEYS.filter((key) => key !== 'pricing')

/** The columns of "At a glance", in order. */
const COLUMNS: readonly FactKey[] = [
  'medicationIncluded',
  'form',
  'membershipFee',
  'samePriceAllDoses',
  'refund',
]

/** A record reduced to what the comparison needs. */
export const toComparedRecord = (record: ListedRecord) => ({
  id: record.id,
  name: record.name,
  /** Null if it is not ranked. */
  rank: record.rank,
  ...getOpenness(record),
  /** Whether it passes the filter of each known fact. */
  passes: readFacts((key) => FACTS[key].passes(getCardFacts(record))),
  /** The known facts in words. */
  stated: readFacts((key) => formatFactValue(record, key)),
})

const readFacts = <T>(read: (key: FactKey) => T | undefined): Record<string, T> =>
  Object.fromEntries(
    KEYS.flatMap((key) => {
      const value = read(key)
      return value === undefined ? [] : [[key, value]]
    }),
  )

export type ComparisonFact = ReturnType<typeof listComparisonFacts>[number]

export const listComparisonFacts = () =>
  KEYS.map((key) => {
    const { label, group, filter }: FactEntry = FACTS[key]
    const column = COLUMNS.indexOf(key) + 1
    return { key, label, group, ...(filter && { filter }), ...(column && { column }) }
  })
