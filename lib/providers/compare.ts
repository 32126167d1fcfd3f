// Sorts and filters the providers. A fact that a provider does not state is unknown, neither yes nor no. A filter
// leaves out and counts the providers with unknown facts, and shows them on request.

import { FACT_GROUPS, FACT_KEYS, FACTS, type FactEntry, type FactKey, getFactsByGroup } from '../base/facts'
import { formatDollars } from '../base/format'
import type { Provider } from '../schemas/providers'
import { getFirstYearCost } from './cost'
import {
  FILTER_KEYS,
  type FilterKey,
  formatFactValue,
  getOpenness,
  NOT_STATED,
  type Openness,
  passesFilter,
} from './fact-values'

/** The part of a provider that the comparison needs, as plain data, because it is an island's prop. */
export type ComparedProvider = Pick<Provider, 'id' | 'rank' | 'name' | 'rating' | 'pricing'> & {
  /** Whether it passes the filter of each fact that it states. */
  facts: Partial<Record<FactName, boolean | null>>
  /** The stated facts in words. */
  stated: Partial<Record<FactKey, string>>
  openness: Openness
}

export type FactName = FilterKey

/** The label of a filter: "Oral option". */
export const getFilterLabel = (name: FactName): string => FACTS[name].filter.label

const getColumn = (key: FactName): number => (FACTS[key] as FactEntry).column ?? 0

/** Facts with a column in the overview, in the order of the columns. */
export const FACT_NAMES: readonly FactName[] = FILTER_KEYS.filter((key) => getColumn(key) > 0).sort(
  (a, b) => getColumn(a) - getColumn(b),
)

/** "Yes", "No", or null if not stated. */
const formatYesNo = (fact: boolean | null) => (fact === null ? null : fact ? 'Yes' : 'No')

/** The sets of columns to choose from: the most requested facts, or one group of facts. */
export const COMPARE_VIEWS = { overview: 'At a glance', ...FACT_GROUPS }
export type CompareView = keyof typeof COMPARE_VIEWS

export type FactColumn = { key: FactKey; label: string; read: (provider: ComparedProvider) => string | null }

const OVERVIEW: FactColumn[] = FACT_NAMES.map((key) => ({
  key,
  label: getFilterLabel(key),
  read: ({ facts }) => formatYesNo(facts[key] ?? null),
}))

/** The columns of each view. */
const COLUMNS: Record<string, FactColumn[]> = Object.fromEntries([
  ['overview', OVERVIEW],
  ...getFactsByGroup().map(({ group, keys }) => [
    group,
    keys.map((key) => ({
      key,
      label: FACTS[key].label,
      read: ({ stated }: ComparedProvider) => stated[key] ?? null,
    })),
  ]),
])

export const getColumns = (view: CompareView): readonly FactColumn[] => COLUMNS[view] ?? OVERVIEW

/** The filters next to a view: those of its facts, and those in use. */
export function getViewFilters(view: CompareView, wanted: readonly FactName[]): FactName[] {
  const keys = new Set(getColumns(view).map(({ key }) => key))
  return FILTER_KEYS.filter((key) => keys.has(key) || wanted.includes(key))
}

export const SORT_KEYS = ['rank', 'cost', 'rating'] as const
export type SortKey = (typeof SORT_KEYS)[number]
export type Sorting = { key: SortKey; isReversed: boolean }

/** How a visitor has sorted, filtered, and limited the list. */
export type ListView = {
  sorting: Sorting
  columns: CompareView
  wanted: readonly FactName[]
  withUnknown: boolean
  /** The maximum number of rows. */
  limit: number
}

/** A view from the history entry, or null if any part of it is invalid. */
export function parseListView(kept: unknown): ListView | null {
  const read = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  const key = SORT_KEYS.find((entry) => entry === read(read(kept, 'sorting'), 'key'))
  const isReversed = read(read(kept, 'sorting'), 'isReversed')
  const columns = (Object.keys(COMPARE_VIEWS) as CompareView[]).find((view) => view === read(kept, 'columns'))
  const names = read(kept, 'wanted')
  const withUnknown = read(kept, 'withUnknown')
  const limit = read(kept, 'limit')
  if (!key || !columns || typeof isReversed !== 'boolean' || typeof withUnknown !== 'boolean') return null
  if (!Array.isArray(names) || typeof limit !== 'number') return null
  const wanted = FILTER_KEYS.filter((name) => names.includes(name))
  return { sorting: { key, isReversed }, columns, wanted, withUnknown, limit }
}

/** Reads the figure to sort by, where a smaller one is better; null is not stated. */
const SORT_BY = {
  rank: ({ rank }) => rank,
  cost: ({ pricing }) => pricing && getFirstYearCost(pricing),
  rating: ({ rating }) => -rating,
} satisfies Record<SortKey, (provider: ComparedProvider) => number | null>

