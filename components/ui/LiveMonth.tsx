'use client'
// A client component because the month is the visitor's, not the build's.
import { useSyncExternalStore } from 'react'
import { formatMonth, MONTH_SCRIPT } from '@/lib/base/month'
import { Unbroken } from './Unbroken'

type Props = {
  as?: 'h1' | 'span' | 'p'
  className?: string
  /** The words before the month; the month ends the text. */
  before?: string
  /** The month of the build, shown without JavaScript. */
  buildMonth: string
}

const subscribe = () => () => {}
const getVisitorMonth = () => formatMonth(new Date())
const getNothing = () => null

/**
 * A text that ends with the current month. Three moments, no flash between them: the HTML holds the
 * build's month; the script beside it corrects the text while the page is parsed; after hydration
 * React owns the month and the script is gone. React never creates that script itself, so a soft
 * navigation needs no permission from the content security policy.
 */
export function LiveMonth({ as: Tag = 'span', className, before, buildMonth }: Props) {
  const visitorMonth = useSyncExternalStore(subscribe, getVisitorMonth, getNothing)
  return (
    <>
      <Tag className={className}>
        {before && <Unbroken>{`${before} `}</Unbroken>}
        <span data-month suppressHydrationWarning>
          {visitorMonth ?? buildMonth}
        </span>
      </Tag>
      {visitorMonth === null && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; React offers no other way to write an inline script
        <script dangerouslySetInnerHTML={{ __html: MONTH_SCRIPT }} />
      )}
    </>
  )
}
