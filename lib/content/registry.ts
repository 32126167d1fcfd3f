// Which file holds which kind of content, and the schema it must meet.
// Adding a kind is adding a line here; the JSON Schemas and the checks follow from it.
import type { z } from 'zod'
import { changesSchema } from '../schemas/changes'
import { faqSchema } from '../schemas/faq'
import { homeSchema } from '../schemas/home'
import { makerPricesSchema } from '../schemas/maker-prices'
import { navigationSchema } from '../schemas/navigation'
import { pagesSchema } from '../schemas/pages'
import { postsSchema } from '../schemas/posts'
import { projectionSchema } from '../schemas/projection'
import { providersSchema } from '../schemas/providers'
import { safetySchema } from '../schemas/safety'
import { siteSchema } from '../schemas/site'
import { sourcesSchema } from '../schemas/sources'
import { testimonialsSchema } from '../schemas/testimonials'

export const SCHEMAS = {
  site: siteSchema,
  navigation: navigationSchema,
  providers: providersSchema,
  changes: changesSchema,
  safety: safetySchema,
  home: homeSchema,
  faq: faqSchema,
  pages: pagesSchema,
  posts: postsSchema,
  sources: sourcesSchema,
  testimonials: testimonialsSchema,
  projection: projectionSchema,
  'maker-prices': makerPricesSchema,
}

export type Kind = keyof typeof SCHEMAS
export type Content = { [K in Kind]: z.infer<(typeof SCHEMAS)[K]> }

export const KINDS = Object.keys(SCHEMAS) as Kind[]

/** The file of a kind, from the project's root: `content/site.json`. */
export const fileOf = (kind: Kind): string => `content/${kind}.json`
