// JSON as an editor wrote it: a syntax error or a repeated field is reported with its line. The messages are our own,
// because those of JSON.parse differ between versions of Node.
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { type ContentIssue, issueOnLine } from './issue'
import { findNearest, type RawFile } from './raw-file'

/** "CommaExpected" → "comma expected". */
const formatReason = ({ error }: ParseError): string =>
  printParseErrorCode(error)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()

const FIX = 'Look for a missing or extra comma, quote or bracket there or just before.'

/** What a JSON file contains. Never throws. */
export function parseJsonFile(file: string, text: string): Pick<RawFile, 'data' | 'issues' | 'getLine'> {
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true })
  const [error] = errors // the others usually follow from the first
  if (error || !root) {
    const reason = error ? formatReason(error) : 'value expected'
    const line = lineAt(text, error?.offset ?? 0)
    const issue = issueOnLine(file, line, `${reason}, at ${quoteLine(text, line)}. ${FIX}`)
    return { data: undefined, issues: [issue], getLine: () => null }
  }
  return {
    data: getNodeValue(root),
    issues: findRepeatedFields(file, text, root),
    getLine: findNearest((path) => {
      const node = findNodeAtLocation(root, [...path])
      return node && lineAt(text, node.offset)
    }),
  }
}

/** JSON keeps the last of two fields with the same name, while an editor may look at the first. */
function findRepeatedFields(file: string, text: string, node: Node): ContentIssue[] {
  const names = new Set<unknown>()
  const repeated = (node.type === 'object' ? (node.children ?? []) : []).flatMap(({ offset, children }) => {
    const name = children?.[0]?.value
    if (!names.has(name)) {
      names.add(name)
      return []
    }
    const line = lineAt(text, offset)
    const message = `this field is already in the same group: ${quoteLine(text, line)}. Remove one of them.`
    return [issueOnLine(file, line, message)]
  })
  return [...repeated, ...(node.children ?? []).flatMap((child) => findRepeatedFields(file, text, child))]
}

/** An offset in white space at the end belongs to the last line with content. */
const lineAt = (text: string, offset: number): number =>
  (offset >= text.trimEnd().length ? text.trimEnd() : text.slice(0, offset)).split('\n').length

function quoteLine(text: string, line: number): string {
  const content = (text.split('\n')[line - 1] ?? '').trim().slice(0, 80)
  return content ? `«${content}»` : 'the end of the file'
}
