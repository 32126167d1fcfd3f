// Files being edited. Pure: the hook in use-desk.ts keeps the state.
import { isEqual } from '../../files/equal'
import { type Content, GONE, type OpenFile } from '../api'
import type { Desk, DeskKind } from '../files'
import { makeBlank } from '../form-schema'
import type { DraftFile } from '../request'
import { type Conflict, followConflicts, getAt, listOpen, mergeContent } from './merge'

export type Draft = {
  /** The file name; for a new file, NEW and the kind. */
  id: string
  /** null for a new file. */
  version: string | null
  content: Content
  /** The name of a new file, or the new name of an existing one. */
  newName: string | null
  /** The next save removes the file. */
  isRemoved: boolean
  /** The file on disk cannot be read; only an older version of it can be restored. */
  isBroken: boolean
  /** Values that were also changed elsewhere. */
  conflicts: Conflict[]
  /** Chosen images as data URLs, by their paths in public/. */
  images: Record<string, string>
  /** The content as it was read. */
  original: Content
  /** Earlier states for undo, the newest last, and the field that was changed last. */
  past: Draft[]
  lastField?: string | undefined
}

/** The id of a new file begins with it. */
export const NEW = 'new '
const MAX_UNDO = 100

/** A draft that nobody has changed. */
export const CLEAN = { newName: null, images: {}, isRemoved: false, isBroken: false, conflicts: [], past: [] }

export function toDraft({ file, version, content }: OpenFile): Draft {
  const original = content ?? { data: {}, blocks: file.endsWith('.mdx') ? [] : null }
  return { ...CLEAN, id: file, version, content: original, original, isBroken: content === null }
}

export const toNewId = ({ kind }: DeskKind) => `${NEW}${kind}`

/** A new file of this kind, with nothing stated yet. */
export function makeDraft(kind: DeskKind, today: string): Draft {
  const data = makeBlank(kind.schema, today) as Record<string, unknown>
  const isText = kind.folder?.ending === '.mdx'
  const content: Content = { data, blocks: isText ? [{ source: null, kind: 'text', text: '' }] : null }
  return { ...CLEAN, id: toNewId(kind), newName: '', version: null, content, original: content }
}

export const isNew = ({ version }: Draft) => version === null

/** The draft after a change. Changes of one field are undone together. */
export const changeDraft = (draft: Draft, part: Partial<Draft>, field?: string): Draft => {
  const isSame = field !== undefined && field === draft.lastField
  const past = isSame ? draft.past : [...draft.past, { ...draft, past: [] }].slice(-MAX_UNDO)
  const next = { ...draft, ...part, past, lastField: field }
  return { ...next, conflicts: followConflicts(next.conflicts, draft.content, next.content) }
}

export const undo = (draft: Draft): Draft => {
  const before = draft.past.at(-1)
  // Images stay: a text that comes back may show one.
  const { images, past } = draft
  return before ? { ...before, images, past: past.slice(0, -1), lastField: undefined } : draft
}

/** The chosen images that the content still has. */
const listImages = ({ content, images }: Draft) =>
  Object.entries(images).filter(([path]) => JSON.stringify(content).includes(path))

/** Whether there is something to save. */
export const isChanged = (draft: Draft): boolean =>
  draft.newName !== null ||
  draft.isRemoved ||
  draft.conflicts.length > 0 ||
  listImages(draft).length > 0 ||
  !isEqual(draft.content, draft.original)

/** Whether something was typed: a new file begins without. */
export const isTyped = (draft: Draft): boolean => isChanged({ ...draft, newName: draft.newName || null })

/** The draft on top of a newer version of its file. */
export function rebase(draft: Draft | undefined, opened: OpenFile): Draft {
  const fresh = toDraft(opened)
  if (!draft || !isChanged(draft)) return fresh
  // A save writes a file that is gone anew.
  if (opened.version === GONE) return { ...draft, version: GONE, isBroken: false }
  if (draft.version === opened.version) return draft
  // It waits until somebody has repaired the file.
  if (!opened.content) return { ...draft, version: opened.version, isBroken: true, past: [] }
  // Another version of the file replaces the one before it; what others published stays.
  const conflicts = draft.conflicts.filter(
    ({ path, theirs }) =>
      !isEqual(theirs, getAt(draft.original, path)) || isEqual(theirs, getAt(opened.content, path)),
  )
  return { ...join({ ...draft, conflicts }, fresh), isRemoved: draft.isRemoved }
}

/** Two drafts of one file. Where both changed the same value, the other one is offered next to it. */
export function join(draft: Draft, other: Draft): Draft {
  const { value, conflicts } = mergeContent(draft.original, draft.content, other.content)
  const open = [other, draft].flatMap((own) => followConflicts(own.conflicts, own.content, value))
  return {
    ...{ ...other, content: value, images: { ...draft.images, ...other.images } },
    ...{ newName: other.newName || draft.newName, isRemoved: draft.isRemoved && other.isRemoved },
    conflicts: listOpen([...conflicts, ...open], value),
  }
}

export const isListed = ({ kinds }: Desk, id: string): boolean =>
  kinds.some(({ files }) => files.some(({ file }) => file === id))

/** Also of a file that is gone. */
export const findKind = (desk: Desk, id: string): DeskKind | undefined =>
  desk.kinds.find(
    (kind) =>
      id.startsWith(toNewId(kind)) ||
      (kind.folder ? id.startsWith(kind.folder.path) : kind.files.some(({ file }) => file === id)),
  )

/** The file that a draft is saved to. */
export function getFile(desk: Desk, draft: Draft, isRenamed = isNew(draft)): string {
  const folder = findKind(desk, draft.id)?.folder
  return isRenamed ? `${folder?.path}${draft.newName}${folder?.ending}` : draft.id
}

/** The name of a draft for people. */
export function getLabel(desk: Desk, id: string): string {
  const kind = findKind(desk, id)
  const isNewFile = kind && id.startsWith(NEW)
  return kind?.files.find(({ file }) => file === id)?.label ?? (isNewFile ? `${kind.label}: a new file` : id)
}

export function toDraftFile(desk: Desk, draft: Draft): DraftFile {
  const { version, content, isRemoved, newName } = draft
  return {
    file: getFile(desk, draft),
    version,
    ...(isRemoved ? { data: null, blocks: null } : content),
    images: Object.fromEntries(
      listImages(draft).map(([path, url]) => [path, url.slice(url.indexOf(',') + 1)]),
    ),
    ...(!isNew(draft) && newName !== null && !isRemoved && { newFile: getFile(desk, draft, true) }),
  }
}
