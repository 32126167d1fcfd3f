// Joins what an editor typed with what was saved elsewhere meanwhile: in another tab, by hand, or by others. Where both
// changed the same value, the editor's stays and the other is offered next to it. Pure.

import { isGroup } from '../../../base/group.mjs'
import type { Block } from '../../files/edit-document'
import { isEqual } from '../../files/equal'
import type { Content } from '../api'

/** A value that was changed here and elsewhere. `block` is its index in the text; a block itself has an empty path. */
export type Conflict = { path: (string | number)[]; block?: number; theirs: unknown }

type Merged<T> = { value: T; conflicts: Conflict[] }

/** @param base what both started from */
export function mergeContent(base: Content, mine: Content, theirs: Content): Merged<Content> {
  const data = mergeValue(base.data, mine.data, theirs.data, [])
  const text = mine.blocks && mergeBlocks(base.blocks ?? [], mine.blocks, theirs.blocks ?? [])
  return {
    value: { data: data.value as Content['data'], blocks: text?.value ?? null },
    conflicts: [...data.conflicts, ...(text?.conflicts ?? [])],
  }
}

function mergeValue(base: unknown, mine: unknown, theirs: unknown, path: Conflict['path']): Merged<unknown> {
  if (isEqual(mine, base) || isEqual(mine, theirs)) return { value: theirs, conflicts: [] }
  if (isEqual(theirs, base)) return { value: mine, conflicts: [] }
  if (isGroup(base) && isGroup(mine) && isGroup(theirs)) {
    const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    const fields = names.map(
      (name) => [name, mergeValue(base[name], mine[name], theirs[name], [...path, name])] as const,
    )
    return {
      value: Object.fromEntries(fields.map(([name, { value }]) => [name, value])),
      conflicts: fields.flatMap(([, { conflicts }]) => conflicts),
    }
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(base, mine, theirs, path)
  return { value: mine, conflicts: [{ path, theirs }] }
}

/** Entries are the same if they have the same id, or the same place in lists of the same length, or are equal. */
function mergeLists(
  base: unknown[],
  mine: unknown[],
  theirs: unknown[],
  path: Conflict['path'],
): Merged<unknown> {
  const hasIds = [base, mine, theirs].flat().every((entry) => isGroup(entry) && typeof entry.id === 'string')
  const isSameLength = base.length === mine.length && base.length === theirs.length
  const toKey = (entry: unknown, index: number) =>
    hasIds ? Reflect.get(Object(entry), 'id') : isSameLength ? index : JSON.stringify(entry)
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map(
    (list) => new Map(list.map((entry, index) => [toKey(entry, index), entry])),
  )
  const keys = [...(inMine?.keys() ?? [])]
  // What they added goes to the same place.
  for (const [index, key] of [...(inTheirs?.keys() ?? [])].entries())
    if (!inMine?.has(key) && !inBase?.has(key)) keys.splice(index, 0, key)
  const kept = keys.filter((key) => {
    const isUntouched = inBase?.has(key) && isEqual(inMine?.get(key), inBase.get(key))
    return inTheirs?.has(key) || !isUntouched
  })
  const merged = kept.map((key, index) => {
    if (!inMine?.has(key)) return { value: inTheirs?.get(key), conflicts: [] }
    if (!inTheirs?.has(key)) return { value: inMine.get(key), conflicts: [] }
    return mergeValue(inBase?.get(key), inMine.get(key), inTheirs.get(key), [...path, index])
  })
  return { value: merged.map(({ value }) => value), conflicts: merged.flatMap(({ conflicts }) => conflicts) }
}

/** Without its place in the file. */
const toBody = ({ origin: _, ...body }: Block) => body

/** `origin` in the result refers to their file. */
function mergeBlocks(base: Block[], mine: Block[], theirs: Block[]): Merged<Block[]> {
  const findTheirs = (place: number) => {
    const own = base[place]
    const same = theirs.findIndex((block) => own && isEqual(toBody(block), toBody(own)))
    return same < 0 && base.length === theirs.length ? place : same
  }
  const conflicts: Conflict[] = []
  const used = new Set<number>()
  const merged: Block[] = []
  for (const block of mine) {
    const before = block.origin === null ? undefined : base[block.origin]
    const place = block.origin === null ? -1 : findTheirs(block.origin)
    const other = theirs[place]
    if (other) used.add(place)
    const isMine = !before || !isEqual(toBody(block), toBody(before))
    if (!isMine && other) merged.push({ ...other, origin: place })
    else if (isMine) {
      const isBoth =
        before &&
        (!other || !isEqual(toBody(other), toBody(before))) &&
        !(other && isEqual(toBody(other), toBody(block)))
      if (isBoth) conflicts.push({ path: [], block: merged.length, theirs: other ?? null })
      merged.push({ ...block, origin: other ? place : null })
    }
  }
  for (const [place, block] of theirs.entries()) {
    const isNew = !used.has(place) && !base.some((own) => isEqual(toBody(own), toBody(block)))
    if (!isNew) continue
    const after = merged.findIndex(({ origin }) => origin === place - 1)
    merged.splice(after < 0 ? (place === 0 ? 0 : merged.length) : after + 1, 0, { ...block, origin: place })
  }
  return { value: merged, conflicts }
}

/** Blocks of an older version, so that those which are still in the file stay byte for byte. */
export const alignBlocks = (blocks: Block[], current: Block[]): Block[] =>
  blocks.map((block) => {
    const place = current.findIndex((own) => isEqual(toBody(own), toBody(block)))
    return { ...block, origin: place < 0 ? null : place }
  })
