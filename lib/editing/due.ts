// The command `npm run due`: lists what somebody has to review, and records that they did. due-cli.ts prints what it
// returns.
import { parseArgs } from 'node:util'
import { isDay } from '../base/day'
import { getBuildDay } from '../base/month'
import { formatEntry } from '../content/change-log'
import { type ContentIssue, formatIssues } from '../content/issue'
import { type CheckedContent, jsonFileOf } from '../content/kinds'
import { readContent, readParsedContent } from '../content/read'
import { formatPath } from '../schemas/messages'
import { readSiteUrl } from '../seo/metadata'
import type { CommandResult } from './content-command'
import { type Assignment, getChangedFields, planChanged, planStillTrue } from './due-edits'
import { findDueItems } from './due-items'
import { formatDue } from './due-report'
import { isTargetName, UsageError } from './due-targets'
import { applyFileEdits, type FileEdit } from './files/file-edits'
import { saveContent } from './files/save-content'
import { isWording, LOG_WORDS, type LogNote } from './plan-log'

const USAGE = `Usage: npm run due [-- --today 2027-03-01] [-- --json]
       npm run due -- still-true PROVIDER FIELD --by "Your name" [--source https://…]
       npm run due -- still-true source ID | guide NAME | maker-prices DRUG | site securityTxt
       npm run due -- changed PROVIDER FIELD=VALUE … --by "Your name" --reason "Why, for readers" [--source https://…]
       npm run due -- changed PROVIDER FIELD --value '{ "amount": 109, … }' --by … --reason …
       npm run due -- changed source ID | guide NAME | maker-prices DRUG/OFFER | site  FIELD=VALUE …
       npm run due -- changed maker-prices DRUG/OFFER --remove
FIELD may be part of a field, like pricing.amount or features[0]. VALUE is JSON; anything else is read as text.`

const OPTIONS = {
  today: { type: 'string' },
  json: { type: 'boolean' },
  by: { type: 'string' },
  source: { type: 'string' },
  reason: { type: 'string' },
  value: { type: 'string' },
  remove: { type: 'boolean' },
} as const

type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

/** The options that each action accepts in addition to --today. */
const ALLOWED = {
  list: ['json'],
  'still-true': ['by', 'source'],
  changed: ['by', 'source', 'reason', 'value', 'remove'],
} satisfies Record<string, (keyof Options)[]>

/**
 * Runs the command in the project under `root`. Status 1: something is overdue, or the content check rejects what would be
 * written. Status 2: the command line is invalid. `columns` is the width of the terminal.
 */
export function runDue(args: readonly string[], columns?: number, root = process.cwd()): CommandResult {
  try {
    const { action, words, options } = readCommand(args)
    const today = options.today ?? getBuildDay()
    if (!isDay(today)) throw new UsageError(`--today needs a day like 2027-03-01, got "${today}".`)
    if (action === 'list') return list(today, options.json ? 'json' : columns, root)
    const { content, issues } = readParsedContent(root)
    if (issues.length > 0) return refuse(issues)
    const { edits, note } = (action === 'changed' ? readChanged : readStillTrue)(
      content,
      words,
      options,
      today,
    )
    return write(edits, note, root)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return { status: 2, output: '', errors: error.message }
  }
}

type Plan = { edits: FileEdit[]; note: LogNote | null }

const sign = (today: string, { by, source }: Options) => ({ today, by: by?.trim(), source })

function readStillTrue(
  content: CheckedContent,
  words: readonly string[],
  options: Options,
  today: string,
): Plan {
  const [kind, id, ...more] = words
  if (kind === undefined) throw new UsageError(`What is still true?\n${USAGE}`)
  if (more.length > 0) throw new UsageError(`Unexpected "${more.join(' ')}".\n${USAGE}`)
  return { edits: planStillTrue(content, { kind, id }, sign(today, options)), note: null }
}

