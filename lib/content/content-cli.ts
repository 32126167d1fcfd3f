// `npm run content`: checks content/ and prints every error at once. `npm run dev` and `npm run build` begin with it.
// `npm run content -- --log "reason"` first writes the entries that content/changes.json lacks. Exits with 1 on an error in
// the content, with 2 where the command cannot be read.
import { parseArgs } from 'node:util'
import { isDay } from '../base/day'
import { getLocalDay } from '../base/latest-day'
import { formatEntry, LOG_WORDS, type LogNote, planLog } from './change-log'
import { formatIssues } from './issue'
import { readContent, readParsedContent } from './read'
import { saveContent } from './save'

const USAGE = `Usage: npm run content                                  checks content/
       npm run content -- --log "reason"                writes the missing entries of content/changes.json
       npm run content -- --log "…" --today 2026-11-20  the same, with another day than today`

run()

function run() {
  let note: LogNote | null
  try {
    note = readNote()
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`)
    process.exitCode = 2
    return
  }
  if (note) writeLog(note)
  else check()
}

/** Null where the command only checks. Throws on arguments that it does not know. */
function readNote(): LogNote | null {
  const { log, today } = parseArgs({
    options: { log: { type: 'string' }, today: { type: 'string' } },
  }).values
  if (log === undefined) {
    if (today !== undefined) throw new Error('--today is the day of the entries: it needs --log "reason".')
    return null
  }
  if (log.trim() === '') throw new Error('--log needs the reason that readers see: --log "The sale ended".')
  if (today !== undefined && !isDay(today))
    throw new Error(`--today needs a day like 2026-11-20, got "${today}".`)
  return { date: today ?? getLocalDay(), why: log.trim() }
}

function check() {
  const { issues, raw } = readContent()
  if (issues.length > 0) {
    console.error(formatIssues(issues))
    const { content, issues: unsound } = readParsedContent()
    if (unsound.length === 0 && planLog(content, { date: getLocalDay(), why: '…' }).length > 0)
      console.error('`npm run content -- --log "reason"` writes the missing entries of content/changes.json.')
    process.exitCode = 1
  } else {
    console.log(`Content: ${Object.values(raw).flat().length} files checked, no errors.`)
  }
}

function writeLog(note: LogNote) {
  const { issues, log } = saveContent(new Map(), note)
  if (issues.length > 0) {
    console.error(formatIssues(issues))
    console.error('Nothing was written. Correct this, then run the command again.')
    process.exitCode = 1
  } else if (log.length === 0) {
    console.log('Nothing to log: content/changes.json agrees with the providers. Nothing was written.')
  } else {
    for (const { kind, entry } of log)
      console.log(`content/changes.json → ${LOG_WORDS[kind]}: ${formatEntry(entry)}`)
  }
}
