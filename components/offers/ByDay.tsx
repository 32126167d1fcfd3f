import type { ReactNode } from 'react'
import { InlineScript } from '@/components/ui/InlineScript'
import type { Day } from '@/lib/base/day'
import { callInline } from '@/lib/base/inline-script'

/** By the visitor's clock, in their time zone: a day with a time is one there. It leaves only the element, so that another one may follow. */
function showFromDay() {
  const script = document.currentScript as HTMLElement
  const template = script.previousElementSibling as HTMLTemplateElement
  if (Date.now() >= Date.parse(`${template.dataset.from}T00:00`))
    template.previousElementSibling?.replaceWith(template.content)
  template.remove()
  script.remove()
}

/** Always the same text, so one CSP hash is enough. */
export const BY_DAY_SCRIPT = callInline(showFromDay)

type Props<T> = {
  /** The day of the build, then each day from which a price is another one (listChangeDays). */
  days: readonly Day[]
  /** What is shown on a day: plain data, which tells whether it has changed. */
  read: (day: Day) => T
  /** One element; nothing, from the day on that it is gone. */
  children: (value: T) => ReactNode
}

/**
 * On a page without an island: an element, and what takes its place from a later day on, because the page may be older than
 * the last day of a price.
 */
export function ByDay<T>({ days, read, children }: Props<T>) {
  const [first, ...later] = days.map((day) => ({ day, value: read(day) }))
  if (!first) return null
  let before = JSON.stringify(first.value)
  const changes = later.filter(({ value }) => {
    const text = JSON.stringify(value)
    const isOther = text !== before
    before = text
    return isOther
  })
  return (
    <>
      {children(first.value)}
      {changes.map(({ day, value }) => (
        <FromDay key={day} day={day}>
          {children(value)}
        </FromDay>
      ))}
    </>
  )
}

const FromDay = ({ day, children }: { day: Day; children: ReactNode }) => (
  <>
    <template data-from={day}>{children}</template>
    <InlineScript code={BY_DAY_SCRIPT} />
  </>
)
