// Reads all of content/ from disk, parses and checks it: pages (through index.ts), commands, and publishing get it from
// here. Next compiles the MDX texts that pages show.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getBuildDay } from '../base/month'
import { STATIC_ROUTES } from '../base/routes'
import { specifiedSchema } from '../schemas/specified'
import { checkContent, type Outcome, parseContent } from './check'
import { issueAt } from './issue'
import { parseJsonFile } from './json-file'
import { fileOf, KIND_NAMES, KINDS, type Kind } from './kinds'
import { parseMdxFile } from './mdx-file'
import { normalize, type RawContent, type RawFile } from './raw-file'

const MISSING = 'there is no such file. Restore it: the site needs every file of content/.'

/**
 * Replacements for files on disk, by path from the project root: texts, or the bytes of an image in public/. null
 * removes a file.
 */
export type Drafts = ReadonlyMap<string, string | Uint8Array | null>

const NO_DRAFTS: Drafts = new Map()

/** Every file in content/ under `root`, parsed but not checked. */
export function readRawContent(root = process.cwd(), drafts = NO_DRAFTS): RawContent {
  return Object.fromEntries(KIND_NAMES.map((kind) => [kind, readKind(root, kind, drafts)])) as RawContent
}

/** The files of one kind, sorted by name. A folder may be missing; a single file may not. */
export function readKind(root: string, kind: Kind, drafts = NO_DRAFTS): RawFile[] {
  if (KINDS[kind].shape === 'json-file') return [readFile(root, fileOf(kind, ''), kind, drafts)]
  const ending = path.extname(fileOf(kind, 'x'))
  const folder = path.join(root, 'content', kind)
  const onDisk = existsSync(folder) ? readdirSync(folder) : []
  const drafted = [...drafts.keys()].filter((file) => path.dirname(file) === `content/${kind}`)
  return [...new Set([...onDisk, ...drafted.map((file) => path.basename(file))])]
    .filter((name) => name.endsWith(ending))
    .map((name) => path.basename(name, ending))
    .filter((name) => drafts.get(fileOf(kind, name)) !== null)
    .sort()
    .map((name) => readFile(root, fileOf(kind, name), name, drafts))
}

function readFile(root: string, file: string, name: string, drafts: Drafts): RawFile {
  const fullPath = path.join(root, file)
  const draft = drafts.get(file)
  if (draft === null || (draft === undefined && !existsSync(fullPath))) {
    const issues = [issueAt(file, [], MISSING)]
    return { file, name, text: '', data: undefined, issues, getLine: () => null }
  }
  const text = normalize(typeof draft === 'string' ? draft : readFileSync(fullPath, 'utf8'))
  if (file.endsWith('.json')) return { file, name, text, ...parseJsonFile(file, text) }
  return { file, name, text, ...parseMdxFile(file, text) }
}

/** What commands plan their edits with: content checked against its schemas only. See `parseContent`. */
export const readParsedContent = (root = process.cwd(), drafts = NO_DRAFTS) =>
  parseContent(readRawContent(root, drafts))

/**
 * The content of the project under `root`, checked against the schemas, the other files, public/, and the calendar.
 * With `drafts`, the content as it would be with them.
 */
export function readContent(root = process.cwd(), drafts = NO_DRAFTS): Outcome & { raw: RawContent } {
  const raw = readRawContent(root, drafts)
  const specified = path.join(root, 'content/specified.json')
  const context = {
    specified: existsSync(specified)
      ? specifiedSchema.parse(JSON.parse(readFileSync(specified, 'utf8')))
      : {},
    staticRoutes: STATIC_ROUTES,
    today: getBuildDay(new Date()),
    hasPublicFile: (file: string) =>
      drafts.has(`public${file}`) || existsSync(path.join(root, 'public', file)),
  }
  return { raw, ...checkContent(raw, context) }
}