const SORT_WORDS = {
  rank: { name: 'rank', natural: '', reversed: ', last first' },
  cost: { name: 'first-year cost', natural: ', lowest first', reversed: ', highest first' },
  rating: { name: 'rating', natural: ', highest first', reversed: ', lowest first' },
} satisfies Record<SortKey, { name: string; natural: string; reversed: string }>

/** Picks the fields that the comparison needs, so that nothing else is sent with the page. */
export function toCompared(provider: Provider): ComparedProvider {
  const { id, rank, name, rating, pricing } = provider
  const facts = FILTER_KEYS.flatMap((key) => {
    const passes = passesFilter(provider, key)
    return passes === null ? [] : [[key, passes]]
  })
  const stated = FACT_KEYS.flatMap((key) => {
    const text = formatFactValue(provider, key)
    return text === null ? [] : [[key, text]]
  })
  return {
    id,
    rank,
    name,
    rating,
    pricing,
    facts: Object.fromEntries(facts),
    stated: Object.fromEntries(stated),
    openness: getOpenness(provider),
  }
}

/** A new list, best first, or best last with `isReversed`. Ties are in rank order; what is not stated comes last. */
export function sortProviders(providers: readonly ComparedProvider[], { key, isReversed }: Sorting) {
  const sign = isReversed ? -1 : 1
  const entries = providers.map((provider) => ({ provider, value: SORT_BY[key](provider) }))
  entries.sort((a, b) => {
    if (a.value === null || b.value === null) {
      return Number(a.value === null) - Number(b.value === null) || a.provider.rank - b.provider.rank
    }
    return sign * (a.value - b.value) || a.provider.rank - b.provider.rank
  })
  return entries.map(({ provider }) => provider)
}

export type Filtered<Row> = {
  shown: Row[]
  /** How many providers deny no wanted fact but do not state all of them, whether they are shown or not. */
  unknown: number
}

/** Providers that have every wanted fact; with `withUnknown`, also those that do not state some of them. */
export function filterProviders<
  Name extends string,
  Row extends { facts: Readonly<Partial<Record<Name, boolean | null>>> },
>(providers: readonly Row[], wanted: readonly Name[], withUnknown: boolean): Filtered<Row> {
  const possible = providers.filter(({ facts }) => wanted.every((name) => facts[name] !== false))
  const isUnknown = ({ facts }: Row) => wanted.some((name) => (facts[name] ?? null) === null)
  const unknown = possible.filter(isUnknown).length
  return { shown: withUnknown ? possible : possible.filter((provider) => !isUnknown(provider)), unknown }
}

type StatusFacts = {
  /** How many providers pass the filters, and how many of them the table lists now. */
  matching: number
  listed: number
  total: number
  unknown: number
  wanted: number
  withUnknown: boolean
  sorting: Sorting
}

/** "2 of 5 providers shown, sorted by rank. 1 says no. 2 do not state this and are left out." */
export function formatStatus(facts: StatusFacts): string {
  const { matching, listed, total, unknown, wanted, withUnknown, sorting } = facts
  const { name, natural, reversed } = SORT_WORDS[sorting.key]
  const order = `sorted by ${name}${sorting.isReversed ? reversed : natural}`
  const extent = listed < matching ? `match, the first ${listed} shown` : 'shown'
  const denied = total - matching - (withUnknown ? 0 : unknown)
  const denial = denied === 0 ? '' : ` ${denied} ${denied === 1 ? 'says' : 'say'} no.`
  const sentence = `${matching} of ${total} ${total === 1 ? 'provider' : 'providers'} ${extent}, ${order}.${denial}`
  if (unknown === 0) return sentence
  const verb = unknown === 1 ? 'does' : 'do'
  const what = wanted === 1 ? 'this' : 'all of this'
  if (withUnknown) return `${sentence} ${unknown} of them ${verb} not state ${what}.`
  return `${sentence} ${unknown} ${verb} not state ${what} and ${unknown === 1 ? 'is' : 'are'} left out.`
}

type PricedProvider = Pick<Provider, 'pricing'> & { facts: { medicationIncluded?: boolean | null } }

/** "$2,048", "$5,148 plus medication", or "Not stated". */
export function formatFirstYear({ pricing, facts }: PricedProvider): string {
  if (!pricing) return NOT_STATED
  return withMedication(formatDollars(getFirstYearCost(pricing)), facts)
}

/** The price, with "plus medication" if the medication is billed on top. */
export function withMedication(price: string, { medicationIncluded }: PricedProvider['facts']) {
  return medicationIncluded === false ? `${price} plus medication` : price
}
