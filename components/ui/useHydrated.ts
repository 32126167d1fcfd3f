import { useDeferredValue } from 'react'

let isPageHydrated = false

/** From here on, what mounts is not hydrated but new. */
export function markHydrated() {
  isPageHydrated = true
}

/**
 * false in the HTML and during hydration, then true. What depends on it renders in slices, because on a slow phone an island
 * that renders at once a second time would keep the visitor waiting.
 */
export const useHydrated = (): boolean => useDeferredValue(true, isPageHydrated ? undefined : false)
