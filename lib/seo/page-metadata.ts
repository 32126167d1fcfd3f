// The metadata of a page, with what the content says about the page and the site.
import type { Metadata } from 'next'
import type { IndexedRouteName, ResultsRouteName } from '../base/indexed-routes'
import { ROUTES } from '../base/routes'
import { getPages, getSite } from '../content'
import { type PageFacts, toMetadata } from '../seo/metadata'

/** The metadata of a guide or a legal page. */
export function pageMetadata(facts: Omit<PageFacts, 'siteName'>): Metadata {
  return toMetadata({ siteName: getSite().name, ...facts })
}

/** The metadata of a fixed page, with the words of content/pages.json. */
export function routeMetadata(name: IndexedRouteName): Metadata {
  const { title, description } = getPages()[name]
  return pageMetadata({ title, description, path: ROUTES[name] })
}

/**
 * The metadata of a page that answers one visitor: not for search. A link to it that somebody shares is
 * shown as the rankings, so that its address, which contains the visitor's answers, is not passed on.
 */
export function resultsMetadata(name: ResultsRouteName): Metadata {
  const { title, description } = getPages()[name]
  return pageMetadata({ title, description, path: ROUTES.rankings, indexed: false })
}
