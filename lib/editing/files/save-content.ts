// Saves edited files in content/: all of them with the entries that the change log then needs, or none if the content
// would have an error. `npm run content -- --log` writes through this module.
import { spawnSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { keepFirst } from '../../content/check'
import { type ContentIssue, issueAt } from '../../content/issue'
import { fileOf } from '../../content/kinds'
import { type Drafts, readContent, readKind, readParsedContent } from '../../content/read'
import { type LogEdit, type LogNote, planLog } from '../plan-log'

const LOG = fileOf('changes')

/** Without these files, there is no log. */
const isLogged = ({ file }: ContentIssue) => [LOG, fileOf('ranking')].includes(file)

/** A damaged record has no entries; the others do. */
const withSound = ({ content, issues }: ReturnType<typeof readParsedContent>) => ({
  ...content,
  providers: content.providers.filter(({ id }) =>
    issues.every(({ file }) => file !== fileOf('providers', id)),
  ),
})

/** What a save would write, and the errors that prevent it. The contents are checked against their schemas only. */
export type Plan = ReturnType<typeof planSave>

/** Plans to save texts by path from the root (null removes a file), and the log. Errors `known` before do not prevent it. */
export function planSave(root: string, drafts: Drafts, note: LogNote, known: ContentIssue[] = []) {
  const [before, after] = [readParsedContent(root), readParsedContent(root, drafts)]
  const plan = { drafts, log: [] as LogEdit[], before: before.content, after: after.content }
  // If a value is malformed, issues that follow from it are left out: correcting the value fixes them.
  const malformed = keepFirst(withoutKnown(after.issues, known))
  if (malformed.length > 0) return { ...plan, issues: malformed }
  const all = new Map(drafts)
  if (!after.issues.some(isLogged)) {
    const earlier = before.issues.some(isLogged) ? undefined : withSound(before)
    const { changes, log } = planLog(withSound(after), note, earlier)
    const newest = plan.after.changes.changes[0]?.date ?? ''
    plan.log = log
    if (log.length > 0 && newest > note.date) {
      const message = `the newest entry is from ${newest}, so a new one cannot be from ${note.date}. Use ${newest} or later.`
      return { ...plan, issues: [issueAt(LOG, ['changes', 0, 'date'], message)] }
    }
    const written = Object(readKind(root, 'changes', drafts)[0]?.data)
    if (log.length > 0) all.set(LOG, toJsonText(root, LOG, { ...written, changes }))
  }
  return { ...plan, drafts: all, issues: withoutKnown(readContent(root, all).issues, known) }
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

/** Replaces files once all texts are on disk, each at once: `next dev` reads its old text or its new one. */
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

/** The text of a JSON file as Biome formats it, so that saving a file changes only the lines of what changed. */
export function toJsonText(root: string, file: string, value: unknown): string {
  const program = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
  const input = `${JSON.stringify(value, null, 2)}\n`
  const args = [program, 'format', `--stdin-file-path=${file}`]
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, input, encoding: 'utf8' })
  return status === 0 ? stdout : input
}
