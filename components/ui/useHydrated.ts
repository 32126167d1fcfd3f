import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** false in the HTML and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
