// The facts of all records as the comparison shows them: columns, filters, orders, and two or three side by side. It runs
// in the browser. A fact that is not on record is neither yes nor no.
import { FACT_GROUPS, FACT_KEYS, FACTS, type FactEntry, type FactKey, getFactsByGroup } from '../base/facts'
import { FILTER_KEYS, type FilterKey, formatFactValue, getOpenness, passesFilter } from './fact-values'
import type { ListedRecord } from './ranking'

/** A record reduced to what the comparison needs, as plain data, because it is an island's prop. */
export type ComparedRecord = {
  id: string
  name: string
  /** Null if it is not ranked. */
  rank: number | null
  rating: number | null
  /** How many facts are on record. */
  known: number
  /** Whether it passes the filter of each fact on record. */
  passes: Partial<Record<FilterKey, boolean>>
  /** The facts on record in words. */
  stated: Partial<Record<FactKey, string>>
}

export const FACT_TOTAL = FACT_KEYS.length
export const PICK_LIMIT = 3

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
    passes: Object.fromEntries(passes),
    stated: Object.fromEntries(stated),
  }
}

/** The sets of columns to choose from: the most requested facts, or one group of facts. */
export const FACT_VIEWS = { overview: 'At a glance', ...FACT_GROUPS }
export type FactView = keyof typeof FACT_VIEWS

export type FactColumn = { key: FactKey; label: string; read: (record: ComparedRecord) => string | null }

const getPlace = (key: FactKey): number => (FACTS[key] as FactEntry).column ?? 0

const formatYesNo = (isPassed: boolean | undefined) =>
  isPassed === undefined ? null : isPassed ? 'Yes' : 'No'

const OVERVIEW: FactColumn[] = FILTER_KEYS.filter((key) => getPlace(key) > 0)
  .sort((a, b) => getPlace(a) - getPlace(b))
  .map((key) => ({ key, label: FACTS[key].filter.label, read: ({ passes }) => formatYesNo(passes[key]) }))

const ALL_FACTS: FactColumn[] = FACT_KEYS.filter((key) => key !== 'pricing').map((key) => ({
  key,
  label: FACTS[key].label,
  read: ({ stated }) => stated[key] ?? null,
}))

export function getColumns(view: FactView): readonly FactColumn[] {
  if (view === 'overview') return OVERVIEW
  const group = getFactsByGroup().find((entry) => entry.group === view)
  return ALL_FACTS.filter(({ key }) => group?.keys.includes(key))
}

/** The filters next to a view: those of its facts, and those in use. Every filter is declared in lib/base/facts.ts. */
export function getFilters(
  view: FactView,
  wanted: readonly FilterKey[],
): { key: FilterKey; label: string }[] {
  const keys = getColumns(view).map(({ key }) => key)
  return FILTER_KEYS.filter((key) => keys.includes(key) || wanted.includes(key)).map((key) => ({
    key,
    label: FACTS[key].filter.label,
  }))
}

export const parseView = (text: string | undefined): FactView =>
  (Object.keys(FACT_VIEWS) as FactView[]).find((view) => view === text) ?? 'overview'

export const parseFilters = (text = ''): FilterKey[] => {
  const names = text.split(',')
  return FILTER_KEYS.filter((key) => names.includes(key))
}

/** At most three different known ids, in the order in which they were picked. */
export const parsePicks = (text: string | undefined, records: readonly { id: string }[]): string[] =>
  [...new Set((text ?? '').split(',', 50))]
    .filter((id) => records.some((record) => record.id === id))
    .slice(0, PICK_LIMIT)

/** What the filters leave: those that pass all of them, how many say no, and those for which one is not on record. */
export function filterRecords(records: readonly ComparedRecord[], wanted: readonly FilterKey[]) {
  const possible = records.filter(({ passes }) => wanted.every((key) => passes[key] !== false))
  const passing = possible.filter(({ passes }) => wanted.every((key) => passes[key]))
  const unknown = possible.filter((record) => !passing.includes(record))
  return { passing, unknown, denied: records.length - possible.length }
}

/** "2 of 5 providers. 1 says no, 2 not on record." */
export function formatFiltered(
  { passing, unknown, denied }: ReturnType<typeof filterRecords>,
  total: number,
): string {
  const rest = [
    ...(denied > 0 ? [`${denied} ${denied === 1 ? 'says' : 'say'} no`] : []),
    ...(unknown.length > 0 ? [`${unknown.length} not on record`] : []),
  ]
  const sentence = `${passing.length} of ${total} ${total === 1 ? 'provider' : 'providers'}.`
  return rest.length > 0 ? `${sentence} ${rest.join(', ')}.` : sentence
}

export type SideBySideRow = { label: string; values: (string | null)[]; isDifferent: boolean }

/** Every fact that at least one record has, and how many facts none has. */
export function compareFacts(records: readonly ComparedRecord[]): { rows: SideBySideRow[]; unknown: number } {
  const rows = ALL_FACTS.map(({ label, read }) => toSideBySideRow(label, records.map(read)))
  const known = rows.filter(({ values }) => values.some((value) => value !== null))
  return { rows: known, unknown: rows.length - known.length }
}

/** Two records that both lack a fact do not differ in it. */
export const toSideBySideRow = (label: string, values: (string | null)[]): SideBySideRow => ({
  label,
  values,
  isDifferent: new Set(values).size > 1,
})

/** "RemedyMeds and T-Mates", "A, B and C". */
export const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
