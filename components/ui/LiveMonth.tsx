import { InlineScript } from '@/components/layout/InlineScript'
import { getBuildMonth, MONTHS } from '@/lib/base/month'

/** Sets the month of the element before it. Always the same text, so one CSP hash is enough. */
export const MONTH_SCRIPT = `(function(d){document.currentScript.previousElementSibling.querySelector('[data-month]').textContent='${MONTHS}'.split(' ')[d.getMonth()]+' '+d.getFullYear()})(new Date)`

/** Must come right after an element that contains a [data-month]. `more` is code to run as well: one hash allows both. */
export const MonthScript = ({ more = '' }: { more?: string }) => <InlineScript code={MONTH_SCRIPT + more} />

/** Text that ends with the month: of the build in the HTML, then the visitor's before the first paint. */
export const LiveMonth = ({ className, before }: { className?: string; before: string }) => (
  <>
    <p className={className}>
      {`${before} `}
      <span data-month>{getBuildMonth()}</span>
    </p>
    <MonthScript />
  </>
)
