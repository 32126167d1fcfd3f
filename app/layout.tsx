// The document around every page: language, view transitions, the rule of scrolling and speculation rules.
import type { ReactNode } from 'react'
import { SCROLL_SCRIPT } from '@/lib/base/scroll'
import { SPECULATION_RULES } from '@/lib/base/speculation-rules'
import { SITE_METADATA, SITE_VIEWPORT } from '@/lib/seo/site-metadata'
import './globals.css'

export const metadata = SITE_METADATA

export const viewport = SITE_VIEWPORT

export default function RootLayout({ children }: { children: ReactNode }) {
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
