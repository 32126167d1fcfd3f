// The forms are equal to the schemas: a field that joins a schema joins the form, with a label and a hint.

import { getComponentSchema, getKindSchema, type JsonSchema } from '@/lib/content/json-schemas'
import { KIND_NAMES } from '@/lib/content/kinds'
import { getComponentForms, getKindForm } from '@/lib/editing/desk/files'
import { type FormSchema, makeBlank, toFormSchema } from '@/lib/editing/desk/form-schema'
import { LISTED_KINDS } from '@/lib/editing/desk/views'
import { type ComponentName, PROPS } from '@/lib/guides/props'
import { FACTS } from '@/lib/schemas/facts'

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

/** Every path of a JSON Schema, with a mark where null is allowed. */
function listPaths(schema: JsonSchema, path = ''): string[] {
  const options = (schema.anyOf ?? []).filter(isSchema)
  const isNullable = [schema, ...options].some(
    ({ type }) => type === 'null' || (Array.isArray(type) && type.includes('null')),
  )
  const own = [`${path}${isNullable ? '?' : ''}`]
  const inner = [schema, ...options].flatMap(({ properties = {}, prefixItems, ...own }) => {
    const items = prefixItems?.[0] ?? own.items
    return [
      ...Object.entries(properties).flatMap(([name, field]) =>
        isSchema(field) ? listPaths(field, `${path}.${name}`) : [],
      ),
      ...(isSchema(items) && !Array.isArray(items) ? listPaths(items, `${path}[]`) : []),
    ]
  })
  return [...own, ...inner]
}

function listFields(form: FormSchema, path = ''): [string, FormSchema][] {
  return [
    [`${path}${form.nullable ? '?' : ''}`, form],
    ...[form, ...(form.anyOf ?? [])].flatMap(({ properties = {}, items }) => [
      ...Object.entries(properties).flatMap(([name, field]) => listFields(field, `${path}.${name}`)),
      ...(items ? listFields(items, `${path}[]`) : []),
    ]),
  ]
}

const FORMS: [string, JsonSchema, FormSchema][] = [
  ...KIND_NAMES.map((kind): [string, JsonSchema, FormSchema] => [
    kind,
    getKindSchema(kind),
    getKindForm(kind),
  ]),
  ...Object.entries(getComponentForms()).map(([name, form]): [string, JsonSchema, FormSchema] => [
    `<${name}>`,
    getComponentSchema(name as ComponentName),
    form,
  ]),
]

test('the desk has a form for every kind of content and every component of a text', () => {
  expect(LISTED_KINDS.toSorted()).toEqual(KIND_NAMES.toSorted())
  expect(Object.keys(getComponentForms())).toEqual(Object.keys(PROPS))
})

test.each(FORMS)(
  'the form of %s has every field of its schema, with "not stated" where null is allowed',
  (_, schema, form) => {
    expect(
      listFields(form)
        .map(([path]) => path)
        .sort(),
    ).toEqual(listPaths(schema).sort())
  },
)

/** The columns of a drawing in a guide are named by their labels. */
const isInTable = (path: string) => /\.(?:series|points|columns|rows|drugs)\b/.test(path)

test.each(FORMS)('every field of %s has a label, a hint and an input', (_, __, form) => {
  const bare = listFields(form).filter(
    ([path, { title, description, type, anyOf }]) =>
      !(type || anyOf) ||
      (!path.replace('?', '').endsWith('[]') && !(title && (description || isInTable(path)))),
  )
  expect(bare.map(([path]) => path)).toEqual([])
})

test('hints mention choices and blocks, not JSON or tags', () => {
  const words = FORMS.flatMap(([, , form]) => listFields(form).map(([, { description }]) => description))
  expect(words.filter((hint) => /\bnull\b|\btrue\b|\bfalse\b|<\w/.test(hint))).toEqual([])
})

test('a fact that is a number says its unit, and what 0 means', () => {
  const numbers = Object.entries(FACTS).filter(([, { kind }]) => kind === 'dollars' || kind === 'count')
  const facts = getKindForm('providers').properties?.facts?.properties ?? {}
  expect(numbers).toHaveLength(8)
  for (const [key] of numbers)
    expect(facts[key]?.description).toMatch(
      /(?:In US dollars (?:a|each) \w+|A number of (?:months|days)); 0 means "[A-Z].+"\. “Not stated” if/,
    )
})

test('a label is the name of its field in words', () => {
  const toTitle = (name: string) => toFormSchema({ type: 'string' }, name).title
  expect(['firstMonthDiscount', 'replyWithin24Hours', 'websiteUrl'].map(toTitle)).toEqual([
    'First month discount',
    'Reply within 24 hours',
    'Website URL',
  ])
})

test('a choice has the name that the site uses', () => {
  const form = listFields(getKindForm('providers')).find(([path]) => path === '.facts.form?')?.[1]
  expect(form?.oneOf).toContainEqual({ const: 'pills-available', title: 'Pills available' })
})

test('a new entry is blank, except that dates of actions are today', () => {
  const { properties } = getKindForm('corrections')
  const entry = properties?.corrections?.items as FormSchema
  expect(makeBlank(entry, '2026-12-01')).toEqual({ id: '', date: '2026-12-01', page: '', was: '', now: '' })
  expect(makeBlank(getKindForm('providers'), '2026-12-01')).toMatchObject({
    pricing: null,
    facts: {},
    evidence: {},
  })
  expect(makeBlank(toFormSchema({ type: 'number' }), '2026-12-01')).toBeUndefined()
})
