import type { ReactNode } from 'react'
import { SCROLL_SCRIPT } from '@/lib/base/scroll'
import { SPECULATION_RULES } from '@/lib/base/speculation-rules'

/** The HTML document of every page: its language, the scroll script, and the speculation rules. */
export function SiteDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <body>
        {children}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; React offers no other way to write an inline script */}
        <script dangerouslySetInnerHTML={{ __html: SCROLL_SCRIPT }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
      </body>
    </html>
  )
}
