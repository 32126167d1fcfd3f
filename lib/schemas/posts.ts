// Blog posts that are not guides: each leads to a page of the site.
import { z } from 'zod'
import { sitePath, slug, text } from './fields'
import { expected } from './messages'

/** A post with this date shows the month in which the reader looks. */
export const CURRENT_MONTH = 'current-month'

const post = z.strictObject({
  id: slug(),
  title: text('a title'),
  excerpt: text(),
  date: z
    .string()
    .refine(
      (date) => date === CURRENT_MONTH || z.iso.date().safeParse(date).success,
      expected('"current-month" or a day', 'Write a day as "2026-11-20".'),
    )
    .describe('A day, or "current-month": the month in which the reader looks.'),
  category: z.enum(['Rankings', 'Quiz']),
  slug: sitePath().describe('The page it leads to.'),
  featured: z.boolean().describe('true for the one post on top of the blog.'),
})

export const postsSchema = z.strictObject({ posts: z.array(post) }).describe('The posts of the blog.')

export type Post = z.infer<typeof post>
