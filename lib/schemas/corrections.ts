// What was wrong on the site and has been corrected, newest first. Changes of a provider's facts are in the change log.
import { z } from 'zod'
import { day, sitePath, slug, text } from './fields'

const correction = z.strictObject({
  id: slug().describe(
    'A short name that never changes: the address of the entry on the page and in the feed.',
  ),
  date: day().describe('The day of the correction.'),
  page: sitePath().describe('The page that was wrong.'),
  was: text('what was wrong').describe('What the page said, and why that was wrong.'),
  now: text('what it says now').describe('What the page says now.'),
})

export const correctionsSchema = z
  .strictObject({ corrections: z.array(correction) })
  .describe('What was wrong on the site and has been corrected, newest first.')

export type Correction = z.infer<typeof correction>
