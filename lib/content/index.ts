// The only door to content/. Parsed once, on the server; a fault stops whatever asked.
import 'server-only'
import { existsSync } from 'node:fs'
import path from 'node:path'
import faq from '@/content/faq.json'
import home from '@/content/home.json'
import navigation from '@/content/navigation.json'
import posts from '@/content/posts.json'
import projection from '@/content/projection.json'
import providers from '@/content/providers.json'
import site from '@/content/site.json'
import sources from '@/content/sources.json'
import testimonials from '@/content/testimonials.json'
import { STATIC_ROUTES } from '@/lib/site/routes'
import { readDocuments } from './documents'
import { ContentError } from './faults'
import { type CheckedContent, parseContent } from './parse'
import type { Source } from './schemas/sources'

function loadContent(): CheckedContent {
  const { content, faults } = parseContent(
    {
      site,
      navigation,
      providers,
      home,
      faq,
      posts,
      sources,
      testimonials,
      projection,
      guides: readDocuments('guides'),
      legal: readDocuments('legal'),
    },
    {
      staticRoutes: STATIC_ROUTES,
      hasPublicFile: (file) => existsSync(path.join(process.cwd(), 'public', file)),
    },
  )
  if (!content) throw new ContentError(faults)
  return content
}

const content = loadContent()

export const getSite = () => content.site
export const getNavigation = () => content.navigation
export const getProviders = () => content.providers.providers
export const getHome = () => content.home
export const getFaq = () => content.faq
export const getPosts = () => content.posts.posts
export const getTestimonials = () => content.testimonials.testimonials
export const getProjection = () => content.projection
export const getGuides = () => content.guides.toSorted((a, b) => a.order - b.order)
export const getLegalPages = () => content.legal

/** The sources with these ids, in their order. Unknown ids were refused when the content was checked. */
export const getSources = (ids: readonly string[]): Source[] =>
  ids.flatMap((id) => content.sources.sources.find((source) => source.id === id) ?? [])
