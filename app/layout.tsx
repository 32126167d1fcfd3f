import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { FragmentRule } from '@/components/layout/FragmentRule'
import { ScrollRule } from '@/components/layout/ScrollRule'
import { getSite } from '@/lib/content'
import { SITE_URL } from '@/lib/site/metadata'
import { SCROLL_SCRIPT } from '@/lib/site/scroll'
import './globals.css'

const { name, description } = getSite()

export const metadata: Metadata = {
  metadataBase: new URL(SITE_URL),
  title: { default: name, template: `%s | ${name}` },
  description,
  formatDetection: { telephone: false },
  referrer: 'strict-origin-when-cross-origin',
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fcfbf7' },
    { media: '(prefers-color-scheme: dark)', color: '#0d1513' },
  ],
}

/**
 * Pages fade into each other where the browser can. It stands in the page and not in the style sheet: a
 * browser that has not read it when the body begins gives the transition up with an error.
 */
const PAGE_TRANSITION = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'

export default function RootLayout({ children }: { children: ReactNode }) {
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
