// Converts the JSON Schema of a kind to a form: a label and a hint for every field, and a flag for "not stated". It
// validates nothing: the content check does.
import type { JsonSchema } from '../../content/json-schemas'
import { toFormWording } from './wording'

/** A schema with the keywords that the forms use, and no others. */
export type FormSchema = {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean'
  title: string
  description: string
  /** The value may be null: "not stated". */
  nullable?: true
  properties?: Record<string, FormSchema>
  required?: string[]
  items?: FormSchema
  maxItems?: number
  /** The values to choose from, and their labels. */
  enum?: (string | number | boolean)[]
  enumNames?: string[]
  format?: 'date'
  /** An unordered list of values, shown as checkboxes. */
  uniqueItems?: true
  /** The value is an id of this kind of content. */
  reference?: string
  /** The day of an event: a new entry starts with today. */
  suggest?: 'today'
  /** Running text, which may need several lines. */
  isProse?: true
  /** The value is a page of this site, like "/providers". */
  isPath?: true
  /** The value is the path of an image in public/. */
  isImage?: true
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
  const label = words.join(' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** @param name of the field, used for the label if the schema has no title */
export function toFormSchema(schema: JsonSchema, name = ''): FormSchema {
  const options = (schema.anyOf ?? toOptions(schema)).filter((option) => option.type !== 'null')
  const isNullable = options.length < (schema.anyOf ?? toOptions(schema)).length
  const [option] = options
  if (option && options.length === 1) {
    const form = toFormSchema({ ...option, ...withoutUnion(schema) }, name)
    return isNullable ? { ...form, nullable: true } : form
  }
  const values = toValues(schema, options)
  const form: FormSchema = {
    title: typeof schema.title === 'string' ? schema.title : toLabel(name),
    description: toFormWording(schema.description ?? ''),
  }
  if (isNullable) form.nullable = true
  if (schema.hasText === true) form.hasText = true
  if (values) return { ...form, ...values }
  if (options.length > 0) return { ...form, anyOf: options.map((variant) => toFormSchema(variant, name)) }
  return { ...form, ...toOwnKeywords(schema, form.title) }
}

/** `type: ["boolean", "null"]` is a union as well. */
const toOptions = ({ type }: JsonSchema): JsonSchema[] =>
  Array.isArray(type) ? type.map((member: JsonSchema['type']) => ({ type: member })) : []

const withoutUnion = ({ anyOf: _, type, ...rest }: JsonSchema): JsonSchema =>
  Array.isArray(type) || type === undefined ? rest : { ...rest, type }

/** The choices of a field that allows only certain values. */
function toValues(schema: JsonSchema, options: readonly JsonSchema[]): Partial<FormSchema> | null {
  const isOnlyConstants = options.length > 0 && options.every((option) => option.const !== undefined)
  const values = isOnlyConstants ? options.map((option) => option.const) : (schema.enum ?? [schema.const])
  const known = values.filter((value) => ['string', 'number', 'boolean'].includes(typeof value))
  if (known.length === 0) return null
  const names = schema.enumDescriptions
  return {
    type: typeof known[0] as 'string' | 'number' | 'boolean',
    enum: known as (string | number | boolean)[],
    enumNames: Array.isArray(names) ? names.map(String) : known.map(toValueName),
  }
}

const toValueName = (value: unknown): string =>
  value === true ? 'Yes' : value === false ? 'No' : String(value)

function toOwnKeywords(schema: JsonSchema, title: string): Partial<FormSchema> {
  const type = schema.type as FormSchema['type']
  if (type === 'object') return toGroup(schema)
  if (type === 'array') {
    const { prefixItems, maxItems, uniqueItems } = schema
    const items = prefixItems?.[0] ?? schema.items
    const entry = toFormSchema(typeof items === 'object' && !Array.isArray(items) ? items : {}, '')
    return {
      type,
      items: { ...entry, title: entry.title || title },
      ...(maxItems !== undefined && { maxItems }),
      ...(uniqueItems && entry.enum && { uniqueItems: true as const }),
    }
  }
  return {
    type,
    ...(schema.format === 'date' && { format: 'date' as const }),
    ...(typeof schema.reference === 'string' && { reference: schema.reference }),
    ...(schema.suggest === 'today' && { suggest: 'today' as const }),
    ...(typeof schema.page === 'string' && { isPath: true as const }),
    ...(schema.image === true && { isImage: true as const }),
    ...(schema.prose === true && { isProse: true as const }),
  }
}

function toGroup({ properties = {}, required = [] }: JsonSchema): Partial<FormSchema> {
  const fields = Object.entries(properties).map(([name, field]): [string, FormSchema] => [
    name,
    toFormSchema(typeof field === 'object' ? field : {}, name),
  ])
  return { type: 'object', properties: Object.fromEntries(fields), required }
}

/** The initial value of a new file or entry: nothing is stated yet. */
export function makeBlank(schema: FormSchema, today: string): unknown {
  if (schema.nullable) return null
  if (schema.suggest === 'today') return today
  if (schema.type === 'object') {
    const required = Object.entries(schema.properties ?? {}).filter(([name]) =>
      schema.required?.includes(name),
    )
    return Object.fromEntries(
      required.flatMap(([name, field]) => {
        const value = makeBlank(field, today)
        return value === undefined ? [] : [[name, value]]
      }),
    )
  }
  if (schema.type === 'array') return []
  return schema.type === 'string' && !schema.enum && !schema.format ? '' : undefined
}

/** The value with each group's fields in schema order; unknown ones come last. */
export function sortFields(schema: FormSchema | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => sortFields(schema?.items, entry))
  if (typeof value !== 'object' || value === null) return value
  const group = schema?.anyOf?.find(({ type }) => type === 'object') ?? schema
  const order = Object.keys(group?.properties ?? {})
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => place(one) - place(other))
      .map(([name, field]) => [name, sortFields(group?.properties?.[name], field)]),
  )
}
