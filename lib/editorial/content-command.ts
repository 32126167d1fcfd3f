// `npm run content`: checks content/, and writes the missing entries of the records' histories on request. `npm run dev`
// runs it first; `npm run build` has its own check in lib/content.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { getLocalDay } from '../base/month'
import { checkContent, parseContent } from '../content/check'
import { formatEntry, listLogged } from '../content/history'
import { type ContentIssue, formatIssues } from '../content/issue'
import type { CheckedContent } from '../content/kinds'
import { parseFile, type RawContent, type RawFile } from '../content/raw-file'
import { makeContext, readContent, readRawContent } from '../content/read'
import { formatPath } from '../schemas/messages'
import { type LogNote, planHistory } from './plan-history'

const USAGE = `Usage: npm run content                    checks content/
       npm run content -- --log "reason"  writes what changed into the history of each record, dated today
       npm run content -- --log remedymeds "reason"          only of this seller, or drug
       npm run content -- --log offers.monthly.price "reason"  only of this field; also with a seller before it`

/** What a command prints, and the status it exits with. */
export type CommandResult = { status: 0 | 1 | 2; output?: string; errors?: string }

/** Status 1: an error in the content of the project under `root`. Status 2: the command line is invalid. */
export function runContent(args: string[], root = process.cwd()): CommandResult {
  let words: string[] | undefined
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { log: { type: 'string' } },
      allowPositionals: true,
    })
    words = values.log === undefined ? undefined : [values.log, ...positionals].map((word) => word.trim())
    if (!words && positionals.length > 0) throw new Error(`Unknown argument "${positionals[0]}".`)
    if (words?.at(-1) === '')
      throw new Error('--log needs the reason that readers see: --log "The sale ended".')
  } catch (error) {
    return { status: 2, errors: `${(error as Error).message}\n${USAGE}` }
  }
  return words ? writeHistories(words.at(-1) ?? '', words.slice(0, -1), root) : checkContentIn(root)
}

function checkContentIn(root: string): CommandResult {
  const { issues, raw } = readContent(root)
  if (issues.length === 0)
    return { status: 0, output: `Content: ${Object.values(raw).flat().length} files checked, no errors.` }
  const { content } = parseContent(raw)
  const isBehind = content && planAll(content, '…').length > 0
  const hint = '\n`npm run content -- --log "reason"` writes the missing entries of `history`.'
  return { status: 1, errors: formatIssues(issues) + (isBehind ? hint : '') }
}

/** The histories that lack entries, with them. `ids`, `fields`: only of these sellers or drugs, only entries of these. */
function planAll(
  content: CheckedContent,
  reason: string,
  ids: readonly string[] = [],
  fields: readonly string[] = [],
) {
  const note: LogNote = { on: getLocalDay(), reason }
  return listLogged(content)
    .filter(({ record: { id } }) => ids.length === 0 || ids.includes(id))
    .map(({ record, ...place }) => ({ id: record.id, ...place, ...planHistory(record, note, fields) }))
    .filter(({ isChanged }) => isChanged)
}

type Planned = ReturnType<typeof planAll>

/** The files with these histories. */
function withHistories(files: readonly RawFile[], planned: Planned): RawFile[] {
  return files.map((file) => {
    const histories = planned.filter((plan) => plan.file === file.file)
    if (histories.length === 0) return file
    const data = structuredClone(Object(file.data))
    for (const { path: at, history } of histories)
      at.reduce((group, key) => Reflect.get(group, key), data).history = history
    const text = `${JSON.stringify(data, null, 2)}\n`
    return { ...file, text, ...parseFile(file.file, text) }
  })
}

const LOGGED_KINDS = ['providers', 'maker-prices'] as const

/** All content with these histories. */
const withAllHistories = (raw: RawContent, planned: Planned): RawContent => ({
  ...raw,
  ...Object.fromEntries(LOGGED_KINDS.map((kind) => [kind, withHistories(raw[kind], planned)])),
})

/**
 * Writes the histories only if the content then has no error. `targets` are ids of sellers and fields; what else changed
 * keeps waiting for its own reason, and is no error here.
 */
function writeHistories(reason: string, targets: readonly string[], root: string): CommandResult {
  const raw = readRawContent(root)
  const { content, issues } = parseContent(raw)
  if (!content) return fail(issues)
  const known = listLogged(content).map(({ record }) => record.id)
  const ids = targets.filter((target) => known.includes(target))
  const fields = targets.filter((target) => !ids.includes(target))
  const all = planAll(content, reason)
  const planned = planAll(content, reason, ids, fields)
  if (planned.length === 0 && all.length > 0) {
    const waiting = all.flatMap(({ id, added }) => added.map(({ field }) => `${id} ${field}`))
    return {
      status: 2,
      errors: `Nothing to log for ${targets.join(' ')}. What changed: ${waiting.join(', ')}. Nothing was written.`,
    }
  }
  if (planned.length === 0)
    return {
      status: 0,
      output: 'Nothing to log: every history agrees with its record. Nothing was written.',
    }
  const outcome = checkContent(withAllHistories(raw, all), makeContext(root))
  if (!outcome.content) return fail(outcome.issues)
  const files = LOGGED_KINDS.flatMap((kind) => raw[kind])
  for (const { file, text } of withHistories(files, planned))
    if (text !== files.find((entry) => entry.file === file)?.text) writeFileSync(path.join(root, file), text)
  const lines = planned.flatMap(({ file, path: at, added }) =>
    added.map((entry) => `${file} → ${formatPath([...at, 'history'])}: ${formatEntry(entry)}`),
  )
  return { status: 0, output: lines.join('\n') || 'Removed the entries of today: the values are back.' }
}

const fail = (issues: readonly ContentIssue[]): CommandResult => ({
  status: 1,
  errors: `${formatIssues(issues)}\nNothing was written. Correct this, then run the command again.`,
})

if (process.argv[1] === __filename) {
  const { status, output, errors } = runContent(process.argv.slice(2))
  if (output) console.log(output)
  if (errors) console.error(errors)
  process.exitCode = status
}
