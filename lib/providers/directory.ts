// The rows and filters of the directory of all records.

import { FACTS } from '../base/facts'
import { getFirstYearCost } from './cost'
import { type FilterKey, formatFactValue, getOpenness, passesFilter } from './fact-values'
import { formatPrice } from './price-wording'
import type { ListedRecord } from './ranking'

/** The facts that the directory filters by. */
const DIRECTORY_FACTS = ['medicationIncluded', 'form', 'approval'] as const satisfies readonly FilterKey[]
export type DirectoryFact = (typeof DIRECTORY_FACTS)[number]

/** One provider, as plain data, because it is an island's prop. null is not stated; a null rank is not ranked. */
export type DirectoryRow = {
  id: string
  name: string
  rank: number | null
  price: string | null
  /** The first year in dollars. */
  cost: number | null
  form: string | null
  approval: string | null
  /** How many facts it states. */
  stated: number
  /** Whether it passes the filter of each fact. */
  facts: Record<DirectoryFact, boolean | null>
}

export function toDirectoryRow(record: ListedRecord): DirectoryRow {
  const { id, name, rank, pricing } = record
  const facts = DIRECTORY_FACTS.map((key) => [key, passesFilter(record, key)])
  return {
    id,
    name,
    rank,
    price: pricing && formatPrice(pricing),
    cost: pricing && getFirstYearCost(pricing),
    form: formatFactValue(record, 'form'),
    approval: formatFactValue(record, 'approval'),
    stated: getOpenness(record).stated,
    facts: Object.fromEntries(facts) as DirectoryRow['facts'],
  }
}

/** The filters, each with its label. */
export const getDirectoryFilters = (): { key: DirectoryFact; label: string }[] =>
  DIRECTORY_FACTS.map((key) => ({ key, label: FACTS[key].filter.label }))
