// The log of provider changes, newest first. The rankings page and the feed show it.
import { z } from 'zod'
import { day, slug, text } from './fields'
import { EVIDENCE_FIELDS } from './providers'

const value = () => text('the value as the page shows it').nullable()

const change = z.strictObject({
  date: day().describe('The day of the change.'),
  provider: slug().describe('The name of a file in content/providers/, without its ending.'),
  field: z.enum(EVIDENCE_FIELDS).describe('What changed, for example "pricing".'),
  from: value().describe('The value before, or null where there was none.'),
  to: value().describe('The value now, or null for "not stated".'),
  why: text('the reason').describe('Why it changed, in a few words.'),
})

export const changesSchema = z
  .strictObject({ changes: z.array(change) })
  .describe('What changed about the providers, newest first.')

export type Change = z.infer<typeof change>
