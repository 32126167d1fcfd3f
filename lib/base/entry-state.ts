// What a visitor typed or chose, kept in the current entry of the browser's history. It survives Back, Forward and a
// reload, is sent nowhere, and goes with the tab. This site uses no cookies and no web storage.

/** Safari allows 100 changes of the history in 30 seconds. */
const WRITE_INTERVAL_MS = 400

type FragmentListener = (isNewEntry: boolean) => void

const written = new Map<string, unknown>()
const fragmentListeners = new Set<FragmentListener>()
let hasUnsaved = false
let savedAt = Number.NEGATIVE_INFINITY
let timer: ReturnType<typeof setTimeout> | undefined
let isListening = false

/** What this entry keeps under a key. It may come from an older build: parse it. */
export function readEntry(key: string): unknown {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined
}

/** Keeps plain data under a key. Fast typing is saved at intervals, and at once when something is clicked. */
export function writeEntry(key: string, value: unknown): void {
  listen()
  written.set(key, value)
  hasUnsaved = true
  const wait = savedAt + WRITE_INTERVAL_MS - performance.now()
  if (wait <= 0) saveEntry()
  else timer ??= setTimeout(saveEntry, wait)
}

/** Saves what is still waiting to be saved. */
export function saveEntry(): void {
  clearTimeout(timer)
  timer = undefined
  if (!hasUnsaved) return
  try {
    history.replaceState({ ...history.state, ...Object.fromEntries(written) }, '')
    savedAt = performance.now()
    hasUnsaved = false
  } catch {
    // Over the browser's limit: the next change saves it.
  }
}

/** Replaces the fragment of this entry: no new entry, and what it keeps stays. An empty text removes it. */
export function replaceFragment(fragment: string): void {
  saveEntry()
  history.replaceState(history.state, '', location.pathname + location.search + fragment)
}

/**
 * Calls the listener when the fragment changes. The entry is new when a link was followed or an address pasted, and
 * not on Back and Forward. A new entry inherits what the page has kept so far. Returns the function that unsubscribes.
 */
export function subscribeToFragment(listener: FragmentListener): () => void {
  listen()
  fragmentListeners.add(listener)
  return () => fragmentListeners.delete(listener)
}

/** Whether this document was opened by a link or an address, rather than by Back, Forward or a reload. */
export function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return history.state === null && entry?.type === 'navigate'
}

function listen() {
  if (isListening) return
  isListening = true
  addEventListener('click', saveEntry, { capture: true })
  addEventListener('pagehide', saveEntry)
  addEventListener('hashchange', () => {
    const isNewEntry = history.state === null
    if (isNewEntry) {
      hasUnsaved = written.size > 0
      saveEntry()
    }
    for (const listener of fragmentListeners) listener(isNewEntry)
  })
}
