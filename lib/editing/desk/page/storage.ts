// What the browser keeps for the editor: unsaved drafts, which survive closing the tab, a crash, and a restart of the desk,
// and their name, which they would type again and again.
import { type Draft, isChanged } from './drafts'

const DRAFTS = 'desk-unsaved'
const NAME = 'desk-name'

function read<T>(key: string, fallback: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as T
  } catch {
    return fallback
  }
}

/** The drafts of an earlier visit, by id. */
export const readDrafts = (): Record<string, Draft> => read(DRAFTS, {})

/** Keeps what is not saved. Returns whether the browser had room for it. */
export function keepDrafts(drafts: Record<string, Draft>): boolean {
  const unsaved = Object.entries(drafts).filter(([, draft]) => isChanged(draft))
  const kept = Object.fromEntries(unsaved.map(([id, draft]) => [id, { ...draft, past: [] }]))
  try {
    localStorage.setItem(DRAFTS, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

/** Who checks figures and publishes at this desk. */
export const getName = (): string => localStorage.getItem(NAME) ?? ''
export const rememberName = (name: string) => localStorage.setItem(NAME, name)
