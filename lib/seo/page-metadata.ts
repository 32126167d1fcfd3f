// The metadata of a page, from the content.
import type { Metadata } from 'next'
import type { IndexedRouteName, ResultsRouteName } from '../base/indexed-routes'
import { ROUTES } from '../base/routes'
import { getPages, getSite } from '../content'
import { type PageFacts, toMetadata } from './metadata'

/** The metadata of a guide or a legal page. */
export function pageMetadata(facts: Omit<PageFacts, 'siteName'>): Metadata {
  return toMetadata({ siteName: getSite().name, ...facts })
}

/** The metadata of a fixed page, from content/pages.json. */
export function routeMetadata(name: IndexedRouteName): Metadata {
  const { title, description } = getPages()[name]
  return pageMetadata({ title, description, path: ROUTES[name] })
}

/**
 * The metadata of a results page, which is not indexed. Its canonical address is the rankings: previews of a shared
 * link then do not pass on its own address, which contains the visitor's answers.
 */
export function resultsMetadata(name: ResultsRouteName): Metadata {
  const { title, description } = getPages()[name]
  return pageMetadata({ title, description, path: ROUTES.rankings, indexed: false })
}
