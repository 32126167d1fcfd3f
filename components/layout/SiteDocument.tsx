import type { ReactNode } from 'react'
import { SCROLL_SCRIPT } from '@/lib/base/scroll'
import { SPECULATION_RULES } from '@/lib/base/speculation-rules'
import { InlineScript } from './InlineScript'

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
