import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** false in the HTML and while React takes over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
