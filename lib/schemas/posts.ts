// Blog posts that are not guides: each leads to a page of the site.
import { z } from 'zod'
import { sitePath, slug, text } from './fields'
import { expected } from './messages'

/** A post with this date shows the month of the reader's visit. */
export const CURRENT_MONTH = 'current-month'

const post = z.strictObject({
  id: slug().describe('A short name that never changes.'),
  title: text('a title').describe('The title of the post.'),
  excerpt: text().describe('One or two sentences about it.'),
  date: z
    .string()
    .refine(
      (date) => date === CURRENT_MONTH || z.iso.date().safeParse(date).success,
      expected('"current-month" or a day', 'Write a day as "2026-11-20".'),
    )
    .meta({ suggest: 'today' })
    .describe('A day, or "current-month" for the month when the reader visits.'),
  category: z.enum(['Rankings', 'Quiz']).describe('The label on its card.'),
  href: sitePath().meta({ title: 'Address', description: 'The page it leads to.' }),
  featured: z.boolean().describe('true for the one post at the top of the blog.'),
})

export const postsSchema = z
  .strictObject({
    posts: z
      .array(post)
      .meta({ unique: ['id', 'href'] })
      .refine(
        (posts) => posts.filter(({ featured }) => featured).length === 1,
        expected(
          'one post with "featured": true',
          'Set it for the post at the top of the blog, and only for that one.',
        ),
      )
      .describe('The posts that are not guides.'),
  })
  .describe('The posts of the blog.')

export type Post = z.infer<typeof post>
