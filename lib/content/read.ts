// Reads all of content/ from disk, parses and checks it: pages (through index.ts), commands, and publishing get it from
// here. Next compiles the MDX texts that pages show.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getLatestDay, getLocalDay } from '../base/month'
import { type CheckedOutcome, checkContent } from './check'
import { type CheckContext, type ContentIssue, issueAt } from './issue'
import { fileOf, KIND_NAMES, KINDS, type Kind, schemaFileOf } from './kinds'
import { type RawContent, type RawFile, readBytes, unreadable } from './raw-file'

const MISSING = 'there is no such file. Restore it: the site needs every file of content/.'

/** Every file in content/ under `root`, parsed but not checked. */
export const readRawContent = (root = process.cwd()) =>
  Object.fromEntries(KIND_NAMES.map((kind) => [kind, readKind(root, kind)])) as RawContent

/** The files of one kind, sorted by name. A folder may be missing; a single file may not. */
function readKind(root: string, kind: Kind): RawFile[] {
  if (KINDS[kind].shape === 'json-file') return [readFile(root, fileOf(kind, ''))]
  const ending = path.extname(fileOf(kind, 'x'))
  const folder = path.join(root, 'content', kind)
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names
    .filter((name) => name.endsWith(ending) && !isLeftover(name))
    .sort()
    .map((name) => readFile(root, `content/${kind}/${name}`))
}

function readFile(root: string, file: string): RawFile {
  const fullPath = path.join(root, file)
  const name = path.parse(file).name
  if (!existsSync(fullPath)) return { file, name, text: '', ...unreadable(issueAt(file, [], MISSING)) }
  return { file, name, ...readBytes(file, readFileSync(fullPath)) }
}

/**
 * What editors and systems leave behind: "._site.json", ".#site.json", "#site.json#", "site.json~", "site.json.orig",
 * "Thumbs.db". No name of content begins or ends like this.
 */
export const isLeftover = (file: string): boolean =>
  /^[.#~]|[~#]$|\.(?:orig|rej|bak|tmp|sw[op])$|^(?:thumbs\.db|desktop\.ini)$/i.test(path.basename(file))

/** An error for each file that nothing reads: its author expects it on the site. */
function findUnread(root: string, raw: RawContent): ContentIssue[] {
  const folder = path.join(root, 'content')
  const read = new Set([
    ...Object.values(raw).flatMap((files) => files.map(({ file }) => file)),
    ...KIND_NAMES.map(schemaFileOf),
  ])
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !read.has(`content/${name}`) && name !== 'README.md' && !isLeftover(name))
    .sort()
    .map((name) => issueAt(`content/${name}`, [], describeUnread(name)))
}

function describeUnread(name: string): string {
  const { dir, name: base } = path.parse(name)
  const kind = KIND_NAMES.find((known) => known === dir && KINDS[known].shape !== 'json-file')
  const fix = kind
    ? `Rename it to "${path.basename(fileOf(kind, base.toLowerCase()))}", or remove it.`
    : 'Move it to the folder of its kind, or remove it; content/README.md lists them.'
  return `nothing reads this file. ${fix}`
}

/** What the content under `root` is compared with. */
export const makeContext = (root: string): CheckContext => ({
  today: getLocalDay(),
  // A machine that builds for everybody does not know where an editor is.
  lastEventDay: process.env.CI ? getLatestDay() : getLocalDay(),
  hasPublicFile: (file) => existsSync(path.join(root, 'public', file)),
})

/** The content under `root`, checked against the schemas, the other files, public/, and the calendar. */
export function readContent(root = process.cwd()): CheckedOutcome & { raw: RawContent } {
  const raw = readRawContent(root)
  const outcome = checkContent(raw, makeContext(root))
  const unread = findUnread(root, raw)
  return unread.length > 0
    ? { raw, content: null, issues: [...unread, ...outcome.issues] }
    : { raw, ...outcome }
}
