import type { ReactNode } from 'react'
import { InlineScript } from '@/components/ui/InlineScript'
import { SCROLL_SCRIPT, SPECULATION_RULES } from '@/lib/base/navigation-scripts'

/** The HTML document of every page: its language, the scroll script, and the speculation rules. */
export const SiteDocument = ({ children }: { children: ReactNode }) => (
  <html lang="en-US">
    <body>
      {children}
      <InlineScript code={SCROLL_SCRIPT} />
      <InlineScript type="speculationrules" code={SPECULATION_RULES} />
    </body>
  </html>
)
