import { callInline } from '@/lib/base/inline-script'
import { getBuildMonth, MONTH_NAMES } from '@/lib/base/month'
import { InlineScript } from './InlineScript'

function setMonth(months: readonly string[]) {
  const now = new Date()
  const { previousElementSibling: element } = document.currentScript as HTMLScriptElement
  const month = element?.querySelector('[data-month]')
  if (month) month.textContent = `${months[now.getMonth()]} ${now.getFullYear()}`
}

/** Sets the month of the element before it. Always the same text, so one CSP hash is enough. */
export const MONTH_SCRIPT = callInline(setMonth, MONTH_NAMES)

/** Must come right after an element that contains a [data-month]. */
export const MonthScript = () => <InlineScript code={MONTH_SCRIPT} />

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
