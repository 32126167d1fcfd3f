// What the <head> of a page says about it. Titles and descriptions are unique to the page.
import type { Metadata } from 'next'
import { getSocialImage } from './og-image'

const DEFAULT_SITE_URL = 'https://weighpoint.example'

/**
 * The public address of the site as it is set, without a slash at its end; the default where none is set.
 * Throws on anything but an http(s) address of a host alone: every link of the export starts at "/", so that the
 * site cannot stand under a path.
 */
export function readSiteUrl(setting: string | undefined): string {
  if (!setting) return DEFAULT_SITE_URL
  const url = URL.canParse(setting) ? new URL(setting) : null
  const rest = url && url.pathname.replace(/^\/+$/, '') + url.search + url.hash + url.username + url.password
  if (!url || rest !== '' || !/^https?:$/.test(url.protocol)) {
    throw new Error(
      `NEXT_PUBLIC_SITE_URL: expected an address of a host without a path, like "https://weighpoint.com", got "${setting}". Correct or unset it.`,
    )
  }
  return url.origin
}

export const SITE_URL = readSiteUrl(process.env.NEXT_PUBLIC_SITE_URL)

/** The address of a page, as its canonical link has it: the home page without a slash at its end. */
export const toAddress = (path: string, siteUrl = SITE_URL): string =>
  path === '/' ? siteUrl : siteUrl + path

export type PageFacts = {
  siteName: string
  title: string
  description: string
  path: string
  indexed?: boolean
  /** The days of an article's publication and last change, as 2026-11-20. */
  published?: string
  modified?: string | null
}

/** Title, description, canonical address and social image of a page; `indexed: false` keeps it out of search. */
export function toMetadata({
  siteName,
  title,
  description,
  path,
  indexed = true,
  published,
  modified,
}: PageFacts): Metadata {
  const article = { type: 'article', publishedTime: published, modifiedTime: modified ?? undefined } as const
  return {
    // The home page is the site: its name comes first there, and last elsewhere (the layout's template).
    title: path === '/' ? { absolute: `${siteName}: ${title}` } : title,
    description,
    alternates: { canonical: path, types: { 'application/atom+xml': '/feed.xml' } },
    openGraph: {
      title,
      description,
      url: path,
      siteName,
      locale: 'en_US',
      images: [getSocialImage({ path, title, siteName })],
      ...(published ? article : { type: 'website' }),
    },
    // No image of its own: readers of cards take og:image, and every page is lighter by the copy.
    twitter: { card: 'summary_large_image', images: [] },
    ...(indexed ? {} : { robots: { index: false, follow: true } }),
  }
}
