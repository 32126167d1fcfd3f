// Titles and addresses of pages, and the metadata in their <head>. Titles and descriptions are unique to the page.
import type { Metadata } from 'next'
import { isIndexed, ROUTE_NAMES } from '../base/indexed-routes'
import { drugPath, guidePath, providerPath, ROUTES, type RouteName } from '../base/routes'
import { readSiteUrl } from '../base/site-url'
import { getContent, getDrugs, getGuides, getRecords } from '../content'
import { TITLE_MAX } from '../schemas/page-texts'

export const SITE_URL = readSiteUrl(process.env.NEXT_PUBLIC_SITE_URL)

/** A page's address as in its canonical link. The home page has no trailing slash. */
export const toAddress = (path: string): string => (path === '/' ? SITE_URL : SITE_URL + path)

/** The title of a page where a text names it: corrections, and their entries in the feed. */
export function getPageTitle(path: string): string {
  const pages = getContent().pages.pages
  const titles = new Map([
    ...ROUTE_NAMES.map((name) => [ROUTES[name], pages[name].label] as const),
    ...getRecords().map(({ id, name }) => [providerPath(id), name] as const),
    ...getDrugs().map(({ id, name }) => [drugPath(id), name] as const),
    ...getGuides().map(({ slug, title }) => [guidePath(slug), title] as const),
    ...getContent().legal.map(({ slug, title }) => [`/${slug}`, title] as const),
  ])
  return titles.get(path) ?? path
}

/** The path of a page's social image: `/social/home.png`, `/social/guides/glp1-side-effects.png`. */
export const socialImagePath = (path: string): string => `/social${path === '/' ? '/home' : path}.png`

/** In pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** `published` and `modified` are days of an article, like 2026-11-20. */
type Page = {
  title: string
  description: string
  path: string
  published?: string
  modified?: string | undefined
}

/** A page's title, description, canonical address, and social image. */
export function pageMetadata({ title, description, path, published, modified }: Page): Metadata {
  const siteName = getContent().site.name
  const article = { type: 'article', publishedTime: published, modifiedTime: modified } as const
  const kind = published ? article : ({ type: 'website' } as const)
  const alt = `${siteName}: ${title}`
  return {
    // The home page's title starts with the site's name. The layout's template appends it to others, unless search
    // engines would cut it off.
    title: path === '/' ? { absolute: alt } : title.length > TITLE_MAX ? { absolute: title } : title,
    description,
    alternates: { canonical: path, types: { 'application/atom+xml': '/feed.xml' } },
    openGraph: {
      title,
      description,
      url: path,
      siteName,
      images: [{ url: socialImagePath(path), ...SOCIAL_IMAGE_SIZE, alt, type: 'image/png' }],
      ...kind,
    },
    // No twitter:image, because sites fall back to og:image. Without the copy, every page is smaller.
    twitter: { card: 'summary_large_image', images: [] },
  }
}

/**
 * The metadata of a fixed page, from content/pages.json. The canonical address of a results page is the rankings: previews
 * of a shared link then do not pass on its own address, which contains the visitor's answers.
 */
export function routeMetadata(name: RouteName): Metadata {
  const texts = getContent().pages.pages[name]
  if (isIndexed(name)) return pageMetadata({ ...texts, path: ROUTES[name] })
  return { ...pageMetadata({ ...texts, path: ROUTES.rankings }), robots: { index: false, follow: true } }
}
