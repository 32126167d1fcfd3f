// What the browser keeps for the editor: unsaved drafts, which survive closing the tab, a crash, and a restart of the desk,
// and what they type outside the forms: their name, a reason, the addresses of pages.
import { useState } from 'react'
import { CLEAN, type Draft, isChanged, isNew, join } from './drafts'

const DRAFT = 'desk-draft '
const KEPT = 'desk-field '
const PUBLICATION = 'desk-publication'

/** The beginning of this tab's keys, and the lock that it holds while it is open. */
const OWN = `${DRAFT}${Date.now().toString(36)}${Math.random().toString(36).slice(1)} `

/** What this tab keeps, by id. Other tabs keep their own drafts beside it. */
const kept = new Map<string, Draft>()
/** The keys of closed tabs, whose drafts this tab takes over. */
let taken: string[] = []
let openTabs: string[] = []

/** Has to come first, because a tab takes no drafts of open tabs. */
export async function enterTab() {
  void navigator.locks?.request(OWN, () => new Promise(() => {}))
  const state = await navigator.locks?.query().catch(() => null)
  openTabs = state?.held?.map(({ name }) => `${name}`) ?? []
}

/** A browser may block its storage, and an entry may be damaged. */
function attempt<T>(read: () => T, fallback: T): T {
  try {
    return read()
  } catch {
    return fallback
  }
}

const read = (key: string) => attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null'), null)

/** The drafts of an earlier visit, by id. */
export function readDrafts(): Record<string, Draft> {
  const keys = attempt(() => Object.keys(localStorage), []).filter((key) => key.startsWith(DRAFT))
  taken = keys.filter((key) => !openTabs.some((tab) => key.startsWith(tab)))
  const drafts: Record<string, Draft> = {}
  for (const draft of taken.map(read)) {
    if (!draft?.original || !draft.content?.data) continue
    const own: Draft = { ...CLEAN, ...draft }
    // Two new files stay two.
    for (let count = 2; isNew(own) && drafts[own.id]; count++) own.id = `${draft.id} ${count}`
    const other = drafts[own.id]
    drafts[own.id] = other ? join(own, other) : own
  }
  return drafts
}

/** Keeps what is not saved. Returns whether the browser had room for it. */
export function keepDrafts(drafts: Record<string, Draft>): boolean {
  let hasRoom = true
  for (const key of taken.splice(0)) localStorage.removeItem(key)
  for (const id of new Set([...kept.keys(), ...Object.keys(drafts)])) {
    const draft = drafts[id]
    if (!draft || !isChanged(draft)) {
      if (kept.delete(id)) localStorage.removeItem(OWN + id)
    } else if (draft !== kept.get(id))
      try {
        localStorage.setItem(OWN + id, JSON.stringify({ ...draft, past: [] }))
        kept.set(id, draft)
      } catch {
        hasRoom = false
      }
  }
  return hasRoom
}

/** Where and when something was published last, and the address that compares it with the public site. */
type Publication = { text: string; address: string | null }

export const getPublication = (): Publication | null => read(PUBLICATION)
export const rememberPublication = (publication: Publication) =>
  attempt(() => localStorage.setItem(PUBLICATION, JSON.stringify(publication)), undefined)

const getKept = (name: string) => attempt(() => localStorage.getItem(KEPT + name), null)

/** Who checks figures and publishes at this desk. */
export const getName = (): string => (getKept('name') ?? '').trim()

/** A field outside the forms, which keeps what is typed: the name, why something changed, the page that was compared. */
export function useKept(name: string, initial = '') {
  const [value, setValue] = useState(() => getKept(name) ?? initial)
  const set = (next: string) => {
    setValue(next)
    attempt(() => {
      if (next === initial) localStorage.removeItem(KEPT + name)
      else localStorage.setItem(KEPT + name, next)
    }, undefined)
  }
  return [value, set] as const
}
