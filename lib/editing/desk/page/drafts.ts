// Files being edited. Pure: the hook in use-desk.ts keeps the state.

import type { Block } from '../../files/edit-document'
import { isEqual } from '../../files/equal'
import type { Desk, DeskIssue, DeskKind, DraftFile, OpenFile } from '../api'
import { makeBlank } from '../form-schema'

/** A block with a key that stays the same when the block moves. */
export type DraftBlock = { key: string; block: Block }

export type Draft = {
  /** The file name; for a new file, NEW and the kind. */
  id: string
  /** The name of a new file; null for an existing one. */
  newName: string | null
  version: string | null
  data: Record<string, unknown>
  blocks: DraftBlock[] | null
  /** Chosen images as data URLs, by their paths in public/. */
  images: Record<string, string>
  /** The next save removes the file. */
  isRemoved: boolean
  /** The content as it was read. */
  original: { data: Record<string, unknown>; blocks: Block[] | null }
}

const NEW = 'new '

let lastKey = 0

export const keyBlock = (block: Block): DraftBlock => ({ key: String(++lastKey), block })

export const toDraft = ({ file, version, content }: OpenFile): Draft | null =>
  content && {
    id: file,
    newName: null,
    version,
    data: content.data,
    blocks: content.blocks?.map(keyBlock) ?? null,
    images: {},
    isRemoved: false,
    original: content,
  }

export const toNewId = (kind: string) => `${NEW}${kind}`

/** A new file of this kind, with nothing stated yet. */
export function makeDraft({ kind, schema, folder }: DeskKind, today: string): Draft {
  const data = makeBlank(schema, today) as Record<string, unknown>
  const blocks = folder?.ending === '.mdx' ? [keyBlock({ origin: null, kind: 'text', text: '' })] : null
  const original = { data, blocks: null }
  return {
    id: toNewId(kind),
    newName: '',
    version: null,
    data,
    blocks,
    images: {},
    isRemoved: false,
    original,
  }
}

/** Whether there is something to save. */
export const isChanged = ({ newName, data, blocks, images, isRemoved, original }: Draft): boolean =>
  newName !== null ||
  isRemoved ||
  Object.keys(images).length > 0 ||
  !isEqual(data, original.data) ||
  !isEqual(
    blocks?.map(({ block }) => block),
    original.blocks ?? undefined,
  )

export const findKind = (desk: Desk, id: string): DeskKind | undefined =>
  desk.kinds.find(({ kind, files }) => toNewId(kind) === id || files.some(({ file }) => file === id))

/** The file that a draft is saved to. */
export function getFile(desk: Desk, { id, newName }: Draft): string {
  const folder = findKind(desk, id)?.folder
  return newName === null ? id : `${folder?.path}${newName}${folder?.ending}`
}

export const toDraftFile = (desk: Desk, draft: Draft): DraftFile => ({
  file: getFile(desk, draft),
  version: draft.version,
  data: draft.isRemoved ? null : draft.data,
  blocks: draft.blocks?.map(({ block }) => block) ?? null,
  images: Object.fromEntries(
    Object.entries(draft.images).map(([path, url]) => [path, url.slice(url.indexOf(',') + 1)]),
  ),
})

const FILE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What is wrong with the name of a new file. */
export function findNameIssue(desk: Desk, draft: Draft): DeskIssue | null {
  if (draft.newName === null || FILE_NAME.test(draft.newName)) return null
  const message = `expected lowercase letters, digits and hyphens, got "${draft.newName}". Write it like "new-provider": it becomes the address of the page.`
  return { file: getFile(desk, draft), path: ['(file name)'], message }
}
