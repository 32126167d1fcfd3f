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

/** Left out: as `read` in sources.json says. "reported": the source was read, but not for these figures. */
export const kind = z
  .literal('reported', 'expected "reported", or nothing: how a source was read is in sources.json')
  .optional()
  .meta({
    title: 'Only reported',
    description: 'Set it if these figures were only reported, although the source itself was read.',
  })

/** A share of 100 people. */
export const percent = z
  .number('expected a number from 0 to 100 without quotes')
  .min(0, 'expected a number from 0 to 100')
  .max(100, 'expected a number from 0 to 100')
