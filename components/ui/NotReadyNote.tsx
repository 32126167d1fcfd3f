import type { ReactNode } from 'react'
import { useHydrated } from './useHydrated'

/**
 * Why the controls beside it do nothing yet. Its space stays, so that nothing moves when the script has arrived;
 * `children` then take it, so that it leaves no gap. They are there without JavaScript and on paper too.
 */
export function NotReadyNote({ children }: { children?: ReactNode }) {
  const isHydrated = useHydrated()
  return (
    <div className="mt-2 grid text-sm *:[grid-area:1/1]">
      <p className={`text-muted noscript:hidden print:hidden ${isHydrated ? 'invisible' : ''}`}>
        Waiting for a script. If this line stays, reload the page.
      </p>
      {children && (
        <div className={isHydrated ? '' : 'invisible noscript:visible print:visible'}>{children}</div>
      )}
    </div>
  )
}
