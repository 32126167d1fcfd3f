// Reads all of content/ from disk, parses and checks it: pages (through index.ts), commands, and publishing get it from
// here. Next compiles the MDX texts that pages show.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getBuildDay } from '../base/month'
import { specifiedSchema } from '../schemas/specified'
import { checkContent, type Outcome, parseContent } from './check'
import { issueAt } from './issue'
import { fileOf, KIND_NAMES, KINDS, type Kind } from './kinds'
import { normalize, parseFile, type RawContent, type RawFile, readBytes, unreadable } from './raw-file'

const MISSING = 'there is no such file. Restore it: the site needs every file of content/.'

/** What replaces files on disk, by path from the root: texts, or the bytes of an image. null removes a file. */
export type Drafts = ReadonlyMap<string, string | Uint8Array | null>

const NO_DRAFTS: Drafts = new Map()

/** Every file in content/ under `root`, parsed but not checked. */
export const readRawContent = (root = process.cwd(), drafts = NO_DRAFTS) =>
  Object.fromEntries(KIND_NAMES.map((kind) => [kind, readKind(root, kind, drafts)])) as RawContent

/** The files of one kind, sorted by name. A folder may be missing; a single file may not. */
export function readKind(root: string, kind: Kind, drafts = NO_DRAFTS): RawFile[] {
  if (KINDS[kind].shape === 'json-file') return [readFile(root, fileOf(kind, ''), drafts)]
  const ending = path.extname(fileOf(kind, 'x'))
  const folder = `content/${kind}`
  const onDisk = existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : []
  return [...new Set([...onDisk.map((name) => `${folder}/${name}`), ...drafts.keys()])]
    .filter((file) => path.dirname(file) === folder && file.endsWith(ending) && drafts.get(file) !== null)
    .map((file) => readFile(root, file, drafts))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function readFile(root: string, file: string, drafts: Drafts): RawFile {
  const fullPath = path.join(root, file)
  const name = path.parse(file).name
  const draft = drafts.get(file)
  if (draft === null || (draft === undefined && !existsSync(fullPath)))
    return { file, name, text: '', ...unreadable(issueAt(file, [], MISSING)) }
  if (typeof draft !== 'string') return { file, name, ...readBytes(file, readFileSync(fullPath)) }
  const text = normalize(draft)
  return { file, name, text, ...parseFile(file, text) }
}

/** What commands plan their edits with: content checked against its schemas only. See `parseContent`. */
export const readParsedContent = (root = process.cwd(), drafts = NO_DRAFTS) =>
  parseContent(readRawContent(root, drafts))

/** What the specification fixes, by file. */
export function readSpecified(root: string) {
  const file = path.join(root, 'content/specified.json')
  return specifiedSchema.parse(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
}

/** The content under `root`, checked against the schemas, the other files, public/, and the calendar. */
export function readContent(root = process.cwd(), drafts = NO_DRAFTS): Outcome & { raw: RawContent } {
  const raw = readRawContent(root, drafts)
  const context = {
    specified: readSpecified(root),
    today: getBuildDay(new Date()),
    hasPublicFile: (file: string) =>
      drafts.has(`public${file}`)
        ? drafts.get(`public${file}`) !== null
        : existsSync(path.join(root, 'public', file)),
  }
  return { raw, ...checkContent(raw, context) }
}
