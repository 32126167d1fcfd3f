// The configuration of Sveltia CMS, generated from the schemas: a form for every file in content/. Not part of the site.

import type { CmsConfig, CollectionFile, EntryCollection, Field } from '@sveltia/cms'
import { compact } from '../../base/compact'
import { getKindSchema, type JsonSchema } from '../../content/json-schemas'
import { fileOf, KIND_NAMES, KINDS, type Kind } from '../../content/kinds'
import type { FieldMeta } from '../../schemas/fields'

const LABELS: Record<Kind, string> = {
  providers: 'Providers',
  guides: 'Guides',
  legal: 'Legal pages',
  corrections: 'Corrections',
  ranking: 'Ranking',
  'not-listed': 'Sellers not listed',
  'open-questions': 'Open questions',
  'maker-prices': 'Makers’ prices',
  drugs: 'Drugs',
  sources: 'Sources',
  faq: 'Questions (FAQ)',
  questions: 'Questions before buying',
  home: 'Home page',
  pages: 'Titles of pages',
  navigation: 'Header and footer',
  posts: 'Blog posts',
  quiz: 'Quiz',
  testimonials: 'Loading screen',
  projection: 'Calculator',
  safety: 'Safety texts',
  about: 'Who is responsible',
  site: 'Site',
  redirects: 'Redirects',
}

/** A schema of a field, with what zod and our `meta` add to JSON Schema. */
type FieldSchema = JsonSchema & FieldMeta & { enumDescriptions?: string[] }

/** Their offers have values of more than one shape, which unions.mjs reads and writes. */
const WITH_OFFERS: Kind[] = ['providers', 'maker-prices']

const formatOf = (kind: Kind) => (WITH_OFFERS.includes(kind) ? 'json-with-offers' : 'json')

/** `repository` is its owner and name on GitHub, for those who sign in there. */
export function makeConfig(repository: string): CmsConfig {
  const folders = KIND_NAMES.filter((kind) => KINDS[kind].shape !== 'json-file')
  const files = (Object.keys(LABELS) as Kind[]).filter((kind) => KINDS[kind].shape === 'json-file')
  return {
    load_config_file: false,
    app_title: 'Weighpoint',
    backend: { name: 'github', repo: repository, auth_methods: ['token'] },
    publish_mode: 'editorial_workflow', // who signs in works on a branch and opens a pull request
    media_folder: 'public/logos',
    public_folder: '/logos',
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    show_preview_links: false,
    editor: { preview: false },
    // The name of a file is an address: ASCII, lower case, hyphens (checkFile in lib/content/check.ts).
    slug: { encoding: 'ascii', clean_accents: true, lowercase: true },
    output: { omit_empty_optional_fields: true, json: { indent_size: 2 }, yaml: { quote: 'double' } },
    collections: folders.map(makeFolder),
    singletons: files.map(makeFile),
  }
}

/** What `checkFile` in lib/content/check.ts accepts as the name of a file. */
const FILE_NAME: [string, string] = [
  '^[a-z0-9]+(-[a-z0-9]+)*$',
  'Lowercase letters, digits and single hyphens: the name of the file is its address.',
]

const makeFile = (kind: Kind): CollectionFile => ({
  name: kind,
  label: LABELS[kind],
  file: fileOf(kind, ''),
  format: formatOf(kind),
  fields: [schemaLink(kind, '.'), ...makeFields(getKindSchema(kind))],
})

function makeFolder(kind: Kind): EntryCollection {
  const isText = KINDS[kind].shape === 'mdx-folder'
  const fields = makeFields(getKindSchema(kind))
  const isFixed = kind === 'legal' // fixed pages link to each legal page
  return {
    name: kind,
    label: LABELS[kind],
    folder: `content/${kind}`,
    ...(isText
      ? { extension: 'mdx', format: 'yaml-frontmatter' }
      : { extension: 'json', format: formatOf(kind) }),
    identifier_field: isText ? 'title' : 'name',
    slug: { template: isText ? '{{title}}' : '{{name}}', editable: ['create'], pattern: FILE_NAME },
    create: !isFixed,
    delete: !isFixed,
    fields: isText ? [...fields, BODY] : [schemaLink(kind, '..'), ...fields],
  }
}

/** The text of a guide. A plain text field: a Markdown editor would rewrite what it does not know. */
const BODY: Field = {
  name: 'body',
  label: 'Text of the page',
  hint: 'Markdown with components: see docs/guides.md.',
  widget: 'text',
  use_emoji_autocomplete: false,
}

/** The first line of a JSON file. A code editor completes and checks the file by it. */
const schemaLink = (kind: Kind, up: string): Field => ({
  name: '$schema',
  widget: 'hidden',
  default: `${up}/schemas/${kind}.schema.json`,
})

const makeFields = ({ properties = {}, required = [] }: JsonSchema): Field[] =>
  Object.entries(properties).map(([name, schema]) =>
    makeField(name, schema as FieldSchema, required.includes(name)),
  )

