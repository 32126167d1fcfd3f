import type { ReactNode } from 'react'
import { SiteDocument } from '@/components/layout/SiteDocument'
import { SITE_METADATA, SITE_VIEWPORT } from '@/lib/seo/site-metadata'
import './globals.css'

export const metadata = SITE_METADATA

export const viewport = SITE_VIEWPORT

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>
}
