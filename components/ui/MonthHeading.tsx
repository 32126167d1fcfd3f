// An island because the month is the visitor's and changes at midnight.
import { useSyncExternalStore } from 'react'
import { formatMonth } from '@/lib/base/month'
import { NoWrap } from './NoWrap'

const CHECK_INTERVAL_MS = 60_000

/** A page's title, which ends with the current month. The month's inline script has set it before React hydrates it. */
export function MonthHeading({ before, buildMonth }: { before: string; buildMonth: string }) {
  const month = useSyncExternalStore(
    subscribe,
    () => formatMonth(new Date()),
    () => buildMonth,
  )
  return (
    <h1 className="mb-1 heading-1">
      <NoWrap>{`${before} `}</NoWrap>
      <span data-month suppressHydrationWarning>
        {month}
      </span>
    </h1>
  )
}

/** Compares the month every minute, because it may end while the page is open, and when the visitor returns to the tab. */
function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, CHECK_INTERVAL_MS)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
