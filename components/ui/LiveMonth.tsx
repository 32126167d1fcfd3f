import { callInline } from '@/lib/base/inline-script'
import { getBuildMonth } from '@/lib/base/month'
import { MONTH_NAMES } from '@/lib/base/month-names'
import { InlineScript } from './InlineScript'

const CHECK_INTERVAL_MS = 60_000

/**
 * Also of the document's title, if that has a month. Every minute, and when the visitor returns to the tab: the month may end
 * while the page is open.
 */
function keepMonth(months: readonly string[], intervalMs: number) {
  const { previousElementSibling: element } = document.currentScript as HTMLScriptElement
  const month = element?.querySelector('[data-month]')
  const update = () => {
    const now = new Date()
    const text = `${months[now.getMonth()]} ${now.getFullYear()}`
    if (!month || month.textContent === text) return
    // The build joins the words of the heading with a no-break space; the title has a plain one.
    const shown = month.textContent?.replace(/\s/, ' ') ?? text
    document.title = document.title.replace(shown, text)
    month.textContent = text
  }
  update()
  setInterval(update, intervalMs)
  document.addEventListener('visibilitychange', update)
}

/** Keeps the month of the element before it. Always the same text, so one CSP hash is enough. */
export const MONTH_SCRIPT = callInline(keepMonth, MONTH_NAMES, CHECK_INTERVAL_MS)

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
