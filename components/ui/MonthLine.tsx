import { NoWrap } from './NoWrap'

export type MonthLineProps = {
  as?: 'h1' | 'span' | 'p'
  className?: string
  /** The words before the month. */
  before: string
  /** "November 2026" */
  month: string
}

/** Text that ends with a month. An inline script may have replaced the month before React hydrates it. */
export const MonthLine = ({ as: Tag = 'span', className, before, month }: MonthLineProps) => (
  <Tag className={className}>
    <NoWrap>{`${before} `}</NoWrap>
    <span data-month suppressHydrationWarning>
      {month}
    </span>
  </Tag>
)
