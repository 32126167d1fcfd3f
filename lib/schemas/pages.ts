// The names of the fixed pages: in search results, shared links, breadcrumbs and llms.txt.
import { z } from 'zod'
import { ROUTE_NAMES } from '../base/indexed-routes'
import type { RouteName } from '../base/routes'
import { pageDescription, text } from './fields'
import { expected } from './messages'

/** The longest title to which the name of the site is added. Records and guides may have longer ones. */
export const TITLE_MAX = 50

/** What search engines show of a title, with the name of the site if that is added, and of a description. */
export const SHOWN_MAX = { title: 65, description: 160 }

const page = z
  .strictObject(
    {
      label: text('a short name').describe('The short name, as links and breadcrumbs show it.'),
      title: text('a title')
        .max(TITLE_MAX, expected('at most 50 characters', 'The name of the site is added to it.'))
        .describe('The title in search results and shared links, without the name of the site.'),
      description: pageDescription(),
    },
    expected('{ "label": "…", "title": "…", "description": "…" }', 'Write these three texts.'),
  )
  .describe('The texts that name this page in links, search results, and shared links.')

export const pagesSchema = z
  .strictObject({
    // One entry per route, so that a new route requires its texts here.
    pages: z
      .strictObject(
        Object.fromEntries(ROUTE_NAMES.map((name) => [name, page])) as Record<RouteName, typeof page>,
      )
      .describe('The fixed pages.'),
  })
  .describe('Titles and descriptions of the fixed pages.')
