// Turns files as they were read into checked content, or reports every issue at once. Pure, so tests can pass in broken
// content.

import { isGroup } from '../base/group.mjs'
import { HOST_NAMES } from '../base/routes'
import { readBody } from '../guides/read-body'
import { type CheckContext, type ContentIssue, issueAt, issueOnLine } from './issue'
import { type CheckedContent, KIND_NAMES, KINDS, type KindEntry } from './kinds'
import type { RawContent, RawFile } from './raw-file'
import { checkRules } from './rules'
import { parseWithSchema } from './schema-issues'
import { fillTokens, getTokens } from './tokens'
import { listDatedPlaces } from './walk'

export type Outcome = { content: CheckedContent; issues: [] } | { content: null; issues: ContentIssue[] }

/**
 * Checks each file against its schema, then the files against one another. Accepts content of any shape. If a rule
 * throws on content without other issues, that is a bug in the rule, and its error is rethrown.
 */
export function checkContent(raw: RawContent, context: CheckContext): Outcome {
  const { content, issues } = parseContent(raw)
  issues.push(...checkRules(content, context, Object.values(raw).flat(), issues.length === 0))
  const filled = fillAllTokens(content, raw, issues)
  if (issues.length === 0) return { content: filled, issues: [] }
  return { content: null, issues: keepFirst(addLines(issues, raw)) }
}

/** Checks each file against its schema only. `content` is valid if there are no issues. Tokens are not replaced. */
export function parseContent(raw: RawContent): { content: CheckedContent; issues: ContentIssue[] } {
  const issues: ContentIssue[] = []
  const parsed = Object.fromEntries(
    KIND_NAMES.map((kind) => {
      const values = raw[kind].map((file) => {
        const checked = checkFile(KINDS[kind], file)
        issues.push(...checked.issues)
        return checked.value
      })
      return [kind, KINDS[kind].shape === 'json-file' ? values[0] : values]
    }),
  )
  // A file that its schema rejects stays as it was read, so that the rules still see the rest of it.
  const content = { ...parsed, dated: [] } as unknown as CheckedContent
  try {
    content.dated = listDatedPlaces(content)
  } catch {} // the schemas have reported what is missing
  return { content, issues }
}

const FILE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Checks one file against the schema of its kind, the name of a file in a folder, and the text of an MDX file. */
export function checkFile(entry: KindEntry, { file, name, text, data, issues: unreadable }: RawFile) {
  const issues = [...unreadable]
  const result = parseWithSchema(entry.schema, file, withoutPointer(data))
  if (data !== undefined || unreadable.length === 0) issues.push(...result.issues)
  const value = result.value ?? data
  if (entry.shape === 'json-file') return { value, issues }
  if (!FILE_NAME.test(name)) {
    const message = `expected lowercase letters, digits and hyphens, got "${name}". Rename the file: its name is its address.`
    issues.push(issueAt(file, ['(file name)'], message))
  }
  const ownFields = isGroup(value) ? value : {}
  if (HOST_NAMES.includes(name)) {
    const message = `expected another name, got "${name}", which hosts reserve for a special page. Rename the file.`
    issues.push(issueAt(file, ['(file name)'], message))
  }
  if (entry.shape === 'json-folder') return { value: { ...ownFields, id: name }, issues }
  const { issues: inText, ...body } = readBody(text)
  issues.push(...inText.map(({ line, message, field }) => issueOnLine(file, line, message, field)))
  return { value: { ...ownFields, slug: name, body }, issues }
}

/** `$schema` is for text editors and is not content. */
function withoutPointer(data: unknown): unknown {
  if (!isGroup(data)) return data
  const { $schema: _, ...fields } = data
  return fields
}

/** Replaces the tokens in every text. Without a readable site.json and ranking.json, there are no values for them. */
function fillAllTokens(content: CheckedContent, raw: RawContent, issues: ContentIssue[]): CheckedContent {
  let tokens: ReturnType<typeof getTokens>
  try {
    tokens = getTokens(content)
  } catch {
    return content
  }
  const fill = (value: unknown, file: RawFile | undefined) =>
    file ? fillTokens(value, tokens, file.file, issues) : value
  const filled = Object.fromEntries(
    KIND_NAMES.map((kind) => {
      const value: unknown = content[kind]
      const isFolder = KINDS[kind].shape !== 'json-file'
      const filled =
        isFolder && Array.isArray(value)
          ? value.map((one, index) => fill(one, raw[kind][index]))
          : fill(value, raw[kind][0])
      return [kind, filled]
    }),
  )
  return { ...content, ...filled }
}

/** Adds the line to issues that have only the path of their value: a missing field gets the line of its group. */
function addLines(issues: readonly ContentIssue[], raw: RawContent): ContentIssue[] {
  const files = new Map(Object.values(raw).flatMap((list) => list.map((file) => [file.file, file] as const)))
  return issues.map((issue) => {
    const [first] = issue.path
    if (issue.line !== undefined || first === undefined || first === '(file name)') return issue
    const line = files.get(issue.file)?.getLine(issue.path)
    return line ? { ...issue, line } : issue
  })
}

/** Keeps the first issue of each value, since later ones usually follow from it. A line may have several. */
export function keepFirst(issues: readonly ContentIssue[]): ContentIssue[] {
  const seen = new Set<string>()
  return issues.filter(({ file, path, line, message }) => {
    const key = JSON.stringify(path.length > 0 ? [file, path] : [file, line, message])
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
