// The facts of all records as the comparison shows them: columns, filters, orders, and two or three side by side. It runs
// in the browser. A fact that is not on record is neither yes nor no.
import { FACT_GROUPS } from '../base/fact-groups'
import { compareNames, countUnits } from '../base/format'
import type { Entry } from '../costs/entries'
import type { ComparedRecord, ComparisonFact } from './compared-record'

export const PICK_LIMIT = 3

/** The sets of columns to choose from: the most requested facts, which is the default, or one group of facts. */
export const FACT_VIEWS = { overview: 'At a glance', ...FACT_GROUPS }

/** The first one is the default. */
export const ORDERS = {
  sum: 'Lowest sum first',
  rank: 'Our rank',
  known: 'Most on record',
  name: 'Name',
}

/** A smaller figure comes first. */
const READ = {
  rank: ({ rank }) => rank ?? Number.MAX_VALUE,
  known: ({ known }) => -known,
  name: () => 0,
} satisfies Partial<Record<keyof typeof ORDERS, (record: ComparedRecord) => number>>

/**
 * `entries` are in the order of sums, as toEntries makes them. In other orders, plans of one record stay together, and
 * plans that are no provider's come last.
 */
export function sortEntries(
  entries: Entry[],
  order: keyof typeof ORDERS,
  records: ReadonlyMap<string, ComparedRecord>,
): Entry[] {
  if (order === 'sum') return entries
  const read = READ[order]
  const sorted = [...records.values()].sort((a, b) => read(a) - read(b) || compareNames(a, b))
  const places = new Map(sorted.map(({ id }, index) => [id, index]))
  const place = ({ plan }: Entry) => places.get(plan.sellerId) ?? sorted.length
  return entries.toSorted((a, b) => place(a) - place(b))
}

export type FactColumn = { key: string; label: string; read: (record: ComparedRecord) => string | null }

/** The order of "At a glance"; facts that it leaves out follow. */
const byColumn = (a: ComparisonFact, b: ComparisonFact) => (a.column ?? 99) - (b.column ?? 99)

/** "At a glance" has the filters of the most requested facts as yes or no, a group all its facts in words. */
export const getColumns = (facts: readonly ComparisonFact[], view: keyof typeof FACT_VIEWS): FactColumn[] =>
  view === 'overview'
    ? facts
        .filter(({ column }) => column)
        .sort(byColumn)
        .map(({ key, label, filter = label }) => ({
          key,
          label: filter,
          read: ({ passes: { [key]: isPassed } }) =>
            isPassed === undefined ? null : isPassed ? 'Yes' : 'No',
        }))
    : facts
        .filter(({ group }) => group === view)
        .map(({ key, label }) => ({ key, label, read: ({ stated }) => stated[key] ?? null }))

/** Without the columns of a group that no record has, which are named instead: "Pharmacy · Drugs". */
export function splitColumns(columns: readonly FactColumn[], records: readonly ComparedRecord[]) {
  const shown = columns.filter(({ read }) => records.some((record) => read(record)))
  const gaps = columns.filter((column) => !shown.includes(column))
  return { shown, gaps: gaps.map(({ label }) => label).join(' · ') }
}

/** The filters next to a view: those of its facts that a record has, and those in use. */
export const getFilters = (
  facts: readonly ComparisonFact[],
  view: keyof typeof FACT_VIEWS,
  wanted: readonly string[],
  records: readonly ComparedRecord[],
): { key: string; label: string }[] =>
  [...facts]
    .sort(byColumn)
    .flatMap(({ key, group, filter, column }) =>
      filter &&
      (wanted.includes(key) ||
        ((view === 'overview' ? column : group === view) && records.some(({ passes }) => key in passes)))
        ? [{ key, label: filter }]
        : [],
    )

/** The key of a choice, or the first one's if the text is none. */
export const parseChoice = <Key extends string>(choices: Record<Key, string>, text = ''): Key =>
  (Object.hasOwn(choices, text) ? text : Object.keys(choices)[0]) as Key

export const parseFilters = (facts: readonly ComparisonFact[], text = ''): string[] => {
  const names = text.split(',')
  return facts.flatMap(({ key, filter }) => (filter && names.includes(key) ? [key] : []))
}

/** At most three different known ids, in the order in which they were picked. */
export const parsePicks = (text: string | undefined, records: readonly { id: string }[]): string[] =>
  [...new Set((text ?? '').split(',', 50))]
    .filter((id) => records.some((record) => record.id === id))
    .slice(0, PICK_LIMIT)

/** What the filters leave: those that pass all of them, how many say no, and those for which one is not on record. */
export function filterRecords(records: readonly ComparedRecord[], wanted: readonly string[]) {
  const possible = records.filter(({ passes }) => wanted.every((key) => passes[key] !== false))
  const passing = possible.filter(({ passes }) => wanted.every((key) => passes[key]))
  const unknown = possible.filter((record) => !passing.includes(record))
  return { passing, unknown, denied: records.length - possible.length }
}

/** "2 of 5 providers. 1 says no, 2 not on record." */
export function formatFiltered(filtered: ReturnType<typeof filterRecords>, total: number) {
  const { passing, unknown, denied } = filtered
  const rest = [
    denied && `${denied} ${denied === 1 ? 'says' : 'say'} no`,
    unknown.length && `${unknown.length} not on record`,
  ].filter(Boolean)
  return `${passing.length} of ${countUnits(total, 'provider')}.${rest.length > 0 ? ` ${rest.join(', ')}.` : ''}`
}

/** Every fact that at least one record has, and how many facts none has. */
export function compareFacts(facts: readonly ComparisonFact[], records: readonly ComparedRecord[]) {
  const all = facts.map(({ key, label }) => ({
    label,
    values: records.map(({ stated }) => stated[key] ?? null),
  }))
  const rows = all.filter(({ values }) => values.some((value) => value !== null))
  return { rows, unknown: all.length - rows.length }
}

/** Two records that both lack a fact do not differ in it. */
export const isDifferent = ({ values }: { values: readonly (string | null)[] }) => new Set(values).size > 1
