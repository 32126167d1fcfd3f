// `npm run content`: checks content/, and writes the missing entries of the change log on request. `npm run dev` runs it
// first; `npm run build` has its own check in lib/content.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { getBuildDay } from '../base/month'
import { formatEntry } from '../content/change-log'
import { checkContent, parseContent } from '../content/check'
import { type ContentIssue, formatIssues, issueAt } from '../content/issue'
import { fileOf } from '../content/kinds'
import { parseFile } from '../content/raw-file'
import { makeContext, readContent, readRawContent } from '../content/read'
import { LOG_WORDS, planLog } from './plan-log'

const LOG = fileOf('changes')

const USAGE = `Usage: npm run content                    checks content/
       npm run content -- --log "reason"  writes the missing entries of content/changes.json, dated today`

/** What a command prints, and the status it exits with. */
export type CommandResult = { status: 0 | 1 | 2; output?: string; errors?: string }

/** Status 1: an error in the content of the project under `root`. Status 2: the command line is invalid. */
export function runContent(args: string[], root = process.cwd()): CommandResult {
  let why: string | undefined
  try {
    why = parseArgs({ args, options: { log: { type: 'string' } } }).values.log?.trim()
    if (why === '') throw new Error('--log needs the reason that readers see: --log "The sale ended".')
  } catch (error) {
    return { status: 2, errors: `${(error as Error).message}\n${USAGE}` }
  }
  return why === undefined ? check(root) : writeLog(why, root)
}

function check(root: string): CommandResult {
  const { issues, raw } = readContent(root)
  if (issues.length === 0)
    return { status: 0, output: `Content: ${Object.values(raw).flat().length} files checked, no errors.` }
  const { content } = parseContent(raw)
  const isLogBehind = content && planLog(content, getBuildDay(), '…').log.length > 0
  const hint = '\n`npm run content -- --log "reason"` writes the missing entries of content/changes.json.'
  return { status: 1, errors: formatIssues(issues) + (isLogBehind ? hint : '') }
}

/** Writes the log only if the content then has no error. */
function writeLog(why: string, root: string): CommandResult {
  const raw = readRawContent(root)
  const { content, issues } = parseContent(raw)
  if (!content) return fail(issues)
  const today = getBuildDay()
  const newest = content.changes.changes[0]?.date ?? ''
  if (newest > today) {
    const message = `the newest entry is from ${newest}, so a new one cannot be from ${today}. Correct its day.`
    return fail([issueAt(LOG, ['changes', 0, 'date'], message)])
  }
  const { changes, log } = planLog(content, today, why)
  if (log.length === 0)
    return { status: 0, output: `Nothing to log: ${LOG} agrees with the providers. Nothing was written.` }
  const [file] = raw.changes
  const text = `${JSON.stringify({ ...Object(file?.data), changes }, null, 2)}\n`
  const logged = { file: LOG, name: 'changes', text, ...parseFile(LOG, text) }
  const outcome = checkContent({ ...raw, changes: [logged] }, makeContext(root))
  if (!outcome.content) return fail(outcome.issues)
  writeFileSync(path.join(root, LOG), text)
  return {
    status: 0,
    output: log.map(({ kind, entry }) => `${LOG} → ${LOG_WORDS[kind]}: ${formatEntry(entry)}`).join('\n'),
  }
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
