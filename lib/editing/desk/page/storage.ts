// What the browser keeps for the editor: unsaved drafts, which survive closing the tab, a crash, and a restart of the desk,
// and their name, which they would type again and again.
import { CLEAN, type Draft, isChanged } from './drafts'

const DRAFT = 'desk-draft '
/** Where older versions of the desk kept all drafts. */
const OLD = 'desk-unsaved'
const NAME = 'desk-name'

/** What this tab keeps, by id. Other tabs keep their own drafts beside it. */
const kept = new Map<string, Draft>()

/** A browser may block its storage, and an entry may be damaged. */
function attempt<T>(read: () => T, fallback: T): T {
  try {
    return read()
  } catch {
    return fallback
  }
}

/** The drafts of an earlier visit, by id, also those that an older version of the desk wrote. */
export function readDrafts(): Record<string, Draft> {
  const read = (key: string) => attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null'), null)
  const keys = attempt(() => Object.keys(localStorage), []).filter((key) => key.startsWith(DRAFT))
  const drafts = [...Object.values(read(OLD) ?? {}), ...keys.map(read)].flatMap((draft) =>
    draft?.original && draft.content?.data ? [[draft.id, { ...CLEAN, ...draft }]] : [],
  )
  attempt(() => localStorage.removeItem(OLD), undefined)
  return Object.fromEntries(drafts)
}

/** Keeps what is not saved. Returns whether the browser had room for it. */
export function keepDrafts(drafts: Record<string, Draft>): boolean {
  let hasRoom = true
  for (const id of new Set([...kept.keys(), ...Object.keys(drafts)])) {
    const draft = drafts[id]
    if (!draft || !isChanged(draft)) {
      if (kept.delete(id)) localStorage.removeItem(DRAFT + id)
    } else if (draft !== kept.get(id))
      try {
        localStorage.setItem(DRAFT + id, JSON.stringify({ ...draft, past: [] }))
        kept.set(id, draft)
      } catch {
        hasRoom = false
      }
  }
  return hasRoom
}

/** Who checks figures and publishes at this desk. */
export const getName = (): string => attempt(() => localStorage.getItem(NAME), null) ?? ''
export const rememberName = (name: string) => attempt(() => localStorage.setItem(NAME, name), undefined)
