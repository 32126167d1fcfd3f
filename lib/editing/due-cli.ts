// `npm run due`: lists what somebody has to look at again, and writes down that somebody did. It exits with 1 where
// something is overdue or the content check refuses what would be written, with 2 where the command cannot be read.
import { parseArgs } from 'node:util'
import { isDay } from '../base/day'
import { getLocalDay } from '../base/latest-day'
import { formatEntry } from '../content/change-log'
import { applyFileEdits, type FileEdit } from '../content/file-edits'
import { formatIssues } from '../content/issue'
import { jsonFileOf } from '../content/kinds'
import { readContent, readParsedContent } from '../content/read'
import { saveContent } from '../content/save'
import { formatPath } from '../schemas/messages'
import { readSiteUrl } from '../seo/metadata'
import { type Assignment, getChangedFields, planChanged, planStillTrue } from './due-edits'
import { findDueItems } from './due-items'
import { formatDue } from './due-report'
import { isTargetName, UsageError } from './due-targets'

const USAGE = `Usage: npm run due [-- --today 2027-03-01] [-- --json]
       npm run due -- still-true PROVIDER FIELD --by "Your name" [--source https://…]
       npm run due -- still-true source ID | guide NAME | maker-prices DRUG | site securityTxt
       npm run due -- changed PROVIDER FIELD=VALUE … --by "Your name" --reason "Why, for readers" [--source https://…]
       npm run due -- changed PROVIDER FIELD --value '{ "amount": 109, … }' --by … --reason …
       npm run due -- changed source ID | guide NAME | maker-prices DRUG/OFFER | site  FIELD=VALUE …
       npm run due -- changed maker-prices DRUG/OFFER --remove
A FIELD may be a part of one, as pricing.amount or features[0]. A VALUE is JSON, or else a text.`

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

/** The options that each action knows, beside --today. */
const ALLOWED = {
  list: ['json'],
  'still-true': ['by', 'source'],
  changed: ['by', 'source', 'reason', 'value', 'remove'],
} satisfies Record<string, (keyof Options)[]>

try {
  process.exitCode = run()
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 2
}

function run(): number {
  const { action, words, options } = readCommand()
  const today = options.today ?? getLocalDay()
  if (!isDay(today)) throw new UsageError(`--today needs a day like 2027-03-01, got "${today}".`)
  if (action === 'list') return list(today, options.json ?? false)
  const [kind, ...rest] = words
  if (kind === undefined)
    throw new UsageError(`What is ${action === 'changed' ? 'changed' : 'still true'}?\n${USAGE}`)
  const { content, issues } = readParsedContent()
  if (issues.length > 0) return refuse(issues)
  const signature = { today, by: options.by?.trim(), source: options.source }
  if (action === 'still-true') {
    const [id, ...more] = rest
    if (more.length > 0) throw new UsageError(`Unexpected "${more.join(' ')}".\n${USAGE}`)
    return write(planStillTrue(content, { kind, id }, signature), null)
  }
  const hasId = isTargetName(kind) && kind !== 'site'
  const assignments = readAssignments(hasId ? rest.slice(1) : rest, options)
  const edits = planChanged(content, { kind, id: hasId ? rest[0] : undefined }, assignments, signature)
  if (edits.length === 0)
    throw new UsageError(
      'Nothing was written: that is what the content says. To record that somebody looked, use still-true.',
    )
  const fields = isTargetName(kind) ? [] : getChangedFields(edits)
  const why = options.reason?.trim()
  if (fields.length === 0) return write(edits, null)
  if (!why)
    throw new UsageError('Why did it change? Readers see it in the log: add --reason "The sale ended".')
  const wording = fields.every((field) => field === 'mainBenefit' || field === 'features')
  return write(edits, { date: today, why, wording })
}

function readCommand(): { action: keyof typeof ALLOWED; words: string[]; options: Options } {
  let parsed: { values: Options; positionals: string[] }
  try {
    parsed = parseArgs({ options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${USAGE}`)
  }
  const [action = 'list', ...words] = parsed.positionals
  if (!(action === 'list' || action === 'still-true' || action === 'changed'))
    throw new UsageError(`Unknown command "${action}".\n${USAGE}`)
  const allowed: string[] = ['today', ...ALLOWED[action]]
  const unknown = Object.keys(parsed.values).find((name) => !allowed.includes(name))
  if (unknown)
    throw new UsageError(`--${unknown} is not for ${action === 'list' ? 'the list' : action}.\n${USAGE}`)
  return { action, words, options: parsed.values }
}

function readAssignments(words: readonly string[], { value, remove }: Options): Assignment[] {
  if (remove) {
    if (words.length > 0 || value !== undefined)
      throw new UsageError('--remove takes the whole offer away and needs no value.')
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

/** JSON where it is some, else the text itself. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function list(today: string, isJson: boolean): number {
  // A rule may be broken by what is overdue, such as a price past its end: the list is there all the same.
  const checked = readContent()
  const { content, issues } = checked.content ? checked : readParsedContent()
  if (issues.length > 0) return refuse(issues)
  const items = findDueItems(content, today, readSiteUrl(process.env.NEXT_PUBLIC_SITE_URL))
  const overdue = items.filter(({ days }) => days < 0).length
  console.log(
    isJson ? JSON.stringify({ today, overdue, items }, null, 2) : formatDue(items, process.stdout.columns),
  )
  if (checked.issues.length > 0) console.error(formatIssues(checked.issues))
  return overdue > 0 || checked.issues.length > 0 ? 1 : 0
}

function write(edits: readonly FileEdit[], note: Parameters<typeof saveContent>[1]): number {
  const { issues, log } = saveContent(applyFileEdits(edits), note)
  if (issues.length > 0) return refuse(issues)
  for (const { file, path, value } of edits)
    console.log(`${file} → ${formatPath(path)}: ${value === undefined ? 'removed' : JSON.stringify(value)}`)
  for (const { kind, entry } of log)
    console.log(`${jsonFileOf('changes')} → ${kind === 'remove' ? 'removed ' : ''}${formatEntry(entry)}`)
  return 0
}

function refuse(issues: Parameters<typeof formatIssues>[0]): number {
  console.error(formatIssues(issues))
  console.error('Nothing was written.')
  return 1
}
