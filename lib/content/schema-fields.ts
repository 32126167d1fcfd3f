// Follows content along its schema. The rules learn only here what a schema declares about a field (FieldMeta).
import { isGroup } from '../base/group.mjs'
import { guidePath } from '../base/routes'
import { listEnds } from '../guides/dated-text'
import type { FieldMeta } from '../schemas/fields'
import { getKindSchema, type JsonSchema } from './json-schemas'
import { type CheckedContent, type DatedText, fileOf, KIND_NAMES } from './kinds'

type DescribedValue = { path: (string | number)[]; value: unknown; meta: FieldMeta }

/** A value in content/ that a schema describes. */
export type SchemaField = DescribedValue & { file: string }

/** Every value, groups before what they contain. */
function* walkFields(
  schema: JsonSchema,
  value: unknown,
  path: DescribedValue['path'] = [],
): Generator<DescribedValue> {
  if (value === undefined) return
  const { anyOf, ...others } = schema
  const option = anyOf?.find((one) => fits(one, value))
  if (option) yield* walkFields({ ...option, ...others }, value, path)
  if (anyOf || !fits(schema, value)) return
  yield { path, value, meta: schema as FieldMeta }
  if (Array.isArray(value))
    for (const [index, entry] of value.entries())
      yield* walkFields(schema.items as JsonSchema, entry, [...path, index])
  else if (isGroup(value))
    for (const [name, field] of Object.entries(schema.properties ?? {}))
      if (Object.hasOwn(value, name)) yield* walkFields(field as JsonSchema, value[name], [...path, name])
}

const fits = (schema: JsonSchema, value: unknown) =>
  'const' in schema
    ? schema.const === value
    : String(schema.type).replace('integer', 'number') === (Array.isArray(value) ? 'array' : typeof value)

/** Several rules ask for the fields of the same content. */
const known = new WeakMap<CheckedContent, SchemaField[]>()

/** Every value in content/ that a schema describes; the name of a record is the address of its card. */
export function listSchemaFields(content: CheckedContent): SchemaField[] {
  const fields = known.get(content) ?? findSchemaFields(content)
  known.set(content, fields)
  return fields
}

function findSchemaFields(content: CheckedContent): SchemaField[] {
  return KIND_NAMES.flatMap((kind) => {
    const schema = getKindSchema(kind)
    const entries: unknown[] = [content[kind]].flat()
    return entries.flatMap((entry) => {
      const { id, slug } = Object(entry)
      const file = fileOf(kind, id ?? slug)
      const name = { file, path: ['(file name)'], value: id, meta: { anchor: 'list' } as const }
      return [
        ...(kind === 'providers' ? [name] : []),
        ...[...walkFields(schema, entry)].map((field) => ({ ...field, file })),
      ]
    })
  })
}

/** The text of each guide and legal page, and where it is published. */
export const getDocuments = ({ guides, legal }: CheckedContent) => [
  ...guides.map(({ slug, body }) => ({ file: fileOf('guides', slug), path: guidePath(slug), body })),
  ...legal.map(({ slug, body }) => ({ file: fileOf('legal', slug), path: `/${slug}`, body })),
]

/** Every text that holds until a day. `npm run due` lists it before; after that day, pages no longer show it. */
export const listDatedTexts = (content: CheckedContent): DatedText[] => [
  ...listSchemaFields(content).flatMap(({ file, path, value, meta }) =>
    meta.prose ? listEnds(String(value)).map((end) => ({ ...end, file, path })) : [],
  ),
  ...getDocuments(content).flatMap(({ file, path: page, body }) =>
    body.ends.map((end) => ({ ...end, file, path: [], page })),
  ),
]
