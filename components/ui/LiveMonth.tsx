import { InlineScript } from '@/components/layout/InlineScript'
import { getBuildMonth, MONTHS } from '@/lib/base/month'

/** Sets the month of the element before it. Always the same text, so one CSP hash is enough. */
export const MONTH_SCRIPT = `(function(d){document.currentScript.previousElementSibling.querySelector('[data-month]').textContent='${MONTHS}'.split(' ')[d.getMonth()]+' '+d.getFullYear()})(new Date)`

type Props = { as?: 'h1' | 'p'; className?: string; before: string; more?: string }

/**
 * Text that ends with the month: of the build in the HTML, then the visitor's before the first paint. `more` is code for
 * the script to run as well.
 */
export const LiveMonth = ({ as: Tag = 'p', className, before, more = '' }: Props) => (
  <>
    <Tag className={className}>
      {`${before} `}
      <span data-month>{getBuildMonth()}</span>
    </Tag>
    <InlineScript code={MONTH_SCRIPT + more} />
  </>
)
