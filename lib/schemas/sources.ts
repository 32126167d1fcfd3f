// The sources of answers and guides. A page that nobody read is not a source.
import { z } from 'zod'
import { count, slug, text, webAddress } from './fields'
import { expected } from './messages'

const source = z.strictObject({
  id: slug(),
  label: text().describe('The short name used in the text, for example "STEP 1".'),
  title: text('a title'),
  publisher: text(),
  year: count().nullable().describe('The year of publication, or null for a page without a date.'),
  url: webAddress(),
  readOn: z
    .string()
    .regex(
      /^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/,
      expected('a date', 'Write "2026-11" or "2026-11-20".'),
    )
    .nullable()
    .describe('When an editor read it, or null where that was not noted.'),
})

export const sourcesSchema = z.strictObject({ sources: z.array(source) }).describe('The sources of figures.')

export type Source = z.infer<typeof source>
