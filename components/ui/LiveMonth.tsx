import { getBuildMonth, MONTH_SCRIPT } from '@/lib/base/month'
import { NoWrap } from './NoWrap'

type Props = {
  as: 'h1' | 'p'
  className?: string
  /** The words before the month. */
  before: string
  /** Code of the page to run in the same script: one hash allows both. */
  more?: string
}

/**
 * Text that ends with the current month. The HTML contains the month of the build; the inline script replaces it with
 * the visitor's before the first paint.
 */
export function LiveMonth({ as: Tag, className, before, more = '' }: Props) {
  return (
    <>
      <Tag className={className}>
        <NoWrap>{`${before} `}</NoWrap>
        <span data-month>{getBuildMonth()}</span>
      </Tag>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; React offers no other way to write an inline script */}
      <script dangerouslySetInnerHTML={{ __html: MONTH_SCRIPT + more }} />
    </>
  )
}
