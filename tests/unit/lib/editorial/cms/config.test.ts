// The forms have every field of every schema, so that saving a file loses nothing of it.
import type { CollectionFile, EntryCollection, Field } from '@sveltia/cms'
import { getKindSchema, type JsonSchema } from '@/lib/content/json-schemas'
import { KIND_NAMES, KINDS, type Kind } from '@/lib/content/kinds'
import { makeConfig } from '@/lib/editorial/cms/config'

type AnyField = Field & {
  fields?: AnyField[]
  field?: AnyField
  types?: { name: string; label?: string; fields?: AnyField[] }[]
  required?: boolean
}

const config = makeConfig('owner/repository')
const forms = [...(config.collections ?? []), ...(config.singletons ?? [])] as (
  | EntryCollection
  | CollectionFile
)[]

const getFields = (kind: Kind) => (forms.find(({ name }) => name === kind)?.fields ?? []) as AnyField[]

/** "pricing.amount"; the entries of a list are "features.*". Of a value of several shapes, the fields of each. */
function listFieldPaths(fields: AnyField[], prefix = ''): string[] {
  return fields.flatMap(({ name, widget, fields: inner = [], field, types }) => {
    const path = prefix + name
    if (types) return [path, ...types.flatMap((shape) => listShapePaths(shape, path))]
    if (field) return [path, ...listFieldPaths([{ ...field, name: '*' } as AnyField], `${path}.`)]
    return [path, ...listFieldPaths(inner, widget === 'list' ? `${path}.*.` : `${path}.`)]
  })
}

/** A list, a number or a text that is one shape of a value is that value. */
const listShapePaths = ({ name, fields = [] }: { name: string; fields?: AnyField[] }, path: string) =>
  name === 'list' || name === 'value'
    ? listFieldPaths([{ ...fields[0], name: path } as AnyField]).slice(1)
    : listFieldPaths(fields, `${path}.`)

function listSchemaPaths(schema: JsonSchema, prefix = ''): string[] {
  const inside = (name: string, inner: JsonSchema): string[] => [
    prefix + name,
    ...listSchemaPaths(inner, `${prefix}${name}.`),
  ]
  const { properties = {}, items, anyOf = [] } = schema
  const entry = items as JsonSchema | undefined
  return [
    ...Object.entries(properties).flatMap(([name, inner]) => inside(name, inner as JsonSchema)),
    ...(entry?.properties ? listSchemaPaths(entry, `${prefix}*.`) : entry ? inside('*', entry) : []),
    ...anyOf.flatMap((option) => listSchemaPaths(option as JsonSchema, prefix)),
  ]
}

function listFields(fields: AnyField[]): AnyField[] {
  return fields.flatMap((field) => [
    field,
    ...listFields([
      ...(field.fields ?? []),
      ...(field.field ? [field.field] : []),
      ...(field.types ?? []).flatMap(({ fields: inner = [] }) => inner),
    ]),
  ])
}

const allFields = listFields(KIND_NAMES.flatMap(getFields))

describe('the forms of the CMS', () => {
  it.each(KIND_NAMES)('have every field of %s, in the order of its schema', (kind) => {
    const added = KINDS[kind].shape === 'mdx-folder' ? ['body'] : ['$schema']
    const paths = listFieldPaths(getFields(kind)).filter((path) => !added.includes(path))
    expect(paths).toEqual(listSchemaPaths(getKindSchema(kind)))
  })

  it('keep the first line of a JSON file', () => {
    expect(getFields('site')[0]).toMatchObject({ name: '$schema', default: './schemas/site.schema.json' })
    expect(getFields('providers')[0]).toMatchObject({ default: '../schemas/providers.schema.json' })
  })

  it('have no name that the CMS refuses', () => {
    expect(allFields.map(({ name }) => name).filter((name) => /[.\s]/.test(name))).toEqual([])
  })

  it('can save an empty list, unless it needs an entry', () => {
    const lists = allFields.filter(({ widget }) => widget === 'list') as (AnyField & { min?: number })[]
    expect(lists.filter(({ required, min }) => required && !min)).toEqual([])
    expect(lists.some(({ required }) => required)).toBe(true)
  })

  it('offer three answers to a yes-no question that may be open', () => {
    const switches = allFields.filter(({ widget }) => widget === 'boolean')
    expect(switches.filter(({ required }) => !required)).toEqual([])
  })

  it('fill in no day where none is needed', () => {
    const defaults = allFields.filter((field) => 'default' in field && field.name !== '$schema')
    expect(defaults.filter(({ required }) => !required)).toEqual([])
  })

  it('have the text of a guide as it is', () => {
    expect(getFields('guides').at(-1)).toMatchObject({ name: 'body', widget: 'text' })
  })

  it('offer the sources and providers that a field may name', () => {
    const cited = listFields(getFields('faq')).find(({ widget }) => widget === 'relation')
    expect(cited).toMatchObject({ file: 'sources', value_field: 'sources.*.id' })
    const ranked = listFields(getFields('ranking')).find(({ name }) => name === 'id')
    expect(ranked).toMatchObject({ widget: 'relation', collection: 'providers' })
  })

  it('add the newest change at the top', () => {
    const history = getFields('providers').find(({ name }) => name === 'history')
    expect(history).toMatchObject({ add_to_top: true })
  })

  it('know which shape a refund, a renewal, an amount and the states have, wherever they stand', () => {
    const kinds = KIND_NAMES.filter((kind) => listFields(getFields(kind)).some(({ types }) => types))
    expect(forms.filter(({ format }) => format === 'json-with-offers').map(({ name }) => name)).toEqual(kinds)
    const shapes = allFields.filter(({ types }) => types)
    expect(new Set(shapes.map(({ name }) => name))).toEqual(new Set(['refund', 'states', 'renews', 'amount']))
    expect(shapes.flatMap(({ types = [] }) => types).filter(({ name, label }) => !name || !label)).toEqual([])
  })
})