/** A field that is not required, and empty, is absent from the file. */
function makeField(name: string, schema: FieldSchema, isDeclaredRequired: boolean): Field {
  // An empty list that is required could not be saved.
  const isRequired = isDeclaredRequired && (schema.type !== 'array' || Boolean(schema.minItems))
  const { title, description } = schema
  return compact({
    name,
    label: title ?? toLabel(name),
    hint: description || undefined,
    required: isRequired,
    ...makeInput(schema, isRequired, description),
  }) as Field
}

/** A value of one shape or another, like a list of states or all but some. */
const isMixed = ({ anyOf = [] }: JsonSchema): boolean =>
  new Set(anyOf.map((option) => (option as JsonSchema).type)).size > 1

/** The shapes of a value, as unions.mjs names them. */
function makeShapes(option: FieldSchema): object[] {
  const { type, title, const: only } = option
  if (type === 'array') return [{ name: 'list', label: title, fields: [makeField('list', option, true)] }]
  if (type === 'object') return [{ name: 'group', label: title, fields: makeFields(option) }]
  if (type === 'boolean')
    return [
      { name: 'true', label: 'Yes' },
      { name: 'false', label: 'No' },
    ]
  if (only === undefined) return [{ name: 'value', label: title, fields: [makeField('value', option, true)] }]
  return [{ name: only, label: title }]
}

function makeInput(schema: FieldSchema, isRequired: boolean, description = ''): object {
  if (isMixed(schema)) return { widget: 'object', types: (schema.anyOf as FieldSchema[]).flatMap(makeShapes) }
  const choices = getChoices(schema)
  if (choices && !(isRequired && schema.type === 'boolean')) return { widget: 'select', options: choices }
  switch (schema.type) {
    case 'boolean':
      return { widget: 'boolean' }
    case 'integer':
    case 'number':
      return makeNumber(schema)
    case 'array':
      return makeList(schema)
    case 'object':
      return { widget: 'object', fields: makeFields(schema) }
    default:
      return makeText(schema, isRequired, description)
  }
}

/** A yes-no question that may be open has three answers, so it is no switch. */
function getChoices({ type, enum: values, enumDescriptions: labels, const: only, anyOf }: FieldSchema) {
  const consts = anyOf?.map((option) => (option as JsonSchema).const)
  const options = values ?? consts ?? (only === undefined ? type === 'boolean' && [true, false] : [only])
  if (!options) return undefined
  const toText = (value: unknown) => (value === true ? 'Yes' : value === false ? 'No' : String(value))
  return options.map((value, index) => ({ value, label: labels?.[index] ?? toText(value) }))
}

const makeNumber = ({ type, minimum, maximum = Number.MAX_SAFE_INTEGER, multipleOf }: FieldSchema) =>
  compact({
    widget: 'number',
    value_type: type === 'integer' ? 'int' : 'float',
    min: minimum,
    max: maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined,
    step: multipleOf ?? (type === 'integer' ? 1 : 0.01),
  })

function makeList({ items, minItems, maxItems, sorted }: FieldSchema) {
  const item = items as FieldSchema
  const entries =
    item.type === 'object'
      ? { collapsed: true, summary: makeSummary(item), fields: makeFields(item) }
      : { field: makeField('entry', item, true) }
  return compact({
    widget: 'list',
    min: minItems || undefined,
    max: maxItems || undefined,
    add_to_top: sorted === 'newest-first' || undefined,
    ...entries,
  })
}

/** What a closed entry of a list shows: its first texts. */
function makeSummary({ properties = {} }: JsonSchema): string {
  const names = Object.keys(properties).filter((name) => (properties[name] as JsonSchema).type === 'string')
  return names
    .slice(0, 3)
    .map((name) => `{{fields.${name}}}`)
    .join(' · ')
}

/** Longer texts get several lines. */
const LINE = 60

function makeText(schema: FieldSchema, isRequired: boolean, description: string) {
  const { reference, image, format, notInFuture, prose, minLength, maxLength } = schema
  if (reference === 'providers')
    return { widget: 'relation', collection: 'providers', display_fields: ['name'] }
  if (reference === 'sources')
    return {
      widget: 'relation',
      collection: '_singletons',
      file: 'sources',
      value_field: 'sources.*.id',
      display_fields: ['sources.*.label', 'sources.*.title'],
    }
  if (image) return { widget: 'image', choose_url: false }
  if (format === 'date')
    return compact({
      widget: 'datetime',
      type: 'date',
      format: 'YYYY-MM-DD',
      // A default would also fill an empty field of an old entry.
      default: notInFuture && isRequired ? '{{now}}' : undefined,
    })
  const pattern = [schema, ...((schema.allOf ?? []) as JsonSchema[])].findLast((one) => one.pattern)?.pattern
  return compact({
    widget: prose && !((maxLength ?? Number.POSITIVE_INFINITY) <= LINE) ? 'text' : 'string',
    minlength: minLength || undefined,
    maxlength: maxLength || undefined,
    pattern: pattern ? [pattern, `Not in the expected form. ${description}`] : undefined,
    use_emoji_autocomplete: false,
  })
}

/** "mainBenefit" → "Main benefit". */
const toLabel = (name: string): string => {
  const words = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
