// The log of what changed about a provider, newest first. It is shown on the rankings page and in the feed.
import { z } from 'zod'
import { day, schemaPointer, slug, text } from './fields'
import { EVIDENCE_FIELDS } from './providers'

const value = () => text('the value as the page shows it').nullable()

const change = z.strictObject({
  date: day().describe('The day of the change.'),
  provider: slug().describe('An id from providers.json.'),
  field: z.enum(EVIDENCE_FIELDS).describe('What changed, for example "pricing".'),
  from: value().describe('What stood there before, or null where nothing did.'),
  to: value().describe('What stands there now, or null for "not stated".'),
  why: text('the reason').describe('Why it changed, in a few words.'),
})

export const changesSchema = z
  .strictObject({ ...schemaPointer, changes: z.array(change) })
  .describe('What changed about the providers, newest first.')

export type Change = z.infer<typeof change>
