// `npm run content`: checks content/, and writes the missing entries of the records' histories on request. `npm run dev`
// runs it first; `npm run build` has its own check in lib/content.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { getEditorDay } from '../base/month'
import { checkContent, parseContent } from '../content/check'
import { formatEntry } from '../content/history'
import { type ContentIssue, formatIssues } from '../content/issue'
import { parseFile } from '../content/raw-file'
import { makeContext, readContent, readRawContent } from '../content/read'
import type { ProviderRecord } from '../schemas/providers'
import { type LogNote, planHistory } from './plan-history'

const USAGE = `Usage: npm run content                    checks content/
       npm run content -- --log "reason"  writes what changed into the history of each record, dated today`

/** What a command prints, and the status it exits with. */
export type CommandResult = { status: 0 | 1 | 2; output?: string; errors?: string }

/** Status 1: an error in the content of the project under `root`. Status 2: the command line is invalid. */
export function runContent(args: string[], root = process.cwd()): CommandResult {
  let reason: string | undefined
  try {
    reason = parseArgs({ args, options: { log: { type: 'string' } } }).values.log?.trim()
    if (reason === '') throw new Error('--log needs the reason that readers see: --log "The sale ended".')
  } catch (error) {
    return { status: 2, errors: `${(error as Error).message}\n${USAGE}` }
  }
  return reason === undefined ? check(root) : writeHistories(reason, root)
}

function check(root: string): CommandResult {
  const { issues, raw } = readContent(root)
  if (issues.length === 0)
    return { status: 0, output: `Content: ${Object.values(raw).flat().length} files checked, no errors.` }
  const { content } = parseContent(raw)
  const isBehind = content && planAll(content.providers, '…').length > 0
  const hint = '\n`npm run content -- --log "reason"` writes the missing entries of `history`.'
  return { status: 1, errors: formatIssues(issues) + (isBehind ? hint : '') }
}

/** The histories that lack entries, with them. */
function planAll(providers: readonly ProviderRecord[], reason: string) {
  const note: LogNote = { on: getEditorDay(), reason }
  return providers
    .map((record) => ({ id: record.id, ...planHistory(record, note) }))
    .filter(({ isChanged }) => isChanged)
}

/** Writes the histories only if the content then has no error. */
function writeHistories(reason: string, root: string): CommandResult {
  const raw = readRawContent(root)
  const { content, issues } = parseContent(raw)
  if (!content) return fail(issues)
  const planned = planAll(content.providers, reason)
  if (planned.length === 0)
    return {
      status: 0,
      output: 'Nothing to log: every history agrees with its record. Nothing was written.',
    }
  const histories = new Map(planned.map(({ id, history }) => [id, history]))
  const providers = raw.providers.map((own) => {
    const history = histories.get(own.name)
    if (!history) return own
    const text = `${JSON.stringify({ ...Object(own.data), history }, null, 2)}\n`
    return { ...own, text, ...parseFile(own.file, text) }
  })
  const outcome = checkContent({ ...raw, providers }, makeContext(root))
  if (!outcome.content) return fail(outcome.issues)
  for (const { file, name, text } of providers)
    if (histories.has(name)) writeFileSync(path.join(root, file), text)
  const lines = planned.flatMap(({ id, added }) =>
    added.map((entry) => `content/providers/${id}.json → history: ${formatEntry(entry)}`),
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
