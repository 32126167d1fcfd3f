// The title of a page by its path, where a text names the page: corrections, and their entries in the feed.
import { ROUTE_NAMES } from '../base/indexed-routes'
import { guidePath, providerPath, ROUTES } from '../base/routes'
import { getContent, getGuides, getRecords } from '../content'

/** The path itself for a page that may not be corrected. */
export function getPageTitle(path: string): string {
  const pages = getContent().pages.pages
  const titles = new Map([
    ...ROUTE_NAMES.map((name) => [ROUTES[name], pages[name].label] as const),
    ...getRecords().map(({ id, name }) => [providerPath(id), name] as const),
    ...getGuides().map(({ slug, title }) => [guidePath(slug), title] as const),
    ...getContent().legal.map(({ slug, title }) => [`/${slug}`, title] as const),
  ])
  return titles.get(path) ?? path
}
