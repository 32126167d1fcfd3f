// An island because the month is the visitor's and changes at midnight.
import { useSyncExternalStore } from 'react'
import { formatMonth } from '@/lib/base/month'
import { MonthLine, type MonthLineProps } from './MonthLine'

type Props = Omit<MonthLineProps, 'month'> & { buildMonth: string }

/** Text that ends with the current month, on a page that has other islands. */
export function MonthHeading({ buildMonth, ...line }: Props) {
  const month = useSyncExternalStore(
    subscribe,
    () => formatMonth(new Date()),
    () => buildMonth,
  )
  return <MonthLine {...line} month={month} />
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