function readChanged(
  content: CheckedContent,
  words: readonly string[],
  options: Options,
  today: string,
): Plan {
  const [kind, ...rest] = words
  if (kind === undefined) throw new UsageError(`What has changed?\n${USAGE}`)
  const hasId = isTargetName(kind) && kind !== 'site'
  const [id] = hasId ? rest : []
  const assignments = readAssignments(hasId ? rest.slice(1) : rest, options)
  if (options.remove && kind !== 'maker-prices')
    throw new UsageError('--remove is only for offers in maker-prices.')
  const edits = planChanged(content, { kind, id }, assignments, sign(today, options))
  if (edits.length === 0)
    throw new UsageError(
      'The content already has this value: nothing was written. Use still-true to record that somebody checked it.',
    )
  const fields = isTargetName(kind) ? [] : getChangedFields(edits)
  if (fields.length === 0) return { edits, note: null }
  const why = options.reason?.trim()
  if (!why)
    throw new UsageError('Why did it change? Readers see it in the log: add --reason "The sale ended".')
  return { edits, note: { date: today, why, wording: fields.every(isWording) } }
}

function readCommand(args: readonly string[]): {
  action: keyof typeof ALLOWED
  words: string[]
  options: Options
} {
  let parsed: { values: Options; positionals: string[] }
  try {
    parsed = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${USAGE}`)
  }
  const [action = 'list', ...words] = parsed.positionals
  if (!(action === 'list' || action === 'still-true' || action === 'changed'))
    throw new UsageError(`Unknown command "${action}".\n${USAGE}`)
  const allowed: string[] = ['today', ...ALLOWED[action]]
  const unknown = Object.keys(parsed.values).find((name) => !allowed.includes(name))
  if (unknown)
    throw new UsageError(
      `--${unknown} does not apply to ${action === 'list' ? 'the list' : action}.\n${USAGE}`,
    )
  return { action, words, options: parsed.values }
}

function readAssignments(words: readonly string[], { value, remove }: Options): Assignment[] {
  if (remove) {
    if (words.length > 0 || value !== undefined)
      throw new UsageError('--remove removes the whole offer and takes no value.')
    return [{ path: '', value: undefined }]
  }
  const named = words.filter((word) => !word.includes('='))
  if (named.length !== (value === undefined ? 0 : 1)) {
    throw new UsageError(
      value === undefined
        ? `${named.length > 0 ? `"${named.join('", "')}" has no value. ` : ''}Write FIELD=VALUE, or FIELD --value '…'.`
        : 'Name one field without "=" for --value.',
    )
  }
  const assignments = words.map((word) => {
    const [path = '', ...rest] = word.split('=')
    return { path, value: readValue(word.includes('=') ? rest.join('=') : (value ?? '')) }
  })
  if (assignments.length === 0) throw new UsageError(`What is the new value?\n${USAGE}`)
  return assignments
}

/** The parsed value if the text is JSON, otherwise the text itself. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function list(today: string, columns: number | 'json' | undefined, root: string): CommandResult {
  // Overdue content, such as a price past its end, may break a rule. The list is shown anyway.
  const checked = readContent(root)
  const { content, issues } = checked.content ? checked : readParsedContent(root)
  if (issues.length > 0) return refuse(issues)
  const items = findDueItems(content, today, readSiteUrl(process.env.NEXT_PUBLIC_SITE_URL))
  const overdue = items.filter(({ days }) => days < 0).length
  return {
    status: overdue > 0 || checked.issues.length > 0 ? 1 : 0,
    output:
      columns === 'json' ? JSON.stringify({ today, overdue, items }, null, 2) : formatDue(items, columns),
    errors: checked.issues.length > 0 ? formatIssues(checked.issues) : '',
  }
}

function write(edits: readonly FileEdit[], note: LogNote | null, root: string): CommandResult {
  if (edits.length === 0)
    return { status: 0, output: 'Nothing to write: the content already has these values.', errors: '' }
  const { issues, log } = saveContent(applyFileEdits(edits, root), note, root)
  if (issues.length > 0) return refuse(issues)
  const written = edits.map(
    ({ file, path, value }) =>
      `${file} → ${formatPath(path)}: ${value === undefined ? 'removed' : JSON.stringify(value)}`,
  )
  const logged = log.map(
    ({ kind, entry }) => `${jsonFileOf('changes')} → ${LOG_WORDS[kind]}: ${formatEntry(entry)}`,
  )
  return { status: 0, output: [...written, ...logged].join('\n'), errors: '' }
}

const refuse = (issues: readonly ContentIssue[]): CommandResult => ({
  status: 1,
  output: '',
  errors: `${formatIssues(issues)}\nNothing was written.`,
})
