// What the fixed pages are called: in search results, in shared links, in breadcrumbs and in llms.txt.
import { z } from 'zod'
import type { RouteName } from '../../site/routes'
import { pageDescription, schemaPointer, text } from './fields'

const TITLE_MAX = 50

const page = z.strictObject({
  label: text('a short name').describe('The short name, as links and breadcrumbs show it.'),
  title: text('a title')
    .max(TITLE_MAX, 'expected at most 50 characters, got %v. The name of the site is added to it.')
    .describe('The title in search results and shared links, without the name of the site.'),
  description: pageDescription().describe('One sentence for search results and shared links.'),
})

export const pagesSchema = z
  .strictObject({
    ...schemaPointer,
    pages: z.strictObject({
      home: page,
      rankings: page,
      blog: page,
      calculator: page,
      contact: page,
      quiz: page,
      quizResults: page,
      personalizedRanking: page,
    } satisfies Record<RouteName, typeof page>),
  })
  .describe('Titles and descriptions of the fixed pages.')

export type Pages = z.infer<typeof pagesSchema>['pages']
