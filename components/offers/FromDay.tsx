import type { ReactNode } from 'react'
import { InlineScript } from '@/components/ui/InlineScript'
import { callInline } from '@/lib/base/inline-script'
import { getRowAfter, type PlanRow } from '@/lib/offers/row'

/** By the visitor's clock, in their time zone. */
function showFromDay() {
  const template = document.currentScript?.previousElementSibling as HTMLTemplateElement
  const now = new Date()
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  if (today >= String(template.dataset.from)) template.previousElementSibling?.replaceWith(template.content)
}

/** Always the same text, so one CSP hash is enough. */
export const FROM_DAY_SCRIPT = callInline(showFromDay)

type Props = { day: string; children: ReactNode }

/**
 * On a page without an island: from a day on, what takes the place of the element before it, because the page may be older
 * than the last day of a price. One element.
 */
export const FromDay = ({ day, children }: Props) => (
  <>
    <template data-from={day}>{children}</template>
    <InlineScript code={FROM_DAY_SCRIPT} />
  </>
)

type ByDayProps = {
  row: PlanRow
  /** What comes after it, if that is not the same offer. */
  after?: { day: string; row: PlanRow } | null | undefined
  children: (row: PlanRow) => ReactNode
}

/** An element about an offer, and the same from the day after the last one of its price on. */
export function ByDay({ row, after = getRowAfter(row), children }: ByDayProps) {
  return (
    <>
      {children(row)}
      {after && <FromDay day={after.day}>{children(after.row)}</FromDay>}
    </>
  )
}
