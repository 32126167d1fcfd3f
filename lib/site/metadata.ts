// What the <head> of a page says about it. Titles and descriptions are unique to the page.
import type { Metadata } from 'next'

const DEFAULT_SITE_URL = 'https://weighpoint.example'

/** The public address of the site, from NEXT_PUBLIC_SITE_URL, without a slash at its end. */
export const SITE_URL = (process.env.NEXT_PUBLIC_SITE_URL || DEFAULT_SITE_URL).replace(/\/+$/, '')

export type PageFacts = {
  siteName: string
  title: string
  description: string
  path: string
  indexed?: boolean
}

/** Title, description and canonical address of a page; `indexed: false` keeps it out of search. */
export function toMetadata({ siteName, title, description, path, indexed = true }: PageFacts): Metadata {
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { title, description, url: path, type: 'website', siteName, locale: 'en_US' },
    ...(indexed ? {} : { robots: { index: false, follow: true } }),
  }
}
