// Follows content along its schema. The rules learn only here what a schema declares about a field (FieldMeta in
// lib/schemas/fields.ts).
import { isGroup } from '../base/group.mjs'
import type { FieldMeta } from '../schemas/fields'
import type { Path } from './issue'
import type { JsonSchema } from './json-schemas'

export type Field = { path: Path; value: unknown; meta: FieldMeta }

/**
 * Every value, groups and lists before what they contain. Ends where a value is null or of another type than the schema
 * says, so content with errors is safe to follow.
 */
export function* walk(schema: JsonSchema, value: unknown, path: Path = []): Generator<Field> {
  if (value === null || value === undefined) return
  const { anyOf, ...own } = schema
  const option = anyOf?.find((one) => fits(one, value))
  if (option) yield* walk({ ...option, ...own }, value, path)
  if (anyOf || !fits(schema, value)) return
  yield { path, value, meta: schema as FieldMeta }
  if (Array.isArray(value))
    for (const [index, entry] of value.entries())
      yield* walk(schema.items as JsonSchema, entry, [...path, index])
  else if (isGroup(value))
    for (const [name, field] of Object.entries(schema.properties ?? {}))
      if (Object.hasOwn(value, name)) yield* walk(field as JsonSchema, value[name], [...path, name])
}

const fits = (schema: JsonSchema, value: unknown) =>
  'const' in schema ? schema.const === value : TYPES[getType(value)]?.includes(String(schema.type))

const TYPES: Partial<Record<string, string[]>> = {
  array: ['array'],
  boolean: ['boolean'],
  number: ['number', 'integer'],
  object: ['object'],
  string: ['string'],
}

const getType = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)
