// The metadata that every page has in its <head>.
import type { Metadata, Viewport } from 'next'
import { getContent } from '../content'
import { PAPER } from './colors'
import { SITE_URL } from './metadata'

const { name } = getContent().site

/** The title of a page in tabs and search results: "Blog | Weighpoint". */
export const formatTitle = (title: string): string => `${title} | ${name}`

export const SITE_METADATA: Metadata = {
  metadataBase: new URL(SITE_URL),
  title: { default: name, template: formatTitle('%s') },
  formatDetection: { telephone: false },
  icons: {
    icon: { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' }, // app/icon.svg
    apple: { url: '/apple-touch-icon.png', sizes: '180x180' }, // the same mark on paper: iOS fills transparent areas with black
  },
}

export const SITE_VIEWPORT: Viewport = {
  // Browsers read it only as hex.
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: PAPER.light },
    { media: '(prefers-color-scheme: dark)', color: PAPER.dark },
  ],
}
