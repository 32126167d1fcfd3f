// `npm run content`: checks content/, and writes the missing entries of the records' histories on request. `npm run dev` runs it
// first, and `npm run build` fails if it does.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { getBuildDay } from '../base/month'
import { formatEntry } from '../content/history'
import { formatIssues } from '../content/issue'
import { readContent } from '../content/read'
import { planSave, writeDrafts } from './files/save-content'

const USAGE = `Usage: npm run content                    checks content/
       npm run content -- --log "reason"  writes what changed into the history of each record, dated today`

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

const plan = (root: string, reason: string) => planSave(root, { on: getBuildDay(), reason })

function check(root: string): CommandResult {
  const { content, issues, raw } = readContent(root)
  if (issues.length > 0) {
    const hint = '\n`npm run content -- --log "reason"` writes the missing entries of `history`.'
    return { status: 1, errors: formatIssues(issues) + (plan(root, '…').log.length > 0 ? hint : '') }
  }
  const { CHECKED_CONTENT } = process.env // set by `npm run build`
  if (CHECKED_CONTENT) {
    mkdirSync(path.dirname(CHECKED_CONTENT), { recursive: true })
    writeFileSync(CHECKED_CONTENT, JSON.stringify(content))
  }
  return { status: 0, output: `Content: ${Object.values(raw).flat().length} files checked, no errors.` }
}

function writeLog(why: string, root: string): CommandResult {
  const { issues, log, drafts } = plan(root, why)
  if (issues.length > 0) {
    const errors = `${formatIssues(issues)}\nNothing was written. Correct this, then run the command again.`
    return { status: 1, errors }
  }
  writeDrafts(root, drafts)
  const lines = log.map(({ file, entry }) => `${file} → history: ${formatEntry(entry)}`)
  const nothing = 'Nothing to log: every history agrees with its record. Nothing was written.'
  return { status: 0, output: lines.join('\n') || nothing }
}

if (process.argv[1] === __filename) {
  const { status, output, errors } = runContent(process.argv.slice(2))
  if (output) console.log(output)
  if (errors) console.error(errors)
  process.exitCode = status
}
