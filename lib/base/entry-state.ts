// What a visitor typed or chose, kept in the current entry of the browser's history. It survives Back, Forward, and a
// reload, is sent nowhere, and disappears with the tab. This site uses no cookies and no web storage.

/** Safari allows 100 history changes in 30 seconds: the first 50 are saved at once, further ones at intervals. */
const LIMIT_WINDOW_MS = 30_000
const SAVED_AT_ONCE = 50
const SAVE_INTERVAL_MS = 700

/** What this entry keeps, by key. */
let written: Record<string, unknown> = {}
/** Keys whose values belong to an address. Those of other forms stay as they are on Back and Forward within the page. */
const addressed = new Set<string>()
const fragmentListeners = new Set<(isNewEntry: boolean) => void>()
/** The address to save, if it changes. */
let address: string | undefined
let hasUnsaved = false
let saves: number[] = []
let timer: ReturnType<typeof setTimeout> | undefined
/** Whether the first entry is new. Undefined before this page listens. */
let isFirstNew: boolean | undefined

/** The value that this entry keeps under a key. An older build may have written it, so parse it. */
export const readEntry = (key: string): unknown => history.state?.[key]

/** Keeps plain data under a key. A fragment replaces that of the address; an empty one removes it. */
export function writeEntry(key: string, value: unknown, fragment?: string): void {
  listen()
  written = { ...written, [key]: value }
  if (fragment !== undefined) address = location.pathname + location.search + fragment
  hasUnsaved = true
  saves = saves.filter((time) => time > performance.now() - LIMIT_WINDOW_MS)
  if (saves.length < SAVED_AT_ONCE) saveEntry()
  else timer ??= setTimeout(saveEntry, SAVE_INTERVAL_MS)
}

/** Saves anything that is still unsaved. */
export function saveEntry(): void {
  clearTimeout(timer)
  timer = undefined
  if (!hasUnsaved) return
  try {
    history.replaceState({ ...history.state, ...written }, '', address)
    saves.push(performance.now())
    hasUnsaved = false
    address = undefined
  } catch {
    // Over the browser's limit: the next change saves this one too.
  }
}

/** Replaces the fragment of this entry and keeps its state. An empty text removes the fragment. */
export function replaceFragment(fragment: string): void {
  saveEntry()
  history.replaceState(history.state, '', location.pathname + location.search + fragment)
}

/**
 * Calls the listener, which owns the keys, when the fragment changes. The entry is new when a link was followed or an
 * address pasted, and not on Back and Forward. A new entry inherits what the page has kept so far. Returns the function
 * that unsubscribes.
 */
export function subscribeToFragment(keys: string[], listener: (isNewEntry: boolean) => void): () => void {
  listen()
  for (const key of keys) addressed.add(key)
  fragmentListeners.add(listener)
  return () => fragmentListeners.delete(listener)
}

/** Whether this document was opened by a link or an address, rather than by Back, Forward or a reload. */
export function isNewVisit(): boolean {
  listen()
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return isFirstNew === true && entry?.type === 'navigate'
}

function listen() {
  if (isFirstNew !== undefined) return
  isFirstNew = history.state === null
  // An entry without a state is new, so that Back to this one is told from a link.
  if (isFirstNew) history.replaceState({}, '')
  addEventListener('click', saveEntry, { capture: true })
  addEventListener('pagehide', saveEntry)
  // After Back or Forward within the page, no value that belongs to the entry before may be saved in this one.
  addEventListener('popstate', () => {
    if (history.state === null) return
    for (const key of addressed) written = { ...written, [key]: history.state[key] }
    address = undefined
    hasUnsaved = true
    saveEntry()
  })
  addEventListener('hashchange', () => {
    const isNewEntry = history.state === null
    if (isNewEntry) {
      address = undefined // that of the entry before
      hasUnsaved = true
      saveEntry()
    }
    for (const listener of fragmentListeners) listener(isNewEntry)
  })
}
