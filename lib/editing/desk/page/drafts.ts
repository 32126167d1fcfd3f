// Files being edited. Pure: the hook in use-desk.ts keeps the state.

import type { Block } from '../../files/edit-document'
import { isEqual } from '../../files/equal'
import type { Content, Desk, DeskIssue, DeskKind, OpenFile } from '../api'
import { makeBlank } from '../form-schema'
import type { DraftFile } from '../request'
import { type Conflict, mergeContent } from './merge'

/** A block with a key that stays the same when the block moves. */
export type DraftBlock = { key: string; block: Block }

export type Draft = {
  /** The file name; for a new file, NEW and the kind. */
  id: string
  /** The name of a new file, or the new name of an existing one. */
  newName: string | null
  /** null for a new file. */
  version: string | null
  data: Record<string, unknown>
  blocks: DraftBlock[] | null
  /** Chosen images as data URLs, by their paths in public/. */
  images: Record<string, string>
  /** The next save removes the file. */
  isRemoved: boolean
  /** The file on disk cannot be read; only an older version of it can be restored. */
  isBroken: boolean
  /** The content as it was read. */
  original: Content
  /** Values that were also changed elsewhere. */
  conflicts: Conflict[]
  /** Earlier states for undo, the newest last, and the field that was changed last. */
  past: Pick<Draft, 'data' | 'blocks' | 'isRemoved' | 'newName'>[]
  lastField?: string | undefined
}

const NEW = 'new '
const MAX_UNDO = 100

export const keyBlock = (block: Block): DraftBlock => ({ key: crypto.randomUUID(), block })

const CLEAN = { newName: null, images: {}, isRemoved: false, conflicts: [], past: [] }

export const toDraft = ({ file, version, content }: OpenFile): Draft => ({
  ...CLEAN,
  id: file,
  version,
  data: content?.data ?? {},
  blocks: content?.blocks?.map(keyBlock) ?? null,
  isBroken: content === null,
  original: content ?? { data: {}, blocks: file.endsWith('.mdx') ? [] : null },
})

export const toNewId = (kind: string) => `${NEW}${kind}`

/** A new file of this kind, with nothing stated yet. */
export function makeDraft({ kind, schema, folder }: DeskKind, today: string): Draft {
  const data = makeBlank(schema, today) as Record<string, unknown>
  const blocks = folder?.ending === '.mdx' ? [keyBlock({ origin: null, kind: 'text', text: '' })] : null
  const original = { data, blocks: null }
  return { ...CLEAN, id: toNewId(kind), newName: '', version: null, data, blocks, isBroken: false, original }
}

export const isNew = ({ version }: Draft) => version === null

/** The draft after a change. Changes of one field are undone together. */
export const changeDraft = (draft: Draft, part: Partial<Draft>, field?: string): Draft => {
  const { data, blocks, isRemoved, newName } = draft
  const isSame = field !== undefined && field === draft.lastField
  const past = isSame ? draft.past : [...draft.past, { data, blocks, isRemoved, newName }].slice(-MAX_UNDO)
  return { ...draft, ...part, past, lastField: field }
}

export const undo = (draft: Draft): Draft => {
  const before = draft.past.at(-1)
  return before ? { ...draft, ...before, past: draft.past.slice(0, -1), lastField: undefined } : draft
}

export const getContent = ({ data, blocks }: Draft): Content => ({
  data,
  blocks: blocks?.map(({ block }) => block) ?? null,
})

/** Whether there is something to save. */
export const isChanged = (draft: Draft): boolean =>
  draft.newName !== null ||
  draft.isRemoved ||
  Object.keys(draft.images).length > 0 ||
  !isEqual(getContent(draft), draft.original)

/** The draft on top of a newer version of its file. `base` is what both started from. */
export function rebase(draft: Draft, base: Content, opened: OpenFile): Draft {
  const fresh = toDraft(opened)
  if (!opened.content || !isChanged(draft)) return opened.content ? fresh : draft
  const { value, conflicts } = mergeContent(base, getContent(draft), opened.content)
  const keys = draft.blocks ?? []
  const toKeyed = (block: Block, index: number) => {
    const known =
      keys.find((own) => isEqual({ ...own.block, origin: 0 }, { ...block, origin: 0 })) ??
      (keys.length === value.blocks?.length ? keys[index] : undefined)
    return { ...(known ?? keyBlock(block)), block }
  }
  return {
    ...draft,
    id: fresh.id,
    version: fresh.version,
    original: opened.content,
    data: value.data,
    blocks: value.blocks?.map(toKeyed) ?? null,
    conflicts: [...draft.conflicts, ...conflicts],
    past: [],
  }
}

export const findKind = (desk: Desk, id: string): DeskKind | undefined =>
  desk.kinds.find(({ kind, files }) => toNewId(kind) === id || files.some(({ file }) => file === id))

/** The file that a draft is saved to. */
export function getFile(desk: Desk, draft: Draft): string {
  const folder = findKind(desk, draft.id)?.folder
  return isNew(draft) ? `${folder?.path}${draft.newName}${folder?.ending}` : draft.id
}

/** The name of a draft for people. */
export function getLabel(desk: Desk, { id }: Draft): string {
  const kind = findKind(desk, id)
  return kind?.files.find(({ file }) => file === id)?.label ?? `${kind?.label ?? id}: a new file`
}

export function toDraftFile(desk: Desk, draft: Draft): DraftFile {
  const folder = findKind(desk, draft.id)?.folder
  const newFile =
    !isNew(draft) && draft.newName !== null && `${folder?.path}${draft.newName}${folder?.ending}`
  return {
    file: getFile(desk, draft),
    version: draft.version,
    data: draft.isRemoved ? null : draft.data,
    blocks: draft.isRemoved ? null : getContent(draft).blocks,
    images: Object.fromEntries(
      Object.entries(draft.images).map(([path, url]) => [path, url.slice(url.indexOf(',') + 1)]),
    ),
    ...(newFile && !draft.isRemoved && { newFile }),
  }
}

const FILE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What is wrong with the name of a new or renamed file. */
export function findNameIssue(desk: Desk, draft: Draft): DeskIssue | null {
  if (draft.newName === null || FILE_NAME.test(draft.newName)) return null
  const message = `Use lowercase letters, digits and hyphens, like “new-provider”. It becomes the address of the page.`
  return { file: getFile(desk, draft), path: ['(file name)'], message }
}
