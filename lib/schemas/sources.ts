// The sources that answers and guides cite, and how each was read; and evidence for a figure or claim: where it was checked,
// when, and by whom. All three are required: a date without an address convinces nobody, and no flag can replace them.
import { z } from 'zod'
import { count, eventDay, group, listOf, matching, slug, text, webAddress } from './fields'
import { expected, expectedIn } from './messages'

/** How an editor read it. `reported`: only dated reports that name it. A page must never claim more about a figure than this. */
const READ = ['original', 'copy', 'reported'] as const
export type Read = (typeof READ)[number]

const source = z
  .strictObject({
    id: slug().describe('A short name that never changes; texts cite it.'),
    label: text().describe(
      'The short name used in the text, for example "STEP 1". Pages add "(as reported)" to that of a reported source.',
    ),
    title: text('a title').describe('The title of the document.'),
    publisher: text().describe('Who published it.'),
    year: count().optional().describe('The year of publication, if it has a date.'),
    url: webAddress().optional().describe('The document itself, never a front page.'),
    read: z.enum(READ, expected('"original", "copy" or "reported"', 'Say how it was read.')).meta({
      title: 'How it was read',
      description: 'How it was read: the document itself, a copy of it, or only dated reports that name it.',
      enumDescriptions: ['The original', 'A copy', 'Only reported'],
    }),
    readOn: matching(
      /^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/,
      'a date',
      'Write "2026-11" or "2026-11-20".',
    ).meta({
      title: 'Read on',
      description: 'The month or day when an editor read it. For a reported source: when it was reported.',
    }),
  })
  .refine(
    ({ label }) => !label.endsWith('(as reported)'),
    expectedIn('label', 'a name without "(as reported)"', 'Leave it out: pages add it where "read" says so.'),
  )

export const sourcesSchema = group('The sources of figures.', {
  sources: listOf(source).meta({ unique: ['id', 'url'], description: 'Every source, and how it was read.' }),
})

export type Source = z.infer<typeof source>

export const evidence = () =>
  z.strictObject({
    source: webAddress().meta({ title: 'Page', description: 'The page or record where it was checked.' }),
    verifiedOn: eventDay().meta({ title: 'Checked on', description: 'The day when somebody checked it.' }),
    checkedBy: text('who checked it').describe('Who checked it.'),
  })

/** Who read a text before it went live, when, and where the record of it is kept. */
export const signOff = (who: string) =>
  z.strictObject({
    name: text(who).describe('Who signed off.'),
    date: eventDay().describe('The day of the sign-off.'),
    record: webAddress().describe('The address where the sign-off is kept.'),
  })

export type Evidence = z.infer<ReturnType<typeof evidence>>
export type SignOff = z.infer<ReturnType<typeof signOff>>
