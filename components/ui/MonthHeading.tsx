// An island because the month is the visitor's and changes at midnight.
import { useSyncExternalStore } from 'react'
import { formatMonth } from '@/lib/base/month'
import { NoWrap } from './NoWrap'

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

/** Reports when the month may have changed: at midnight, and when the visitor returns to the tab. */
function subscribe(onChange: () => void) {
  let timer: ReturnType<typeof setTimeout>
  const waitForMidnight = () => {
    const now = new Date()
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
    timer = setTimeout(() => {
      onChange()
      waitForMidnight()
    }, midnight.getTime() - now.getTime())
  }
  waitForMidnight()
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
