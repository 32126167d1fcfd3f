// Saves edited files in content/: all of them with the entries that the change log then needs, or none if the content
// would have an error. `npm run content -- --log` and the desk both write through this module.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type ContentIssue, issueAt } from '../../content/issue'
import { type CheckedContent, fileOf } from '../../content/kinds'
import { type Drafts, readContent, readParsedContent, readRawContent } from '../../content/read'
import { type LogEdit, type LogNote, planLog } from '../plan-log'
import { isEqual } from './equal'
import { toJsonText } from './json-text'

const LOG = fileOf('changes')

/** A damaged file that the log is about stops it; another one does not. */
const isLogged = ({ file }: ContentIssue) => /^content\/(?:providers\/|ranking\.|changes\.)/.test(file)

/** What a save would write, and the errors that prevent it. The contents are checked against their schemas only. */
export type Plan = {
  drafts: Drafts
  log: LogEdit[]
  issues: ContentIssue[]
  before: CheckedContent
  after: CheckedContent
}

/**
 * Plans to save the new texts of files, by path from the project root (null removes a file), and the log. Writes nothing.
 * @param known errors that existed before: they must not prevent editors from correcting another one
 */
export function planSave(root: string, drafts: Drafts, note: LogNote, known: ContentIssue[] = []): Plan {
  const [before, after] = [readParsedContent(root), readParsedContent(root, drafts)]
  const contents = { before: before.content, after: after.content }
  const stop = (issues: ContentIssue[], log: LogEdit[] = []) => ({ drafts, log, issues, ...contents })
  // If a value is malformed, issues that follow from it are left out: correcting the value fixes them.
  const malformed = withoutKnown(after.issues, known).filter(isFirstOfField)
  if (malformed.length > 0) return stop(malformed)
  const isSound = !after.issues.some(isLogged)
  const { changes, log } = isSound
    ? planLog(after.content, note, before.issues.some(isLogged) ? undefined : before.content)
    : { changes: [], log: [] }
  const newest = isSound ? after.content.changes.changes[0]?.date : undefined
  if (log.length > 0 && newest !== undefined && newest > note.date) {
    const message = `the newest entry is from ${newest}, so a new one cannot be from ${note.date}. Use ${newest} or later.`
    return stop([issueAt(LOG, ['changes', 0, 'date'], message)], log)
  }
  const all = new Map(drafts)
  const written = Object(readRawContent(root, drafts).changes[0]?.data)
  if (log.length > 0) all.set(LOG, toJsonText(root, LOG, { ...written, changes }))
  const issues = withoutKnown(readContent(root, all).issues, known)
  return { drafts: all, log, issues, ...contents }
}

type Named = Pick<ContentIssue, 'file' | 'message'>

export function withoutKnown<T extends Named>(issues: readonly T[], before: readonly Named[]): T[] {
  const toKey = ({ file, message }: Named) => `${file}\n${message}`
  const known = before.map(toKey)
  return issues.filter((issue) => {
    const place = known.indexOf(toKey(issue))
    if (place >= 0) known.splice(place, 1)
    return place < 0
  })
}

/** Later issues about the same value usually follow from the first one. A text may have several. */
const isFirstOfField = ({ file, path }: ContentIssue, index: number, all: readonly ContentIssue[]) =>
  path.length === 0 || all.findIndex((other) => other.file === file && isEqual(other.path, path)) === index

/**
 * Writes all drafts. A process that reads a file meanwhile, such as `next dev`, sees its old or its new text. No file
 * is replaced before all texts are on disk.
 */
export function writeDrafts(root: string, drafts: Drafts) {
  const steps = [...drafts].map(([file, text]) => {
    const fullPath = path.join(root, file)
    if (text === null) return () => rmSync(fullPath, { force: true })
    const unfinished = `${fullPath}.${process.pid}`
    mkdirSync(path.dirname(fullPath), { recursive: true })
    writeFileSync(unfinished, text)
    return () => renameSync(unfinished, fullPath)
  })
  for (const finish of steps) finish()
}
