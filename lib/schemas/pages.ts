// What the fixed pages are called: in search results, in shared links, in breadcrumbs and in llms.txt.
import { z } from 'zod'
import { ROUTE_NAMES } from '../base/indexed-routes'
import type { RouteName } from '../base/routes'
import { pageDescription, schemaPointer, text } from './fields'

const TITLE_MAX = 50

const page = z.strictObject(
  {
    label: text('a short name').describe('The short name, as links and breadcrumbs show it.'),
    title: text('a title')
      .max(TITLE_MAX, 'expected at most 50 characters, got %v. The name of the site is added to it.')
      .describe('The title in search results and shared links, without the name of the site.'),
    description: pageDescription().describe('One sentence for search results and shared links.'),
  },
  {
    error: 'expected { "label": "…", "title": "…", "description": "…" }, got %v. Write these three texts.',
  },
)

export const pagesSchema = z
  .strictObject({
    ...schemaPointer,
    // One entry a route: a page that joins the route map is asked for here.
    pages: z.strictObject(
      Object.fromEntries(ROUTE_NAMES.map((name) => [name, page])) as Record<RouteName, typeof page>,
    ),
  })
  .describe('Titles and descriptions of the fixed pages.')

export type Pages = z.infer<typeof pagesSchema>['pages']
