import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** false in the HTML and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
