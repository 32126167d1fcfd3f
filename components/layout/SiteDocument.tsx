import type { ReactNode } from 'react'
import { SCROLL_SCRIPT } from '@/lib/site/scroll'
import { FragmentRule } from './FragmentRule'
import { ScrollRule } from './ScrollRule'

/** What stands around every page, the missing one included: language and the rules of scrolling. */
export function SiteDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <body>
        {children}
        <ScrollRule />
        <FragmentRule />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; React offers no other way to write an inline script */}
        <script data-plain="" dangerouslySetInnerHTML={{ __html: SCROLL_SCRIPT }} />
      </body>
    </html>
  )
}
