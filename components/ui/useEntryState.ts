import { useCallback, useEffect, useState } from 'react'
import { readEntry, writeEntry } from '@/lib/base/entry-state'

/**
 * State that survives leaving the page and coming back. The HTML and the first render have the initial value;
 * `parse` turns what the history kept into a value, or null where it is not one. `parse` must not change.
 */
export function useEntryState<T>(key: string, initial: T, parse: (kept: unknown) => T | null) {
  const [value, setValue] = useState(initial)
  useEffect(() => {
    const kept = parse(readEntry(key))
    if (kept !== null) setValue(kept)
  }, [key, parse])
  const change = useCallback(
    (next: T) => {
      setValue(next)
      writeEntry(key, next)
    },
    [key],
  )
  return [value, change] as const
}
