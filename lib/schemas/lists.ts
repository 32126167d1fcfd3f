// Lists of entries, a schema for each file: blog posts that are not guides, corrections, old addresses of this site (those
// of /click follow from the providers), sellers that are not listed, open questions, and the texts of the loading screen.
import { z } from 'zod'
import {
  anchor,
  day,
  eventDay,
  exactly,
  group,
  listOf,
  name,
  oldPath,
  siteLink,
  sitePath,
  stableId,
  text,
} from './fields'
import { expected, expectedIn } from './messages'
import { evidence } from './sources'

/** A post with this date shows the month of the reader's visit. */
export const CURRENT_MONTH = 'current-month'

const post = z.strictObject({
  id: stableId(),
  title: text('a title').describe('The title of the post.'),
  excerpt: text().describe('One or two sentences about it.'),
  date: z
    .string()
    .refine(
      (date) => date === CURRENT_MONTH || z.iso.date().safeParse(date).success,
      expected('"current-month" or a day', 'Write a day as "2026-11-20".'),
    )
    .meta({ notInFuture: true })
    .describe('A day, or "current-month" for the month when the reader visits.'),
  category: z.enum(['Rankings', 'Quiz']).describe('The label on its card.'),
  href: sitePath().meta({ title: 'Address', description: 'The page it leads to.' }),
  featured: z.boolean().describe('true for the one post at the top of the blog.'),
})

export const postsSchema = group('The posts of the blog.', {
  posts: listOf(post)
    .meta({ unique: ['id', 'href'] })
    .refine(
      (posts) => posts.filter(({ featured }) => featured).length === 1,
      expected('one post with "featured": true', 'Set it for the one at the top of the blog.'),
    )
    .describe('The posts that are not guides.'),
})

export type Post = z.infer<typeof post>

const correction = z.strictObject({
  id: anchor('text'),
  date: eventDay().describe('The day of the correction.'),
  page: sitePath().describe('The page that was wrong.'),
  was: text('what was wrong').meta({
    title: 'What it said',
    description: 'What it said, and why it was wrong.',
  }),
  now: text('what it says now').meta({ title: 'What it says now', description: 'What the page says now.' }),
})

export const correctionsSchema = group('What was wrong on the site and has been corrected, newest first.', {
  corrections: listOf(correction).meta({
    sorted: 'newest-first',
    unique: ['id'],
    description: 'The corrections, newest first.',
  }),
})

const redirect = z.strictObject({
  from: oldPath().describe('The old path, for example "/top-providers". No page may exist at it.'),
  to: siteLink().describe('The page that replaces it; it may include a section, like "/bestofmonth#cost".'),
  reason: text('the reason').describe('Why the old address must keep working.'),
})

export const redirectsSchema = group('Old addresses on this site that lead to a page.', {
  redirects: listOf(redirect).describe('One entry per old address.'),
})

const notListed = z.strictObject({
  name: name('the name of a seller').meta({
    distinct: 'provider name',
    title: 'Seller',
    description: 'The name of the seller.',
  }),
  reason: text('a reason').describe('Why it is not listed, in a sentence that a reader can check.'),
  day: eventDay().describe('The day when this was decided.'),
})

export const notListedSchema = group(
  'Sellers that we know and do not list, and why. /providers shows them.',
  {
    sellers: listOf(notListed).describe('One entry per seller, in the order of the page.'),
  },
)

const openQuestion = z.strictObject({
  question: text('a question').describe('What we could not settle, and what speaks for each answer.'),
  lookAgainOn: day().describe('The day to look again. Until it is settled, no page mentions it.'),
})

export const openQuestionsSchema = group(
  'What we could not settle, and therefore say nowhere. `npm run due` lists it on its day; no page shows it.',
  {
    questions: listOf(openQuestion).describe('One entry per question. Delete it when it is settled.'),
  },
)

const testimonial = z
  .strictObject({
    text: text()
      .regex(/^[^“”"]*$/, expected('a text without quotation marks', 'Nobody is quoted: leave them out.'))
      .describe('The words on the loading screen, without quotation marks.'),
    illustrative: z
      .literal(true, expected('true', "A real person's words need evidence instead."))
      .optional()
      .describe('true for an invented text: the page labels it as an illustrative example.'),
    evidence: evidence()
      .optional()
      .describe("For a real person's words: where the consent is kept, its date, and who checked it."),
  })
  .refine(
    ({ illustrative, evidence: consent }) => Boolean(illustrative) !== Boolean(consent),
    expectedIn(
      'illustrative',
      'either true or "evidence" of consent',
      "Mark an invented text as illustrative; a real person's words have evidence instead, not both.",
    ),
  )

export const testimonialsSchema = group('The texts of the loading screen.', {
  testimonials: exactly(5, testimonial).describe('Five texts.'),
})
