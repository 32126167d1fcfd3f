// Converts zod's issues in one file to content issues. Most messages come from the schemas (lib/schemas/messages.ts);
// those here replace zod's default messages.
import type { ZodType, z } from 'zod'
import { describeMismatch, fixNumberHint, showValue, toPath } from '../schemas/messages'
import { type ContentIssue, issueAt } from './issue'

/** Checks the data of a file against its schema. With issues, `value` is the data as it was read. */
export function parseWithSchema(schema: ZodType, file: string, data: unknown) {
  const result = schema.safeParse(data, { error: describe, reportInput: true })
  const issues = result.error?.issues.flatMap((issue) => toIssues(file, issue)) ?? []
  return { value: result.success ? result.data : data, issues }
}

function toIssues(file: string, issue: z.core.$ZodIssue): ContentIssue[] {
  if (issue.code !== 'unrecognized_keys') return [issueAt(file, toPath(issue.path), issue.message)]
  return issue.keys.map((key) => {
    const value = showValue(Reflect.get(issue.input as object, key))
    const message = `unknown field, got ${value}. Correct its spelling or remove it.`
    return issueAt(file, [...toPath(issue.path), key], message)
  })
}

const OTHER_FIX = 'Compare it with content/schemas.'

/** What to call each type, and how to write a value of it. */
const TYPES: Record<string, [what: string, fix: string | typeof fixNumberHint]> = {
  string: ['text', 'Put it in quotes.'],
  number: ['a number', fixNumberHint],
  boolean: ['true or false', 'Write true or false without quotes.'],
  array: ['a list', 'Put it between [ and ].'],
  object: ['a group of fields', 'Put its fields between { and }.'],
}

/** What is counted in a value that is too short or too long. Numbers have messages of their own. */
const COUNTED: Record<string, string> = { string: 'characters', array: 'entries' }

const describe: z.core.$ZodErrorMap = (issue) => {
  const { input } = issue
  if (issue.code === 'invalid_type')
    return describeMismatch(...(TYPES[issue.expected] ?? [issue.expected, OTHER_FIX]), input)
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const [limit, size, fix] =
      issue.code === 'too_small'
        ? ['at least', issue.minimum, 'Write more.']
        : ['at most', issue.maximum, 'Shorten it.']
    const counted = COUNTED[issue.origin] ?? ''
    return issue.exact
      ? describeMismatch(`exactly ${size} ${counted}`, 'The page has a place for each.', input)
      : describeMismatch(`${limit} ${size} ${counted}`, fix, input)
  }
  if (issue.code !== 'invalid_value') return describeMismatch('another value', OTHER_FIX, input)
  const options = issue.values.map((option) => JSON.stringify(option)).join(', ')
  return describeMismatch(`one of ${options}`, 'Use one of these.', input)
}
