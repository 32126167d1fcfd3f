// The sources that answers and guides cite, and how each was read.
import { z } from 'zod'
import { count, slug, text, webAddress } from './fields'
import { expected, expectedIn } from './messages'

/**
 * `original`: an editor read the document itself. `copy`: a copy of it. `reported`: neither could be opened, and
 * dated reports that name it were read instead. A page must never claim more about a figure than this.
 */
const READ = ['original', 'copy', 'reported'] as const
export type Read = (typeof READ)[number]

const REPORTED_LABEL = / \(as reported\)$/

const source = z
  .strictObject({
    id: slug().describe('A short name that never changes; texts cite it.'),
    label: text().describe(
      'The short name used in the text, for example "STEP 1". The name of a reported source ends in "(as reported)".',
    ),
    title: text('a title').describe('The title of the document.'),
    publisher: text().describe('Who published it.'),
    year: count().nullable().describe('The year of publication, or null for a page without a date.'),
    url: webAddress()
      .nullable()
      .describe(
        'The document itself, or null. Never a front page: without an address, readers get the title.',
      ),
    read: z.enum(READ, expected('"original", "copy" or "reported"', 'Say how it was read.')).meta({
      title: 'How it was read',
      description: 'How it was read: the document itself, a copy of it, or only dated reports that name it.',
      enumDescriptions: ['The original', 'A copy', 'Only reported'],
    }),
    readOn: z
      .string()
      .regex(
        /^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/,
        expected('a date', 'Write "2026-11" or "2026-11-20".'),
      )
      .meta({
        title: 'Read on',
        description: 'The month or day when an editor read it. For a reported source: when it was reported.',
      }),
  })
  .refine(
    ({ read, label }) => (read === 'reported') === REPORTED_LABEL.test(label),
    expectedIn(
      'label',
      '"(as reported)" at the end of the label of a reported source, and of no other',
      'Correct the label or "read".',
    ),
  )

export const sourcesSchema = z
  .strictObject({
    sources: z
      .array(source)
      .meta({ unique: ['id', 'url'] })
      .describe('Every source, and how it was read.'),
  })
  .describe('The sources of figures.')

export type Source = z.infer<typeof source>
