// The posts of the blog that are not guides: they lead to pages of the site.
import { z } from 'zod'
import { schemaPointer, sitePath, slug, text } from './fields'

/** Stands for the month in which the reader looks. */
export const CURRENT_MONTH = 'current-month'

const WRONG_DATE = 'expected "current-month" or a day, got %v. Write a day as "2026-11-20".'

const post = z.strictObject({
  id: slug(),
  title: text('a title'),
  excerpt: text(),
  date: z
    .string()
    .refine((date) => date === CURRENT_MONTH || z.iso.date().safeParse(date).success, WRONG_DATE)
    .describe('A day, or "current-month": the month in which the reader looks.'),
  category: z.enum(['Rankings', 'Quiz']),
  slug: sitePath().describe('The page it leads to.'),
  featured: z.boolean().describe('true for the one post on top of the blog.'),
})

export const postsSchema = z
  .strictObject({ ...schemaPointer, posts: z.array(post) })
  .describe('The posts of the blog.')

export type Post = z.infer<typeof post>
