import './globals.css' // first: it has the order of the layers

import type { Metadata, Viewport } from 'next'
import { SiteDocument } from '@/components/layout/SiteDocument'
import { getContent } from '@/lib/content'
import { PAPER } from '@/lib/seo/colors'
import { SITE_URL } from '@/lib/seo/metadata'

const { name } = getContent().site

export const metadata: Metadata = {
  metadataBase: new URL(SITE_URL),
  title: { default: name, template: `%s | ${name}` },
  formatDetection: { telephone: false },
  icons: {
    icon: { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' }, // app/icon.svg
    apple: { url: '/apple-touch-icon.png', sizes: '180x180' }, // the same mark on paper: iOS fills transparent areas with black
  },
}

export const viewport: Viewport = {
  // Browsers read it only as hex.
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: PAPER.light },
    { media: '(prefers-color-scheme: dark)', color: PAPER.dark },
  ],
}

export default SiteDocument
