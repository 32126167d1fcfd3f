// The sort orders of the directory. Separate from directory.ts, so that the page's script does not include the facts.
import { compareNames } from '../base/names'
import type { DirectoryRow } from './directory'

const byName = (a: DirectoryRow, b: DirectoryRow) => compareNames(a.name, b.name)

/** Ascending numbers, then null; ties are sorted by name. So are two nulls: Infinity minus Infinity is NaN. */
const by = (read: (row: DirectoryRow) => number | null) => (a: DirectoryRow, b: DirectoryRow) =>
  (read(a) ?? Infinity) - (read(b) ?? Infinity) || byName(a, b)

export const DIRECTORY_ORDERS = {
  rank: { label: 'Our rank', status: 'sorted by rank', compare: by(({ rank }) => rank) },
  cost: {
    label: 'First-year cost, lowest first',
    status: 'sorted by first-year cost, lowest first',
    compare: by(({ cost }) => cost),
  },
  openness: {
    label: 'Tells you most first',
    status: 'sorted by how much each tells you',
    compare: by(({ stated }) => -stated),
  },
  name: { label: 'Name', status: 'sorted by name', compare: byName },
} satisfies Record<
  string,
  { label: string; status: string; compare: (a: DirectoryRow, b: DirectoryRow) => number }
>

export type DirectoryOrder = keyof typeof DIRECTORY_ORDERS

type StatusFacts = {
  order: DirectoryOrder
  shown: number
  total: number
  unknown: number
  withUnknown: boolean
}

/** "2 of 5 providers shown, sorted by rank. 3 do not state all of this and are left out." */
export function formatDirectoryStatus({ order, shown, total, unknown, withUnknown }: StatusFacts): string {
  const sentence = `${shown} of ${total} ${total === 1 ? 'provider' : 'providers'} shown, ${DIRECTORY_ORDERS[order].status}.`
  if (unknown === 0) return sentence
  const verb = unknown === 1 ? 'does' : 'do'
  if (withUnknown) return `${sentence} ${unknown} of them ${verb} not state all of this.`
  return `${sentence} ${unknown} ${verb} not state all of this and ${unknown === 1 ? 'is' : 'are'} left out.`
}
