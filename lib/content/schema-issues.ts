// Converts zod's issues in one file to content issues. Most messages come from the schemas (lib/schemas/messages.ts);
// those here replace zod's default messages.
import type { ZodType, z } from 'zod'
import { describeMismatch, fixNumberHint, showValue, toPath } from '../schemas/messages'
import { type ContentIssue, issueAt } from './issue'

type Result<T> = { value: T; issues: [] } | { value: null; issues: ContentIssue[] }

/** Checks the data of a file against its schema. */
export function parseWithSchema<T>(schema: ZodType<T>, file: string, data: unknown): Result<T> {
  const result = schema.safeParse(data, { error: describe, reportInput: true })
  if (result.success) return { value: result.data, issues: [] }
  return { value: null, issues: result.error.issues.flatMap((issue) => toIssues(file, issue)) }
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

const TYPES: Record<string, { name: string; fix: string | typeof fixNumberHint }> = {
  string: { name: 'text', fix: 'Put it in quotes.' },
  number: { name: 'a number', fix: fixNumberHint },
  boolean: { name: 'true or false', fix: 'Write true or false without quotes.' },
  array: { name: 'a list', fix: 'Put it between [ and ].' },
  object: { name: 'a group of fields', fix: 'Put its fields between { and }.' },
}

const describe: z.core.$ZodErrorMap = (issue) => {
  const { input } = issue
  if (issue.code === 'invalid_type') {
    const { name, fix } = TYPES[issue.expected] ?? { name: issue.expected, fix: OTHER_FIX }
    return describeMismatch(name, fix, input)
  }
  if (issue.code === 'invalid_value') {
    const options = issue.values.map((option) => JSON.stringify(option)).join(', ')
    return describeMismatch(`one of ${options}`, 'Use one of these.', input)
  }
  return describeMismatch('another value', OTHER_FIX, input)
}
