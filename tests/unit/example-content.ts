// The frozen content for unit tests, which change one thing in it. `npm run content` checks the content itself.
import { STATIC_ROUTES } from '@/lib/base/routes'
import { checkContent } from '@/lib/content/check'
import { formatIssue } from '@/lib/content/issue'
import { parseJsonFile } from '@/lib/content/json-file'
import { type CheckedContent, fileOf, KIND_NAMES, KINDS, type Kind } from '@/lib/content/kinds'
import type { RawContent, RawFile } from '@/lib/content/raw-file'
import { readRawContent as readFromDisk } from '@/lib/content/read'
import { rankProviders } from '@/lib/providers/ranking'
import type { Provider } from '@/lib/schemas/providers'
import { FROZEN_ROOT, readFrozenPages } from '../frozen-content'

export const CONTEXT = {
  staticRoutes: STATIC_ROUTES,
  latestDay: '2027-12-31',
  hasPublicFile: (path: string) => !path.includes('missing'),
}

type RawDocument = { slug: string; frontmatter: unknown; text: string }

/** The content as plain data that a test may change: values of JSON files, records by id, and lists of documents. */
export type PlainContent = Record<Exclude<Kind, 'guides' | 'legal' | 'providers'>, unknown> & {
  providers: Record<string, unknown>
  guides: RawDocument[]
  legal: RawDocument[]
}

let read: string | undefined

/** A fresh copy of the frozen content. */
export function readRawContent(): PlainContent {
  read ??= JSON.stringify(toPlain(readFromDisk(FROZEN_ROOT)))
  return JSON.parse(read)
}

function toPlain(raw: RawContent): PlainContent {
  const kinds = KIND_NAMES.map((kind) => {
    if (kind === 'providers')
      return [kind, Object.fromEntries(raw[kind].map(({ name, data }) => [name, data]))]
    return [
      kind,
      KINDS[kind].shape === 'json-file'
        ? raw[kind][0]?.data
        : raw[kind].map(({ name, data, text }) => ({ slug: name, frontmatter: data, text })),
    ]
  })
  return { ...Object.fromEntries(kinds), pages: readFrozenPages() }
}

/** The content as the loader would have read it from these values. */
export function toRawContent(plain: PlainContent): RawContent {
  const kinds = KIND_NAMES.map((kind): [Kind, RawFile[]] => {
    if (kind === 'guides' || kind === 'legal') {
      return [
        kind,
        plain[kind].map(({ slug, frontmatter, text }) => {
          const file = fileOf(kind, KINDS[kind], slug)
          return { file, name: slug, text, data: frontmatter, issues: [], getLine: () => null }
        }),
      ]
    }
    if (kind === 'providers') {
      return [kind, Object.entries(plain[kind]).map(([name, value]) => toRawFile(kind, name, value))]
    }
    return [kind, [toRawFile(kind, kind, plain[kind])]]
  })
  return Object.fromEntries(kinds) as RawContent
}

function toRawFile(kind: Kind, name: string, value: unknown): RawFile {
  const file = fileOf(kind, KINDS[kind], name)
  const text = JSON.stringify(value, null, 2)
  return { file, name, text, ...parseJsonFile(file, text) }
}

export const checkPlain = (plain: PlainContent, context = CONTEXT) =>
  checkContent(toRawContent(plain), context)

export function getExampleContent(): CheckedContent {
  const { content, issues } = checkPlain(readRawContent())
  if (!content) throw new Error(JSON.stringify(issues, null, 2))
  return content
}

/** The ranked providers of the frozen content. */
export const getExampleProviders = (): Provider[] => {
  const { providers, ranking } = getExampleContent()
  return rankProviders(providers, ranking)
}

/** Sets `value` at a path like `providers.2.rating`; undefined removes the field. */
export function setAt(target: object, path: string, value: unknown) {
  const keys = path.split('.')
  const last = keys.pop() as string
  // biome-ignore lint/suspicious/noExplicitAny: the point of these tests is content of the wrong shape
  const parent = keys.reduce<any>((node, key) => node[key], target)
  if (value === undefined) delete parent[last]
  else parent[last] = value
}

/** The errors an editor reads after changing fields, by paths like `providers.t-mates.name`. */
export function errorsAfter(edits: Readonly<Record<string, unknown>>, context = CONTEXT): string[] {
  const plain = readRawContent()
  for (const [path, value] of Object.entries(edits)) setAt(plain, path, value)
  return checkPlain(plain, context).issues.map(formatIssue)
}
