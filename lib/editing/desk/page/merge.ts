// Joins what an editor typed with what was saved elsewhere meanwhile: in another tab, by hand, or by others. Where both
// changed the same value, the editor's stays and the other is offered next to it. Pure.
import { isGroup } from '../../../base/group.mjs'
import type { Path } from '../../../content/issue'
import type { Block } from '../../files/edit-document'
import { isEqual } from '../../files/equal'
import type { Content } from '../api'

/** A value that was changed here and elsewhere; `theirs` is undefined if they removed it. */
export type Conflict = { path: Path; theirs: unknown }

/** What both started from, what was typed, and what was saved. */
type Versions<T> = [base: T, mine: T, theirs: T]

/** Blocks in the result know their source in the file that was saved. */
export function mergeContent(base: Content, mine: Content, theirs: Content) {
  const conflicts: Conflict[] = []
  const data = mergeValue([base.data, mine.data, theirs.data], ['data'], conflicts) as Content['data']
  const blocks = mine.blocks && mergeBlocks([base.blocks ?? [], mine.blocks, theirs.blocks ?? []], conflicts)
  return { value: { data, blocks }, conflicts }
}

/** Adds what both changed to the conflicts, like the functions below. */
function mergeValue([base, mine, theirs]: Versions<unknown>, path: Path, conflicts: Conflict[]): unknown {
  if (isEqual(mine, base) || isEqual(mine, theirs)) return theirs
  if (isEqual(theirs, base)) return mine
  if (isGroup(base) && isGroup(mine) && isGroup(theirs)) {
    const merge = (name: string) =>
      mergeValue([base[name], mine[name], theirs[name]], [...path, name], conflicts)
    return Object.fromEntries(Object.keys({ ...mine, ...theirs }).map((name) => [name, merge(name)]))
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists([base, mine, theirs], path, conflicts)
  conflicts.push({ path, theirs })
  return mine
}

/** Entries are the same if they have the same id, or the same place in lists of the same length, or are equal. */
function mergeLists(lists: Versions<unknown[]>, path: Path, conflicts: Conflict[]): unknown[] {
  const hasIds = lists.flat().every((entry) => isGroup(entry) && typeof entry.id === 'string')
  const isSameLength = lists.every((list) => list.length === lists[0].length)
  const toKey = (entry: unknown, index: number) =>
    hasIds ? Reflect.get(Object(entry), 'id') : isSameLength ? index : JSON.stringify(entry)
  const toMap = (list: unknown[]) => {
    const keys = toUnique(list.map(toKey))
    return new Map(list.map((entry, index) => [keys[index], entry]))
  }
  const [inBase, inMine, inTheirs] = [toMap(lists[0]), toMap(lists[1]), toMap(lists[2])]
  const order = [...inMine.keys()]
  let previous: unknown
  for (const [key, entry] of inTheirs) {
    // What they added or changed goes to the same place, even if it was removed here.
    const isTheirs = !inMine.has(key) && !(inBase.has(key) && isEqual(entry, inBase.get(key)))
    if (isTheirs) order.splice(order.indexOf(previous) + 1, 0, key)
    if (order.includes(key)) previous = key
  }
  const kept = order.filter(
    (key) => inTheirs.has(key) || !(inBase.has(key) && isEqual(inMine.get(key), inBase.get(key))),
  )
  return kept.map((key, index) => {
    const [at, mine, theirs] = [[...path, index], inMine.get(key), inTheirs.get(key)]
    if (!inMine.has(key)) return theirs
    if (inTheirs.has(key)) return mergeValue([inBase.get(key), mine, theirs], at, conflicts)
    if (inBase.has(key)) conflicts.push({ path: at, theirs: undefined })
    return mine
  })
}

/** Equal entries stay apart. */
const toUnique = (keys: unknown[]): unknown[] =>
  keys.map((key, index) => {
    const count = keys.slice(0, index).filter((own) => own === key).length
    return count === 0 ? key : `${key} ${count}`
  })

/** Without what the file has in its place. */
const toBody = ({ source: _, ...body }: Block) => body

/**
 * The ids of blocks that began as those of the base. One knows its source there, or has its text; one from another version
 * of the file is in its place, if none was added or removed.
 */
function findIds(base: Block[], blocks: Block[], other: string): unknown[] {
  const baseIds = toUnique(base.map(({ source }) => source))
  const find = (isSame: (own: Block) => boolean) => base.findIndex(isSame)
  const known = blocks.map((block) => {
    const at = block.source === null ? -1 : find(({ source }) => source === block.source)
    return at >= 0 ? at : find((own) => isEqual(toBody(own), toBody(block)))
  })
  const isInPlace = (at: number) =>
    base.length === blocks.length &&
    blocks[at]?.source !== null &&
    base[at]?.kind === blocks[at]?.kind &&
    !known.includes(at)
  const places = known.map((at, index) => (at >= 0 ? at : isInPlace(index) ? index : -1))
  return toUnique(places.map((at, index) => baseIds[at] ?? `${other} ${index}`))
}

function mergeBlocks([base, mine, theirs]: Versions<Block[]>, conflicts: Conflict[]): Block[] {
  const theirIds = findIds(base, theirs, 'theirs')
  const withIds = (blocks: Block[], ids: unknown[]) =>
    blocks.map((block, index) => ({ ...toBody(block), id: ids[index] }))
  const merged = mergeLists(
    [
      withIds(base, findIds(base, base, '')),
      withIds(mine, findIds(base, mine, 'new')),
      withIds(theirs, theirIds),
    ],
    ['blocks'],
    conflicts,
  ) as (Omit<Block, 'source'> & { id: unknown })[]
  return merged.map(({ id, ...body }) => {
    return { ...body, source: theirs[theirIds.indexOf(id)]?.source ?? null } as Block
  })
}

/** Conflicts of a form whose content has changed since: they stay with their entries, also when these have moved. */
export const followConflicts = (conflicts: Conflict[], before: Content, after: Content): Conflict[] =>
  conflicts.flatMap(({ path, theirs }) => {
    const own = follow(path, before, after)
    return own ? [{ path: own, theirs }] : []
  })

/** Null if the entry or group is gone. */
function follow([key, ...rest]: Path, before: unknown, after: unknown): Path | null {
  if (key === undefined) return []
  const at = Array.isArray(before) && Array.isArray(after) ? findEntry(Number(key), before, after) : key
  if (at === -1 || after !== Object(after)) return null
  const below = follow(rest, Object(before)[key], Object(after)[at])
  return below && [at, ...below]
}

function findEntry(index: number, before: unknown[], after: unknown[]): number {
  const toIdentity = (own: unknown) => (isGroup(own) ? (own.id ?? toBody(own as Block)) : own)
  const isSame = (one: unknown, other: unknown) => isEqual(toIdentity(one), toIdentity(other))
  if (isSame(before[index], after[index])) return index
  const place = after.findIndex((own, at) => isSame(own, before[index]) && !isSame(own, before[at]))
  // What was typed in it made it another one.
  return place === -1 && after.length >= before.length ? index : place
}

/** Conflicts after a merge, each once, without those that the merge has ended. */
export const listOpen = (conflicts: Conflict[], content: Content): Conflict[] =>
  conflicts.filter(
    (own, index) =>
      !isEqual(own.theirs, getAt(content, own.path)) &&
      conflicts.findIndex((other) => isEqual(other, own)) === index,
  )

export const getAt = (value: unknown, path: Path): unknown =>
  path.reduce((own, key) => Object(own)[key], value)

/** The value with another one at a place; undefined removes an entry of a list. */
export function setAt<T>(value: T, [key, ...rest]: Path, to: unknown): T {
  if (key === undefined) return to as T
  const own = setAt(Reflect.get(Object(value), key), rest, to)
  if (!Array.isArray(value)) return { ...value, [key]: own }
  return value.toSpliced(Number(key), 1, ...(own === undefined ? [] : [own])) as T
}
