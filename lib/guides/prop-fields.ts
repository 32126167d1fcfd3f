// Fields that the props of a guide's components share.
import { z } from 'zod'

/** Words that may not be empty. `what` completes "expected …"; the desk shows `description` under the field. */
export const text = (what: string, description?: string) => {
  const field = z.string(`expected ${what} in quotes`).min(1, `expected ${what}, got "". Fill it in`)
  return description ? field.describe(description) : field
}

/** Whether every entry has a different key. */
export const areUnique = <T>(entries: readonly T[], read: (entry: T) => string | undefined) =>
  new Set(entries.map(read)).size === entries.length

/** A list of groups of fields. `key` is the field that differs in each of them, in the words of a message. */
export function list<S extends Shape>(
  description: string,
  shape: S,
  { min = 1, key, name = key }: { min?: number; key?: keyof S & string; name?: string | undefined } = {},
) {
  const least = min === 1 ? 'one row' : `${min} rows`
  return z
    .array(z.strictObject(shape))
    .min(min, `expected at least ${least}`)
    .refine(
      (rows) => !key || areUnique(rows, (row) => String(Reflect.get(row, key))),
      `expected every ${name} once`,
    )
    .describe(description)
}

export const number = (description: string) =>
  z.number('expected a number without quotes').min(0, 'expected 0 or more').describe(description)

/** A share of 100 people. */
export const percent = (description: string) => {
  const range = 'expected a number from 0 to 100'
  return z.number(`${range} without quotes`).min(0, range).max(100, range).describe(description)
}

export const day = (description: string) =>
  z.iso.date('expected a day such as "2026-12-31"').describe(description)

/** One of a few words, each with what it means. */
export const choice = <const Words extends Record<string, string | null>>(
  description: string,
  words: Words,
) => {
  const names = Object.keys(words) as [keyof Words & string]
  const meanings = Object.values(words).filter((meaning) => meaning !== null)
  return z
    .enum(
      names,
      `expected ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names.map((name) => `"${name}"`))}`,
    )
    .meta({
      description,
      ...(meanings.length > 0 && { enumDescriptions: meanings }),
    })
}

/** The desk's forms offer the ids in content/sources.json. */
export const sourceId = text('the id of a source').meta({ reference: 'sources' })

export const ids = z
  .array(sourceId)
  .min(1, 'name at least one source, or leave the sources out')
  .refine((entries) => areUnique(entries, (id) => id), 'expected every source once')

/** Left out: as `read` in sources.json says. "reported": the source was read, but not for these figures. */
export const kind = z
  .literal('reported', 'expected "reported", or nothing: how a source was read is in sources.json')
  .optional()
  .meta({
    title: 'Only reported',
    description: 'Set it if these figures were only reported, although the source itself was read.',
  })

/** The answer on the first screen, and current prices, have a dark strip. */
export const strip = text(
  'a few words',
  'Words at the right of a dark strip. Only for the answer on the first screen, and for current prices.',
).optional()

const FRAME = {
  caption: text('a caption', 'The line above the figure.'),
  note: text('a note', 'A sentence below: what the figures are, and what they leave out.').optional(),
  kind,
  cite: ids
    .optional()
    .meta({ title: 'Sources', description: 'Ids from sources.json, for the figure as a whole.' }),
}

type Shape = z.core.$ZodLooseShape

/** A drawing or a table: every one has its caption, a note, its sources, and its figures as data. */
export const figure = <S extends Shape>(title: string, description: string, shape: S) =>
  z.strictObject({ ...FRAME, ...shape }).meta({ title, description })

/** A component that is no figure. */
export const plain = <S extends Shape>(title: string, description: string, shape = {} as S) =>
  z.strictObject(shape).meta({ title, description })

/** A component around text. */
export const around = <S extends Shape>(title: string, description: string, shape = {} as S) =>
  z.strictObject(shape).meta({ title, description, hasText: true })
