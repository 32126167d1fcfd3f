// Saves edited files in content/: all of them, or none if the content would have an error. On request, it also brings
// the change log up to date. `npm run content -- --log`, `npm run due`, and the desk all write through this module.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type ContentIssue, issueAt } from '../../content/issue'
import { jsonFileOf } from '../../content/kinds'
import { type Drafts, readContent, readParsedContent, readRawContent } from '../../content/read'
import type { Change } from '../../schemas/change-log'
import { type LogEdit, type LogNote, planLog } from '../plan-log'
import { toJsonText } from './json-text'

const LOG = jsonFileOf('changes')

/** If there are issues, nothing was written. */
export type Saved = { issues: ContentIssue[]; log: LogEdit[]; files: string[] }

/**
 * @param drafts the new texts of files, by path from the project root; null removes a file
 * @param note null leaves the log as it is: the check then asks for missing entries
 */
export function saveContent(drafts: Drafts, note: LogNote | null, root = process.cwd()): Saved {
  const planned = note ? planDrafts(drafts, note, root) : { drafts, log: [], issues: [] }
  const issues = planned.issues.length > 0 ? planned.issues : readContent(root, planned.drafts).issues
  if (issues.length > 0) return { issues, log: [], files: [] }
  writeDrafts(planned.drafts, root)
  return { issues, log: planned.log, files: [...planned.drafts.keys()] }
}

/** The drafts, and the change-log entries that they require. Writes nothing. */
export function planDrafts(drafts: Drafts, note: LogNote, root: string) {
  const { content, issues } = readParsedContent(root, drafts)
  const before = readParsedContent(root)
  if (issues.length > 0) return { drafts, log: [], issues }
  const log = planLog(content, before.issues.length > 0 ? note : { ...note, before: before.content })
  const newest = content.changes.changes[0]?.date
  if (log.length > 0 && newest !== undefined && newest > note.date) {
    const message = `the newest entry is from ${newest}, so a new one cannot be from ${note.date}. Use ${newest} or later.`
    return { drafts, log, issues: [issueAt(LOG, ['changes', 0, 'date'], message)] }
  }
  if (log.length === 0) return { drafts, log, issues }
  const [file] = readRawContent(root, drafts).changes
  const value = { ...Object(file?.data), changes: applyLog(content.changes.changes, log) }
  return { drafts: new Map([...drafts, [LOG, toJsonText(root, LOG, value)]]), log, issues }
}

/** The change log after the edits: new entries come first. */
function applyLog(changes: readonly Change[], log: readonly LogEdit[]): Change[] {
  const find = (index: number) => log.find((edit) => edit.kind !== 'add' && edit.index === index)
  const kept = changes.flatMap((change, index): Change[] => {
    const edit = find(index)
    return edit?.kind === 'remove' ? [] : [edit?.entry ?? change]
  })
  return [...log.flatMap(({ kind, entry }) => (kind === 'add' ? [entry] : [])), ...kept]
}

/**
 * Writes all drafts. A process that reads a file meanwhile, such as `next dev`, sees its old or its new text. No file
 * is replaced before all texts are on disk.
 */
export function writeDrafts(drafts: Drafts, root = process.cwd()) {
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
