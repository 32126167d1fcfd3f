// The lines at the top of a guide or a legal page (its frontmatter).
import { z } from 'zod'
import { count, text } from './fields'

export const guideSchema = z.strictObject({
  title: text('a title'),
  description: text('one sentence'),
  badge: text('a category'),
  updated: text('a month and year').nullable(),
  order: count(),
})

export const legalSchema = z.strictObject({
  title: text('a title'),
  description: text('one sentence'),
})

/** A guide's frontmatter with the name of its file: `/guides/${slug}`. */
export type Guide = z.infer<typeof guideSchema> & { slug: string }
export type LegalPage = z.infer<typeof legalSchema> & { slug: string }
