// What an editor changed in the data of a file, as edits of its text. List entries that stay equal and in the same
// order are not rewritten, even if their indices change.
import type { JSONPath } from 'jsonc-parser'
import type { JsonEdit } from './json-edits'

/**
 * The edits that turn `before` into `after`, in order. An undefined field counts as missing; a new field gets the
 * position that it has in `after`.
 */
export const diffJson = (before: unknown, after: unknown): JsonEdit[] => diff(before, after, [])

function diff(before: unknown, after: unknown, path: JSONPath): JsonEdit[] {
  if (isEqual(before, after)) return []
  if (isGroup(before) && isGroup(after)) return diffFields(before, after, path)
  if (Array.isArray(before) && Array.isArray(after)) return diffEntries(before, after, path)
  return [{ path, value: after }]
}

function diffFields(before: Group, after: Group, path: JSONPath): JsonEdit[] {
  const order = Object.keys(after).filter((name) => after[name] !== undefined)
  const removed = Object.keys(before).filter((name) => !order.includes(name))
  return [
    ...removed.map((name) => ({ path: [...path, name], value: undefined })),
    ...order.flatMap((name) =>
      Object.hasOwn(before, name)
        ? diff(before[name], after[name], [...path, name])
        : [{ path: [...path, name], value: after[name], order }],
    ),
  ]
}

/**
 * Equal entries stay; between them, entries are changed in place, then removed or added. The last ones come first, so
 * that the indices of the others stay valid.
 */
function diffEntries(before: readonly unknown[], after: readonly unknown[], path: JSONPath): JsonEdit[] {
  const kept = [...matchEntries(before, after), [before.length, after.length] as const]
  let [from, to] = [0, 0]
  const gaps = kept.map(([nextFrom, nextTo]) => {
    const gap = { from, old: before.slice(from, nextFrom), current: after.slice(to, nextTo) }
    from = nextFrom + 1
    to = nextTo + 1
    return gap
  })
  return gaps.toReversed().flatMap(({ from: start, old, current }) => {
    const shared = Math.min(old.length, current.length)
    const place = (index: number) => [...path, start + index]
    return [
      ...old
        .slice(shared)
        .map((_, index) => ({ path: place(shared + index), value: undefined }))
        .toReversed(),
      ...current
        .slice(shared)
        .toReversed()
        .map((value) => ({ path: place(shared), value, insert: true })),
      ...old.slice(0, shared).flatMap((value, index) => diff(value, current[index], place(index))),
    ]
  })
}

/** The longest common subsequence of equal entries, as pairs of indices. */
function matchEntries(before: readonly unknown[], after: readonly unknown[]): (readonly [number, number])[] {
  const texts = [before, after].map((list) => list.map((entry) => JSON.stringify(entry)))
  const [old = [], current = []] = texts
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(current.length + 1).fill(0))
  const at = (from: number, to: number) => lengths[from]?.[to] ?? 0
  for (let from = old.length - 1; from >= 0; from--) {
    const row = lengths[from] ?? []
    for (let to = current.length - 1; to >= 0; to--)
      row[to] =
        old[from] === current[to] ? at(from + 1, to + 1) + 1 : Math.max(at(from + 1, to), at(from, to + 1))
  }
  const pairs: (readonly [number, number])[] = []
  for (let from = 0, to = 0; from < old.length && to < current.length; ) {
    if (old[from] === current[to]) pairs.push([from++, to++])
    else if (at(from + 1, to) >= at(from, to + 1)) from++
    else to++
  }
  return pairs
}

type Group = Record<string, unknown>

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Equal as JSON, regardless of the order of fields. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isEqual(entry, other[index]))
  if (!isGroup(one) || !isGroup(other)) return one === other
  const names = [one, other].map((group) => Object.keys(group).filter((name) => group[name] !== undefined))
  return (
    names[0]?.length === names[1]?.length && (names[0] ?? []).every((name) => isEqual(one[name], other[name]))
  )
}
