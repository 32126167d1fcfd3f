// What the browser keeps for the editor: unsaved drafts, which survive closing the tab, a crash, and a restart of the desk,
// and their name, which they would type again and again.
import { CLEAN, type Draft, isChanged } from './drafts'

const DRAFT = 'desk-draft '
const NAME = 'desk-name'

/** What this tab keeps, by id. Other tabs keep their own drafts beside it. */
const kept = new Map<string, Draft>()

/** The drafts of an earlier visit, by id, also those that an older version of the desk wrote. */
export function readDrafts(): Record<string, Draft> {
  const read = (key: string): Draft[] => {
    try {
      const draft = JSON.parse(localStorage.getItem(key) ?? '')
      return draft.original && draft.content.data ? [{ ...CLEAN, ...draft }] : []
    } catch {
      return []
    }
  }
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(DRAFT))
  return Object.fromEntries(keys.flatMap(read).map((draft) => [draft.id, draft]))
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
export const getName = (): string => localStorage.getItem(NAME) ?? ''
export const rememberName = (name: string) => localStorage.setItem(NAME, name)
