import { useCallback, useEffect, useState } from 'react'
import { readEntry, writeEntry } from '@/lib/base/entry-state'

/**
 * State that survives leaving the page and returning. The HTML and the first render have the initial value. `parse`
 * converts what the history entry kept to a value, or null if it is invalid. Its identity must not change.
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
