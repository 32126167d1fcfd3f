// The frozen content for unit tests, which break one thing in it. `npm run content` checks the content itself.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { STATIC_ROUTES } from '@/lib/base/routes'
import { readDocuments } from '@/lib/content/documents'
import type { Fault } from '@/lib/content/faults'
import { type CheckedContent, parseContent, type RawContent } from '@/lib/content/parse'
import { fileOf, KINDS } from '@/lib/content/registry'
import { FROZEN_ROOT, readFrozenPages } from '../frozen-content'

export const SURROUNDINGS = {
  staticRoutes: STATIC_ROUTES,
  latestDay: '2027-12-31',
  hasPublicFile: (path: string) => !path.includes('missing'),
}

/** The frozen content as its files hold it, a copy of one's own. */
export function readRawContent(): RawContent {
  read ??= JSON.stringify(readFrozenContent())
  return JSON.parse(read)
}

let read: string | undefined

function readFrozenContent(): RawContent {
  const files = Object.fromEntries(
    KINDS.map((kind) => [kind, JSON.parse(readFileSync(path.join(FROZEN_ROOT, fileOf(kind)), 'utf8'))]),
  )
  return {
    ...files,
    pages: readFrozenPages(),
    guides: readDocuments('guides', FROZEN_ROOT),
    legal: readDocuments('legal', FROZEN_ROOT),
  } as RawContent
}

export function getExampleContent(): CheckedContent {
  const { content, faults } = parseContent(readRawContent(), SURROUNDINGS)
  if (!content) throw new Error(JSON.stringify(faults, null, 2))
  return content
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

/** What an editor is told after some fields were changed, by paths like `providers.providers.2.rating`. */
export function faultsAfter(edits: Readonly<Record<string, unknown>>): Fault[] {
  const raw = readRawContent()
  for (const [path, value] of Object.entries(edits)) setAt(raw, path, value)
  return parseContent(raw, SURROUNDINGS).faults
}
