// The log of provider changes, newest first. The rankings page and the feed show it.
import { z } from 'zod'
import { eventDay, group, listOf, providerId, text } from './fields'
import { CHECKED_FIELDS } from './providers'

/** The fields whose changes the log lists: those of a record, and our score. */
export const LOGGED_FIELDS = [...CHECKED_FIELDS, 'rating'] as const

export type LoggedField = (typeof LOGGED_FIELDS)[number]

const value = () => text('the value as the page shows it').optional()

const change = z.strictObject({
  date: eventDay().describe('The day of the change.'),
  provider: providerId(),
  field: z.enum(LOGGED_FIELDS).describe('What changed, for example "pricing".'),
  from: value().meta({ title: 'Before', description: 'The value before. Leave it out if there was none.' }),
  to: value().meta({
    title: 'Now',
    description: 'The value now. Leave it out if it is not stated any more.',
  }),
  why: text('the reason').meta({ title: 'Reason', description: 'Why it changed, in a few words.' }),
})

export const changesSchema = group('What changed about the providers, newest first.', {
  changes: listOf(change).meta({
    sorted: 'newest-first',
    description: 'One entry per field and day, newest first.',
  }),
})

export type Change = z.infer<typeof change>
