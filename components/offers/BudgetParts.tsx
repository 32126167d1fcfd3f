import { useEffect, useRef, useState } from 'react'
import { CHEVRON } from '@/components/ui/Summary'
import { useHydrated } from '@/components/ui/useHydrated'

type FurtherProps = { children: string; onClick: () => void }

export const FurtherButton = ({ children, onClick }: FurtherProps) => (
  <button
    type="button"
    onClick={onClick}
    className={`min-h-11 w-full cursor-pointer text-sm font-semibold text-link ${CHEVRON} after:inline-block print:hidden`}
  >
    {children}
  </button>
)

const ANNOUNCE_DELAY_MS = 700

/** Announces a change once the visitor stops typing, and nothing before the first change. */
export function Announcement({ children }: { children: string }) {
  const [announced, setAnnounced] = useState('')
  const isHydrated = useHydrated()
  const last = useRef<string>(null)
  useEffect(() => {
    // The HTML lists what some visitors see, for example Medicare's program; leaving it out is no change of theirs.
    if (!isHydrated) return
    last.current ??= children
    const timer = setTimeout(() => {
      if (last.current !== children) setAnnounced(children)
      last.current = children
    }, ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [children, isHydrated])
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  )
}
