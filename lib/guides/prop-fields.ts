// Fields that the props of a guide's components share.
import { z } from 'zod'

/** Words that may not be empty. `what` completes "expected …". */
export const text = (what: string) =>
  z.string(`expected ${what} in quotes`).min(1, `expected ${what}, got "". Fill it in`)

/** Whether every entry has a different key. */
export const areUnique = <T>(entries: readonly T[], read: (entry: T) => string | undefined) =>
  new Set(entries.map(read)).size === entries.length

/** The desk's forms offer the ids in content/sources.json. */
export const sourceId = text('the id of a source').meta({ reference: 'sources' })

export const ids = z
  .array(sourceId)
  .min(1, 'name at least one source, or leave the sources out')
  .refine((list) => areUnique(list, (id) => id), 'expected every source once')

export const cite = ids
  .optional()
  .meta({ title: 'Sources', description: 'Ids from sources.json, for the figure as a whole.' })

/** How the figures were read: in the original, in a copy, or in dated reports. It must not claim more than the source's `read`. */
export const kind = z
  .enum(['read', 'copy', 'reported'], 'expected "read", "copy" or "reported"')
  .optional()
  .meta({
    title: 'How it was read',
    description: 'How the figures were read. If left out: in the original or a copy.',
    enumDescriptions: ['In the original', 'In the original or a copy', 'Only reported'],
  })

/** A share of 100 people. */
export const percent = z
  .number('expected a number from 0 to 100 without quotes')
  .min(0, 'expected a number from 0 to 100')
  .max(100, 'expected a number from 0 to 100')
