import type { ReactNode } from 'react'
import { useHydrated } from './useHydrated'

export const LOADING = 'Loading. If this line stays, reload the page.'

/** Says why controls do nothing yet. Its space then holds `children`, which are also for print and without JavaScript. */
export function NotReadyNote({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  return (
    <div className="mt-2 grid items-baseline text-sm *:[grid-area:1/1]">
      <p className={`text-xs text-muted noscript:hidden print:hidden ${isHydrated ? 'invisible' : ''}`}>
        {LOADING}
      </p>
      <div className={isHydrated ? '' : 'invisible noscript:visible print:visible'}>{children}</div>
    </div>
  )
}
