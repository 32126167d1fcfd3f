import type { ReactNode } from 'react'
import { SCROLL_SCRIPT } from '@/lib/base/scroll'
import { FragmentRule } from './FragmentRule'
import { ScrollRule } from './ScrollRule'

/**
 * Pages fade into each other where the browser can. It stands in the page and not in the style sheet: a
 * browser that has not read it when the body begins gives the transition up with an error.
 */
const PAGE_TRANSITION = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'

/** What stands around every page, the missing one included: language and the rules of scrolling. */
export function SiteDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <body>
        <style href="page-transition" precedence="default">
          {PAGE_TRANSITION}
        </style>
        {children}
        <ScrollRule />
        <FragmentRule />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; React offers no other way to write an inline script */}
        <script data-plain="" dangerouslySetInnerHTML={{ __html: SCROLL_SCRIPT }} />
      </body>
    </html>
  )
}
