// A fault in the content, told to the person who can mend it: file, field, value found, what to do.
import type { z } from 'zod'
import { mendNumber } from '../schemas/fields'

export type Fault = { file: string; field: string; message: string }

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** All faults of the content at once; its message is what an editor reads. */
export class ContentError extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super(formatFaults(faults))
    this.name = 'ContentError'
  }
}

/** One line a fault: `content/providers.json → providers[2].rating: expected …, got "9.1". Remove the quotes.` */
export function formatFaults(faults: readonly Fault[]): string {
  const lines = faults.map(({ file, field, message }) => `  ${file} → ${field}: ${message}`)
  const title = faults.length === 1 ? '1 fault in the content:' : `${faults.length} faults in the content:`
  return [title, ...lines].join('\n')
}

/** `['providers', 2, 'rating']` → `providers[2].rating`; the file itself is `(whole file)`. */
export function formatPath(path: Path): string {
  const joined = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return joined.replace(/^\./, '') || '(whole file)'
}

/** A value as an editor sees it in the file, shortened to one line. */
function showValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`
  if (value !== null && typeof value === 'object') return 'a group of fields'
  const shown = JSON.stringify(value)
  return shown.length > 80 ? `${shown.slice(0, 76)}…"` : shown
}

/** Turns what zod found in one file into faults. `raw` is the file as read. */
export function toFaults(file: string, issues: readonly Issue[], raw: unknown): Fault[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file,
        field: formatPath([...issue.path, key]),
        message: `there is no such field; it holds ${showValue(valueAt(raw, [...issue.path, key]))}. Correct its spelling or remove it.`,
      }))
    }
    return [{ file, field: formatPath(issue.path), message: describe(issue, valueAt(raw, issue.path)) }]
  })
}

function describe(issue: Issue, value: unknown): string {
  const expected = expectation(issue)
  if (value === undefined && issue.path.length > 0) {
    return `missing${expected && `: ${expected}`}. Add the field; see content/schemas for what it holds.`
  }
  if (value === null && expected) return `${expected}, got null. This field cannot be null: fill it in.`
  if (issue.message.includes('%v')) return issue.message.replaceAll('%v', showValue(value))
  if (issue.message.startsWith('expected')) return issue.message
  if (issue.code === 'invalid_type') {
    const fix =
      issue.expected === 'number'
        ? mendNumber(value)
        : (TYPE_FIXES[issue.expected] ?? 'Compare it with an entry beside it.')
    return `expected ${TYPE_NAMES[issue.expected] ?? issue.expected}, got ${showValue(value)}. ${fix}`
  }
  if (issue.code === 'invalid_value') {
    const options = issue.values.map((option) => JSON.stringify(option)).join(', ')
    return `expected one of ${options}, got ${showValue(value)}. Use one of these.`
  }
  return `${issue.message}, got ${showValue(value)}. Correct the value.`
}

/** The message of a field already says what it expects: its first words, without the value. */
function expectation(issue: Issue): string {
  const said = /expected (.+?), got %v/.exec(issue.message)?.[1]
  if (said) return `expected ${said}`
  if (issue.message.startsWith('expected')) return ''
  if (issue.code === 'invalid_type') return `expected ${TYPE_NAMES[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value')
    return `expected ${issue.values.map((v) => JSON.stringify(v)).join(', ')}`
  return ''
}

const TYPE_NAMES: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
}

const TYPE_FIXES: Partial<Record<string, string>> = {
  string: 'Put it in quotes.',
  boolean: 'Write true or false without quotes.',
  array: 'Put it between [ and ].',
  object: 'Put its fields between { and }.',
}

function valueAt(raw: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (value !== null && typeof value === 'object' ? Reflect.get(value, key) : undefined),
    raw,
  )
}
