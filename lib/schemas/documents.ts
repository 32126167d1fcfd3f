// The frontmatter of guides and legal pages, and what the content check reads from their text.
import { z } from 'zod'
import { signOff } from './evidence'
import { count, day, pageDescription, text } from './fields'
import { expectedIn } from './messages'

export const guideSchema = z
  .strictObject({
    title: text('a title'),
    description: pageDescription(),
    badge: text('a category'),
    figure: z
      .strictObject({ value: text('a figure'), meaning: text('what the figure counts') })
      .nullable()
      .describe('The figure on the card of the guide, from its text. null: a card without a figure.'),
    updated: text('a month and year').nullable(),
    published: day(),
    modified: day().nullable(),
    checked: text('the month and year in which the facts were last checked'),
    order: count(),
    author: text('who wrote it'),
    reviewer: signOff('the name and profession of who reviewed it').nullable(),
    emergency: text('when to call 911').nullable(),
    lead: text('one or two sentences under the title'),
  })
  .refine(({ published, modified }) => modified === null || modified >= published, {
    ...expectedIn('modified', 'a day on or after "published"', 'Write the day of the last change, or null.'),
  })

export const legalSchema = z.strictObject({
  title: text('a title'),
  description: pageDescription(),
  reviewedByCounsel: signOff('the name of the counsel who read it').nullable(),
})

/** What the text of a guide or legal page contains. */
export type Body = {
  headings: { depth: number; text: string; id: string }[]
  /** Ids of sources in the order of their numbers, with how often each is cited. */
  citations: { id: string; number: number; occurrences: number; line: number }[]
  /** What every place that cites says of how its source was read. */
  claims: { id: string; kind: 'read' | 'copy' | 'reported'; line: number }[]
  links: { href: string; line: number }[]
  images: { path: string; line: number }[]
  /** Texts between backticks. */
  codes: { text: string; line: number }[]
  words: number
  /** Every number in the text and in the fields of its components, as written: "20.2", "1,088". */
  numbers: string[]
}

/** `slug` is the name of the file; a guide is at `/guides/${slug}`, a legal page at `/${slug}`. */
type Document = { slug: string; body: Body }

export type Guide = z.infer<typeof guideSchema> & Document
export type LegalPage = z.infer<typeof legalSchema> & Document
