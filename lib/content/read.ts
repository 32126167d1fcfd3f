// Reads content/ from disk. Nothing else in the project does: pages, commands and the publish step all go through here.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getLatestDay } from '../base/latest-day'
import { STATIC_ROUTES } from '../base/routes'
import { readBody } from '../guides/read-body'
import { checkContent, type Outcome } from './check'
import { cacheOnDisk } from './disk-cache'
import { issueAt } from './issue'
import { parseJsonFile } from './json-file'
import { fileOf, KIND_NAMES, KINDS, type KindEntry } from './kinds'
import { parseMdxFile } from './mdx-file'
import type { RawContent, RawFile } from './raw-file'

/** Some programs write it, invisibly, before the first character. MDX does not mind. */
const BYTE_ORDER_MARK = /^\uFEFF/

const MISSING = 'there is no such file. Restore it: the site needs every file of content/.'

/** Every file of content/ under `root`, parsed but not checked. */
export function readRawContent(root = process.cwd()): RawContent {
  return Object.fromEntries(KIND_NAMES.map((kind) => [kind, readKind(root, kind, KINDS[kind])])) as RawContent
}

/** The files of one kind, sorted by name. A folder may be missing; a single file may not. */
export function readKind(root: string, kind: string, entry: KindEntry): RawFile[] {
  if (entry.shape === 'json-file') return [readFile(root, fileOf(kind, entry), kind)]
  const ending = path.extname(fileOf(kind, entry, 'x'))
  const folder = path.join(root, 'content', kind)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => path.basename(name, ending))
    .sort()
    .map((name) => readFile(root, fileOf(kind, entry, name), name))
}

function readFile(root: string, file: string, name: string): RawFile {
  const address = path.join(root, file)
  if (!existsSync(address)) {
    const issues = [issueAt(file, [], MISSING)]
    return { file, name, text: '', data: undefined, issues, getLine: () => null }
  }
  const text = readFileSync(address, 'utf8')
  if (file.endsWith('.json')) return { file, name, text, ...parseJsonFile(file, text) }
  const mdx = text.replace(BYTE_ORDER_MARK, '')
  return { file, name, text: mdx, ...parseMdxFile(file, mdx) }
}

/** The files that decide what `readBody` returns for a text. */
const BODY_SOURCES = [
  'lib/guides/read-body.ts',
  'lib/guides/parse-text.ts',
  'lib/guides/citations.mjs',
  'lib/guides/props.ts',
  'lib/base/page-anchors.ts',
  'lib/schemas/messages.ts',
  'package-lock.json',
]

const readBodyOnce = cacheOnDisk('guide-texts', BODY_SOURCES, readBody)

/** The content of the project under `root`, checked against its schemas, its own files, public/ and the calendar. */
export function readContent(root = process.cwd()): Outcome & { raw: RawContent } {
  const raw = readRawContent(root)
  const context = {
    staticRoutes: STATIC_ROUTES,
    latestDay: getLatestDay(),
    hasPublicFile: (file: string) => existsSync(path.join(root, 'public', file)),
    readBody: readBodyOnce,
  }
  return { raw, ...checkContent(raw, context) }
}
