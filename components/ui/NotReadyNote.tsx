'use client'
// A client component because it goes away when the script has arrived.
import { useHydrated } from './useHydrated'

/** Why the controls beside it do nothing yet. Its space stays, so that nothing moves when the script has arrived. */
export function NotReadyNote() {
  const isHydrated = useHydrated()
  return (
    <p className={`mt-2 text-sm text-muted noscript:hidden print:hidden ${isHydrated ? 'invisible' : ''}`}>
      Waiting for a script. If this line stays, reload the page.
    </p>
  )
}
