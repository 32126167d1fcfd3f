// What a visitor set on a page, kept in the fragment of its address and in the entry of the browser's history.
import { useEffect, useRef, useState } from 'react'
import { readEntry, saveEntry, subscribeToFragment, writeEntry } from '@/lib/base/entry-state'
import { type FragmentValues, formatFragment, parseFragment } from '@/lib/base/fragment'
import { isShareable } from '@/lib/offers/inputs'

const ENTRY_KEY = 'costs'
const NONE: FragmentValues<never> = {}

/**
 * Texts by key. The HTML and the first render have none. A change rewrites the fragment of this history entry, so that a
 * reload, Back, and a shared address restore it, and Back leaves the page. After a link within the page (#faq), the values
 * take the place of its fragment. Only what was typed here can be invalid. The identity of `keys` must not change.
 */
export function useFragment<Key extends string>(keys: readonly Key[]) {
  const [values, setValues] = useState<FragmentValues<Key>>(NONE)
  const current = useRef(values)

  useEffect(() => {
    const read = () => {
      const kept = readEntry(ENTRY_KEY)
      current.current =
        (typeof kept === 'string'
          ? parseFragment(kept, keys)
          : parseFragment(location.hash, keys, isShareable)) ?? NONE
      setValues(current.current)
    }
    read()
    return subscribeToFragment([ENTRY_KEY], (isNewEntry) => {
      // A link to values of ours sets them; any other link within the page keeps what is set.
      const next = parseFragment(location.hash, keys, isShareable) ?? current.current
      const fragment = formatFragment(next, keys)
      if (isNewEntry) writeEntry(ENTRY_KEY, fragment, fragment || undefined)
      saveEntry()
      read()
    })
  }, [keys])

  const change = (part: FragmentValues<Key>) => {
    const next = { ...current.current, ...part }
    current.current = next
    setValues(next)
    const fragment = formatFragment(next, keys)
    writeEntry(ENTRY_KEY, fragment, fragment)
  }
  return [values, change] as const
}
