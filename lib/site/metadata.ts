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
  /** The day of publication of an article, as 2026-11-20. */
  published?: string
}

/** Title, description and canonical address of a page; `indexed: false` keeps it out of search. */
export function toMetadata({
  siteName,
  title,
  description,
  path,
  indexed = true,
  published,
}: PageFacts): Metadata {
  return {
    title,
    description,
    alternates: { canonical: path, types: { 'application/atom+xml': '/feed.xml' } },
    openGraph: {
      title,
      description,
      url: path,
      siteName,
      locale: 'en_US',
      ...(published ? { type: 'article', publishedTime: published } : { type: 'website' }),
    },
    ...(indexed ? {} : { robots: { index: false, follow: true } }),
  }
}
