// The orders of the comparison.
import { compareNames } from '../base/format'
import type { Entry } from '../plans/ledger'
import type { ComparedRecord } from './comparison'

/** The first one is the default. */
export const ORDERS = {
  sum: 'Lowest sum first',
  rank: 'Our rank',
  rating: 'Our score',
  known: 'Most on record',
  name: 'Name',
} as const

export type Order = keyof typeof ORDERS

/** A smaller figure comes first; a record without one comes last. */
const READ = {
  rank: ({ rank }) => rank,
  rating: ({ rating }) => rating && -rating,
  known: ({ known }) => -known,
  name: () => 0,
} satisfies Record<Exclude<Order, 'sum'>, (record: ComparedRecord) => number | null>

/**
 * `entries` are in the order of sums, as toEntries makes them. In other orders, plans of one record stay together, and
 * plans that are no provider's come last.
 */
export function sortEntries(
  entries: Entry[],
  order: Order,
  records: ReadonlyMap<string, ComparedRecord>,
): Entry[] {
  if (order === 'sum') return entries
  const sorted = [...records.values()].sort(
    (a, b) =>
      (READ[order](a) ?? Number.MAX_VALUE) - (READ[order](b) ?? Number.MAX_VALUE) || compareNames(a, b),
  )
  const places = new Map(sorted.map(({ id }, index) => [id, index]))
  const place = ({ plan }: Entry) => places.get(plan.owner) ?? sorted.length
  return entries.toSorted((a, b) => place(a) - place(b))
}
