// The web manifest: how the site appears when added to a home screen. Its icons are drawn from app/icon.svg.
import type { MetadataRoute } from 'next'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { COLORS } from '@/lib/seo/colors'

export const dynamic = 'force-static'

export default function manifest(): MetadataRoute.Manifest {
  const { name } = getContent().site
  return {
    id: ROUTES.home,
    name,
    short_name: name,
    description: getContent().pages.pages.home.description,
    lang: 'en-US',
    dir: 'ltr',
    start_url: ROUTES.home,
    scope: ROUTES.home,
    display: 'minimal-ui',
    background_color: COLORS.paper,
    theme_color: COLORS.paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
