// The schema of the facts of a record, built from the table in lib/base/facts.ts.
import { z } from 'zod'
import {
  FACTS,
  type FactEntry,
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

const state = z
  .string()
  .refine((code) => STATE_CODES.includes(code), expected('the two letters of a state', 'Write it like "NY".'))

/** The schema of a stated value, and what a number means. */
function describeValue(entry: FactEntry): [schema: z.ZodType, unit?: string] {
  switch (entry.kind) {
    case 'yes-no':
      return [z.boolean(expected('true, false or null', OR_NULL))]
    case 'dollars': {
      const dollars = z
        .number(expected('an amount in dollars, 0 if there is no charge', numberFix))
        .min(0, expected('an amount of 0 or more', OR_NULL))
        .multipleOf(0.01, expected('dollars with at most two decimals', 'Round it to cents.'))
      return [dollars, `In US dollars${entry.unit}; 0 means "${entry.zero}". `]
    }
    case 'count': {
      const what = `a whole number of ${entry.unit}s, 0 or more`
      const count = z.int(expected(what, numberFix)).min(0, expected(what, OR_NULL))
      return [count, `A number of ${entry.unit}s; 0 means "${entry.zero}". `]
    }
    case 'choice':
      return [oneOf(entry.choices)]
    case 'choices':
      return [listOf(oneOf(entry.choices)).meta({ uniqueItems: true })]
    case 'states':
      return [listOf(state)]
    default:
      return [text('a short text', ', or write null if the provider does not say')]
  }
}

function makeFact(key: StoredFactKey) {
  const [schema, unit = ''] = describeValue(FACTS[key])
  const description = `${QUESTIONS[key]} ${unit}null if the provider does not say.`
  return schema.nullable().default(null).meta({ title: FACTS[key].label, description })
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
