// What was wrong on the site and has been corrected, newest first. Changes of a provider's facts are in the change log.
import { z } from 'zod'
import { anchor, eventDay, sitePath, text } from './fields'

const correction = z.strictObject({
  id: anchor('text'),
  date: eventDay().describe('The day of the correction.'),
  page: sitePath().describe('The page that was wrong.'),
  was: text('what was wrong').meta({
    title: 'What it said',
    description: 'What the page said, and why that was wrong.',
  }),
  now: text('what it says now').meta({ title: 'What it says now', description: 'What the page says now.' }),
})

export const correctionsSchema = z
  .strictObject({
    corrections: z
      .array(correction)
      .meta({ sorted: 'newest-first', unique: ['id'] })
      .describe('The corrections, newest first.'),
  })
  .describe('What was wrong on the site and has been corrected, newest first.')
