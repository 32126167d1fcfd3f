// The rules that follow from what schemas declare about their fields (FieldMeta), for every field of every file.
import { isDay } from '../../base/day'
import { findForbiddenWords } from '../../base/forbidden-words'
import { LIST_ANCHORS, TEXT_ANCHORS } from '../../base/page-anchors'
import { HOST_NAMES } from '../../base/routes'
import { findOpenDays } from '../../guides/dated-text'
import { getTrackingNames } from '../../providers/affiliate-link'
import type { FieldMeta } from '../../schemas/fields'
import { formatPath } from '../../schemas/messages'
import { type CheckContext, type ContentIssue, issueAt, issueOnLine, issuesIn } from '../issue'
import { type CheckedContent, fileOf } from '../kinds'
import { getDocuments, listSchemaFields, type SchemaField } from '../schema-fields'
import { findMissingPage, getPages } from './documents'

const ANCHORS = { list: LIST_ANCHORS, text: TEXT_ANCHORS }
const HOMES = { sources: fileOf('sources'), providers: 'content/providers/' } as const

export function* checkFields(content: CheckedContent, context: CheckContext) {
  const check = makeChecks(content, context)
  const findDuplicates = makeDuplicateCheck()
  const texts = getDocuments(content)
  const cited = new Set(texts.flatMap(({ body }) => body.citedOnAnyDay.map(({ id }) => id)))
  for (const field of listSchemaFields(content)) {
    const { file, path, value, meta } = field
    if (meta.reference === 'sources') cited.add(String(value))
    for (const key of Object.keys(check) as (keyof typeof check)[]) {
      const message = meta[key] !== undefined && check[key](value as never, meta as never, file, path)
      if (message) yield issueAt(file, path, message)
    }
    yield* checkOrder(field)
    yield* findDuplicates(field)
  }
  for (const { file, body } of texts)
    for (const { id, line } of body.citedOnAnyDay) {
      const message = check.reference(id, { reference: 'sources' })
      if (message) yield issueOnLine(file, line, message)
    }
  for (const [index, { id }] of content.sources.sources.entries())
    yield* issuesIn(HOMES.sources, ['sources', index], {
      id: !cited.has(id) && `nothing cites "${id}". Cite it, or remove it from the list.`,
    })
}

/** The message about one value, by the declaration that it breaks. */
function makeChecks(content: CheckedContent, context: CheckContext) {
  const ids = {
    sources: content.sources.sources.map(({ id }) => id),
    providers: content.providers.map(({ id }) => id),
  }
  const pages = getPages(content)
  return {
    reference: (id: string, { reference = 'sources' }: FieldMeta) => {
      if (ids[reference].includes(id)) return null
      const known = ids[reference].join(', ')
      const fix = known
        ? `Add it there, use one of ${known}, or remove it here.`
        : 'Nothing is there yet: add it, or remove it here.'
      return `there is no "${id}" in ${HOMES[reference]}. ${fix}`
    },
    image: (file: string) =>
      !context.hasPublicFile(file) && `there is no file public${file}. Add the image, or correct the path.`,
    notInFuture: (day: string) =>
      isDay(day) &&
      day > (context.lastEventDay ?? context.today) &&
      `expected ${context.today} or earlier, got "${day}", which is in the future. Write the day it happened.`,
    page: (address: string, { page }: FieldMeta) =>
      page === 'gone' ? findTaken(address, [...pages.keys()]) : findMissingPage(address, pages),
    prose: (text: string, _: FieldMeta, file: string, path: SchemaField['path']) => {
      if (file === HOMES.sources) return null // the names of documents, which are not ours
      // The log says what held on a day, so a day ahead does not make it wrong: "$99 a month, until February 15, 2027".
      const [open] = path.includes('history') ? [] : findOpenDays(text, context.today)
      return open
        ? `"${open.written}" is still ahead, and the sentence would be wrong after it. Write {until ${open.day}: the sentence}, and {from …: what holds afterwards}.`
        : findForbiddenWords(text)
    },
    anchor: (id: string, { anchor = 'text' }: FieldMeta) =>
      ANCHORS[anchor].includes(id) && `"${id}" is the address of a section of the page. Choose another.`,
    affiliate: (address: string) => {
      const query = URL.canParse(address) ? new URL(address).searchParams : new URLSearchParams()
      const name = getTrackingNames().find((parameter) => query.has(parameter))
      return (
        name !== undefined &&
        `the site sets "${name}" itself and would replace "${query.get(name)}" in this address. Remove it. If the provider counts your visitors by it, tell a developer, who can keep it for this provider.`
      )
    },
  } satisfies {
    [Key in keyof FieldMeta]?: (
      value: string,
      meta: FieldMeta,
      file: string,
      path: SchemaField['path'],
    ) => string | false | null
  }
}

/** The error for an old path where a page or a host's own file is. Some disks and hosts ignore case. */
function findTaken(from: string, routes: readonly string[]): string | false {
  const path = from.toLowerCase()
  const page = path.startsWith('/click/') ? from : routes.find((route) => route === path)
  const name = path.split('/').find((part) => HOST_NAMES.includes(part))
  return page
    ? `there is a page at "${page}" that readers would no longer reach. Remove the redirect, or the page.`
    : name !== undefined &&
        `expected another path, got "${from}": hosts reserve the name "${name}". Remove the redirect.`
}

function checkOrder({ file, path, value, meta: { sorted } }: SchemaField): ContentIssue[] {
  if (!sorted || !Array.isArray(value)) return []
  const key = Object.hasOwn(Object(value[0]), 'on') ? 'on' : 'date'
  return value.slice(1).flatMap((entry, index) => {
    const before = value[index]
    return issuesIn(file, [...path, index + 1], {
      [key]:
        before[key] < entry[key] &&
        `expected ${before[key]} or earlier, got "${entry[key]}". The newest entry comes first: move it up.`,
    })
  })
}

/** Finds values that an earlier field already has, ignoring case: to readers, such values are the same. */
function makeDuplicateCheck() {
  const seen = new Map<string, Pick<SchemaField, 'file' | 'path'>>()
  function* claim(file: string, path: SchemaField['path'], value: unknown, mark = '') {
    if (!mark || value === undefined) return
    const key = `${mark} ${String(value).toLowerCase()}`
    const earlier = seen.get(key)
    seen.set(key, earlier ?? { file, path })
    if (!earlier) return
    const where = [...(earlier.file === file ? [] : [earlier.file]), formatPath(earlier.path)].join(' → ')
    yield issueAt(file, path, `${JSON.stringify(value)} is already used by ${where}. Choose another.`)
  }
  return function* ({ file, path, value, meta: { distinct, anchor, unique } }: SchemaField) {
    yield* claim(file, path, value, distinct ?? anchor)
    if (!unique || !Array.isArray(value)) return
    const mark = `${file} ${formatPath(path)}`
    for (const [index, entry] of value.entries()) {
      if (unique.length === 0) yield* claim(file, [...path, index], entry, mark)
      for (const key of unique) yield* claim(file, [...path, index, key], entry?.[key], `${mark} ${key}`)
    }
  }
}
