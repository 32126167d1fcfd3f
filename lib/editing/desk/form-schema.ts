// Converts the JSON Schema of a kind to the schema that react-jsonschema-form shows: a label and a hint for every field, a
// flag for "not stated", and the input by `format` or `$id`. It validates nothing: the content check does.
import { capitalize } from '../../base/format'
import { isGroup } from '../../base/group.mjs'
import { getBuildDay } from '../../base/month'
import type { JsonSchema } from '../../content/json-schemas'
import type { FieldMeta } from '../../schemas/fields'
import { toFormWording } from './form-wording'

/** A schema with the keywords that the forms use, and no others. */
export type FormSchema = Pick<FieldMeta, 'reference' | 'suggest' | 'page' | 'prose'> & {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean'
  title: string
  description: string
  /** The value may be null: "not stated". */
  nullable?: true
  /** The field may be left out of the file. */
  isOptional?: true
  /** The field of the page that shows it instead of the library's. */
  $id?: 'TableField'
  properties?: Record<string, FormSchema>
  required?: string[]
  items?: FormSchema & { default?: unknown }
  maxItems?: number
  /** The values to choose from, and their labels. */
  oneOf?: { const: unknown; title: string }[]
  /** `image`: the path of an image in public/. */
  format?: 'date' | 'image'
  /** An unordered list of values, shown as checkboxes. */
  uniqueItems?: true
  /** A component with text between its tags. */
  hasText?: true
  /** The alternatives that a value may match. */
  anyOf?: FormSchema[]
}

const UPPER_CASE = ['url', 'faq', 'id', 'hsa', 'fsa', 'us']

/** `firstMonthDiscount` → "First month discount". */
function toLabel(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z0-9])|(\d)([A-Z])/g, '$1$3 $2$4')
    .split(/[\s.-]+/)
    .map((word) => (UPPER_CASE.includes(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase()))
  return capitalize(words.join(' '))
}

/** @param name of the field, used for the label if the schema has no title */
export function toFormSchema({ anyOf, type, ...own }: JsonSchema, name = ''): FormSchema {
  // `type: ["boolean", "null"]` is a union as well.
  const types: JsonSchema['type'][] = Array.isArray(type) ? type : [type]
  const options = anyOf ?? types.map((one) => ({ type: one }) as JsonSchema)
  const alternatives = options.filter((one) => one.type !== 'null')
  const values = alternatives.flatMap((one) => one.const ?? [])
  const isOne = alternatives.length === 1 || values.length === alternatives.length
  const schema: JsonSchema = isOne ? { ...alternatives[0], ...own } : own
  const title = schema.title ?? toLabel(name)
  return {
    title,
    description: toFormWording(schema.description ?? ''),
    ...(alternatives.length < options.length && { nullable: true as const }),
    ...(schema.hasText === true && { hasText: true as const }),
    ...(isOne
      ? toInput(values.length > 0 ? { ...schema, enum: values } : schema, title)
      : { anyOf: alternatives.map((one) => toFormSchema(one, name)) }),
  }
}

function toInput(schema: JsonSchema, title: string): Partial<FormSchema> {
  const { properties = {}, required = [], items, maxItems, uniqueItems, format } = schema
  const type = schema.type as FormSchema['type']
  const toInner = (inner: unknown, name?: string) => toFormSchema(isGroup(inner) ? inner : {}, name)
  const choices: unknown[] = schema.enum ?? [schema.const ?? []].flat()
  if (choices.length > 0) {
    const names = Array.isArray(schema.enumDescriptions) ? schema.enumDescriptions : choices
    const toTitle = (value: unknown) => (value === true ? 'Yes' : value === false ? 'No' : String(value))
    return { type, oneOf: choices.map((value, at) => ({ const: value, title: toTitle(names[at]) })) }
  }
  if (type === 'object') {
    const fields = Object.entries(properties).map(([name, field]): [string, FormSchema] => [
      name,
      { ...toInner(field, name), ...(!required.includes(name) && { isOptional: true as const }) },
    ])
    const own = Object.fromEntries(fields)
    // The library treats a required yes/no field without an answer as no.
    return { type, properties: own, required: required.filter((name) => own[name]?.type !== 'boolean') }
  }
  if (type === 'array') {
    const entry = toInner(items)
    return {
      ...{ type, items: { ...entry, title: entry.title || title, default: makeBlank(entry, getBuildDay()) } },
      ...(entry.type === 'array' && { $id: 'TableField' as const }),
      ...(maxItems !== undefined && { maxItems }),
      ...(uniqueItems && entry.oneOf && { uniqueItems: true as const }),
    }
  }
  const { reference, suggest, page, prose, image } = schema as FieldMeta
  return {
    ...{ type, reference, suggest, page, prose },
    ...(format === 'date' && { format }),
    ...(image && { format: 'image' as const }),
  }
}

/** The initial value of a new file or entry: nothing is stated yet. */
export function makeBlank(schema: FormSchema, today: string): unknown {
  const { type, properties = {} } = schema
  if (schema.nullable) return null
  if (schema.suggest) return today
  if (type === 'array') return []
  if (type === 'string') return schema.oneOf || schema.format === 'date' ? undefined : ''
  if (type !== 'object') return undefined
  const fields = Object.entries(properties).filter(([, field]) => !field.isOptional)
  const values = fields.map(([name, field]) => [name, makeBlank(field, today)])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** The fields of a group, also of one that is an alternative among others. */
export const getProperties = (schema: FormSchema | undefined) =>
  (schema?.anyOf?.find(({ type }) => type === 'object') ?? schema)?.properties ?? {}
