// What a visitor set on a page, kept in the fragment of its address and in the entry of the browser's history.
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  readEntry,
  replaceFragment,
  saveEntry,
  subscribeToFragment,
  writeEntry,
} from '@/lib/base/entry-state'
import { type FragmentValues, formatFragment, parseFragment } from '@/lib/base/fragment'

const ENTRY_KEY = 'ledger'
/** Safari allows 100 history changes in 30 seconds; a fast typist needs less than one in 400 ms. */
const WRITE_DELAY_MS = 400
const NONE: FragmentValues<never> = {}

/**
 * Texts by key. The HTML and the first render have none. A change rewrites the fragment of this history entry, so that a
 * reload, Back, and a shared address restore it, and Back leaves the page. A link within the page (#faq) replaces the
 * fragment, so the entry keeps the values too. The identity of `keys` must not change.
 */
export function useFragment<Key extends string>(keys: readonly Key[]) {
  const [values, setValues] = useState<FragmentValues<Key>>(NONE)
  const current = useRef(values)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const read = () => {
      const kept = readEntry(ENTRY_KEY)
      const next =
        typeof kept === 'string' ? (parseFragment(kept, keys) ?? NONE) : parseFragment(location.hash, keys)
      if (next === null) return
      current.current = next
      setValues(next)
    }
    const write = () => {
      clearTimeout(timer.current)
      if (timer.current === undefined) return
      timer.current = undefined
      const isOurs = location.hash === '' || parseFragment(location.hash, keys) !== null
      const fragment = formatFragment(current.current, keys)
      if (isOurs || fragment) replaceFragment(fragment)
    }
    read()
    addEventListener('pagehide', write)
    const unsubscribe = subscribeToFragment((isNewEntry) => {
      // A link to values of ours sets them; any other link within the page keeps what is set.
      const next = parseFragment(location.hash, keys) ?? current.current
      if (isNewEntry) writeEntry(ENTRY_KEY, formatFragment(next, keys))
      saveEntry()
      read()
    })
    return () => {
      write()
      removeEventListener('pagehide', write)
      unsubscribe()
    }
  }, [keys])

  const change = useCallback(
    (part: FragmentValues<Key>) => {
      const next = { ...current.current, ...part }
      current.current = next
      setValues(next)
      writeEntry(ENTRY_KEY, formatFragment(next, keys))
      timer.current ??= setTimeout(() => {
        timer.current = undefined
        replaceFragment(formatFragment(current.current, keys))
      }, WRITE_DELAY_MS)
    },
    [keys],
  )
  return [values, change] as const
}
