import type { ReactNode } from 'react'
import { Loading } from './Loading'
import { useHydrated } from './useHydrated'

type Props = {
  /** Another control of the page says why. */
  hasNoteAbove?: boolean
  children: ReactNode
}

/** Says why controls do nothing yet. Its space then holds `children`, which are also for print and without JavaScript. */
export function NotReadyNote({ hasNoteAbove, children }: Props) {
  const isHydrated = useHydrated()
  return (
    <div className="mt-2 grid items-baseline text-sm *:[grid-area:1/1]">
      {!hasNoteAbove && (
        <p className={`text-xs text-muted noscript:hidden print:hidden ${isHydrated ? 'invisible' : ''}`}>
          <Loading />
        </p>
      )}
      <div className={isHydrated ? '' : 'invisible noscript:visible print:visible'}>{children}</div>
    </div>
  )
}
