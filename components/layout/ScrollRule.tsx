'use client'
// A client component because a soft navigation happens in the browser only.
import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { scrollTopFor } from '@/lib/base/scroll'

/**
 * Starts every page 80 px from the top after a soft navigation, home at the top.
 * It stands after the page in the tree, so its layout effect runs after Next's own scrolling.
 */
export function ScrollRule() {
  const pathname = usePathname()
  const shownPath = useRef(pathname)
  const restoredPath = useRef<string | null>(null)

  useEffect(() => {
    // Back and forward: the browser restores the old position of that path, and we keep out of its way.
    const rememberRestored = () => {
      restoredPath.current = location.pathname
    }
    addEventListener('popstate', rememberRestored)
    return () => removeEventListener('popstate', rememberRestored)
  }, [])

  useLayoutEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    const isRestored = restoredPath.current === pathname
    restoredPath.current = null
    if (!isRestored && !location.hash) scrollTo(0, scrollTopFor(pathname))
  }, [pathname])

  return null
}
