// The only door to content/. Parsed once, on the server; a fault stops whatever asked.
import { existsSync } from 'node:fs'
import path from 'node:path'
import changes from '@/content/changes.json'
import faq from '@/content/faq.json'
import home from '@/content/home.json'
import navigation from '@/content/navigation.json'
import pages from '@/content/pages.json'
import posts from '@/content/posts.json'
import projection from '@/content/projection.json'
import providers from '@/content/providers.json'
import safety from '@/content/safety.json'
import site from '@/content/site.json'
import sources from '@/content/sources.json'
import testimonials from '@/content/testimonials.json'
import { STATIC_ROUTES } from '@/lib/base/routes'
import { getLatestDay } from '../base/latest-day'
import type { Source } from '../schemas/sources'
import { readDocuments } from './documents'
import { ContentError } from './faults'
import { type CheckedContent, parseContent } from './parse'

function loadContent(): CheckedContent {
  const { content, faults } = parseContent(
    {
      site,
      navigation,
      providers,
      changes,
      safety,
      home,
      faq,
      pages,
      posts,
      sources,
      testimonials,
      projection,
      guides: readDocuments('guides'),
      legal: readDocuments('legal'),
    },
    {
      staticRoutes: STATIC_ROUTES,
      latestDay: getLatestDay(),
      hasPublicFile: (file) => existsSync(path.join(process.cwd(), 'public', file)),
    },
  )
  if (!content) throw new ContentError(faults)
  return content
}

const content = loadContent()

/** While somebody writes, guides are read anew for every request; JSON is watched by the bundler. */
const read = () => (process.env.NODE_ENV === 'development' ? loadContent() : content)

export const getSite = () => read().site
export const getNavigation = () => read().navigation
export const getProviders = () => read().providers.providers
export const getChanges = () => read().changes.changes
export const getSafety = () => read().safety
export const getHome = () => read().home
export const getFaq = () => read().faq
export const getPages = () => read().pages.pages
export const getPosts = () => read().posts.posts
export const getTestimonials = () => read().testimonials.testimonials
export const getProjection = () => read().projection
export const getGuides = () => read().guides.toSorted((a, b) => a.order - b.order)
export const getLegalPages = () => read().legal

/** The sources with these ids, in their order. Unknown ids were refused when the content was checked. */
export const getSources = (ids: readonly string[]): Source[] =>
  ids.flatMap((id) => read().sources.sources.find((source) => source.id === id) ?? [])
