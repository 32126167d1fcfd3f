// The schema of the facts of a record, built from the table in lib/base/facts.ts.
import { z } from 'zod'
import {
  FACTS,
  type FactEntry,
  type FactKind,
  type FactValue,
  QUESTIONS,
  STORED_FACT_KEYS,
  type StoredFactKey,
} from '../base/facts'
import { STATE_CODES } from '../base/states'
import { fieldsFor, someOf, text } from './fields'
import { expected, fixNumberHint } from './messages'

const OR_NULL = 'If the provider does not say, write null.'

const numberFix = (value: unknown) => `${fixNumberHint(value)} ${OR_NULL}`

const oneOf = (choices: Readonly<Record<string, string>>) => {
  const names = Object.keys(choices)
  return z
    .enum(names, expected(`one of ${names.map((name) => JSON.stringify(name)).join(', ')}`, OR_NULL))
    .meta({ enumDescriptions: Object.values(choices) })
}

const listOf = (entry: z.ZodType<string>) =>
  someOf(entry, 'entry', OR_NULL).refine(
    (list) => new Set(list).size === list.length,
    expected('each value once', 'Remove the repeated ones.'),
  )

type Entry<Kind extends FactKind> = Extract<FactEntry, { kind: Kind }>

const BY_KIND = {
  'yes-no': () => z.boolean(expected('true, false or null', OR_NULL)),
  dollars: () =>
    z
      .number(expected('an amount in dollars, 0 if there is no charge', numberFix))
      .min(0, expected('an amount of 0 or more', OR_NULL))
      .multipleOf(0.01, expected('dollars with at most two decimals', 'Round it to cents.')),
  count: ({ unit }) => {
    const what = `a whole number of ${unit}s, 0 or more`
    return z.int(expected(what, numberFix)).min(0, expected(what, OR_NULL))
  },
  choice: ({ choices }) => oneOf(choices),
  choices: ({ choices }) => listOf(oneOf(choices)).meta({ uniqueItems: true }),
  states: () =>
    listOf(
      z
        .string()
        .refine(
          (code) => STATE_CODES.includes(code),
          expected('the two letters of a state', 'Write it like "NY".'),
        ),
    ),
  text: () => text('a short text', ', or write null if the provider does not say'),
} satisfies { [Kind in Exclude<FactKind, 'pricing'>]: (entry: Entry<Kind>) => z.ZodType }

function makeFact(key: StoredFactKey) {
  const entry: FactEntry = FACTS[key]
  const make = BY_KIND[entry.kind as keyof typeof BY_KIND] as (entry: FactEntry) => z.ZodType
  return make(entry)
    .nullable()
    .default(null)
    .meta({
      title: entry.label,
      description: `${QUESTIONS[key]} ${describeUnit(entry)}null if the provider does not say.`,
    })
}

/** What a number means. */
function describeUnit(entry: FactEntry): string {
  if (entry.kind === 'dollars') return `In US dollars${entry.unit}; 0 means "${entry.zero}". `
  if (entry.kind === 'count') return `A number of ${entry.unit}s; 0 means "${entry.zero}". `
  return ''
}

// The fields lose the kind of each key; FactValue reads it from the same table.
const shape = fieldsFor(STORED_FACT_KEYS, makeFact) as {
  [Key in StoredFactKey]: z.ZodDefault<z.ZodNullable<z.ZodType<FactValue<Key>>>>
}

/** A fact that is left out counts as not stated, so that a new fact needs no edit of every record. */
export const factsSchema = z.strictObject(shape)

const { medicationIncluded, billing, minimumMonths, drugs, form, approval } = shape

/** The facts in which a further offer differs from the listed one. One that is left out is not stated. */
export const OFFER_FACTS = { medicationIncluded, billing, minimumMonths, drugs, form, approval }
