// The command `npm run content`: checks content/, and writes the missing entries of the change log on request.
// content-cli.ts prints what it returns.
import { parseArgs } from 'node:util'
import { isDay } from '../base/day'
import { getBuildDay } from '../base/month'
import { formatEntry } from '../content/change-log'
import { formatIssues } from '../content/issue'
import { readContent, readParsedContent } from '../content/read'
import { saveContent } from './files/save-content'
import { LOG_WORDS, type LogNote, planLog } from './plan-log'

const USAGE = `Usage: npm run content                                  checks content/
       npm run content -- --log "reason"                writes the missing entries of content/changes.json
       npm run content -- --log "…" --today 2026-11-20  the same, dated another day`

/** What a command prints, and the status it exits with. */
export type CommandResult = { status: 0 | 1 | 2; output: string; errors: string }

/** Status 1: an error in the content of the project under `root`. Status 2: the command line is invalid. */
export function runContent(args: readonly string[], root = process.cwd()): CommandResult {
  try {
    const note = readNote(args)
    return note ? writeLog(note, root) : check(root)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return { status: 2, output: '', errors: `${error.message}\n${USAGE}` }
  }
}

class UsageError extends Error {}

/** Null if the command only checks. */
function readNote(args: readonly string[]): LogNote | null {
  const { log, today } = readOptions(args)
  if (log === undefined) {
    if (today !== undefined)
      throw new UsageError('--today is the day of the entries: it needs --log "reason".')
    return null
  }
  if (log.trim() === '')
    throw new UsageError('--log needs the reason that readers see: --log "The sale ended".')
  if (today !== undefined && !isDay(today))
    throw new UsageError(`--today needs a day like 2026-11-20, got "${today}".`)
  return { date: today ?? getBuildDay(), why: log.trim() }
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { log: { type: 'string' }, today: { type: 'string' } } })
      .values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function check(root: string): CommandResult {
  const { issues, raw } = readContent(root)
  if (issues.length === 0) {
    const count = Object.values(raw).flat().length
    return { status: 0, output: `Content: ${count} files checked, no errors.`, errors: '' }
  }
  const { content, issues: unsound } = readParsedContent(root)
  const isLogBehind = unsound.length === 0 && planLog(content, { date: getBuildDay(), why: '…' }).length > 0
  const hint = '\n`npm run content -- --log "reason"` writes the missing entries of content/changes.json.'
  return { status: 1, output: '', errors: formatIssues(issues) + (isLogBehind ? hint : '') }
}

function writeLog(note: LogNote, root: string): CommandResult {
  const { issues, log } = saveContent(new Map(), note, root)
  if (issues.length > 0) {
    const errors = `${formatIssues(issues)}\nNothing was written. Correct this, then run the command again.`
    return { status: 1, output: '', errors }
  }
  const lines = log.map(
    ({ kind, entry }) => `content/changes.json → ${LOG_WORDS[kind]}: ${formatEntry(entry)}`,
  )
  const nothing = 'Nothing to log: content/changes.json agrees with the providers. Nothing was written.'
  return { status: 0, output: lines.length > 0 ? lines.join('\n') : nothing, errors: '' }
}
