// A file in content/ as an editor wrote it: parsed, but not checked against its schema. A syntax error or a repeated field
// is reported with its line. The messages about JSON are our own: those of JSON.parse differ between versions of Node.
import { isUtf8 } from 'node:buffer'
import { findNodeAtLocation, getNodeValue, type Node, parseTree, printParseErrorCode } from 'jsonc-parser'
import { isNode, LineCounter, parseDocument } from 'yaml'
import { isGroup } from '../base/group.mjs'
import { findHiddenCharacter } from '../base/hidden-characters'
import { type ContentIssue, issueAt, issueOnLine, type Path } from './issue'
import type { Kind } from './kinds'

export type RawFile = Parsed & {
  /** Relative to the project root. */
  file: string
  /** The file name without its extension. */
  name: string
  text: string
}

type Parsed = {
  /** The JSON value or the frontmatter; undefined if it cannot be read. */
  data: unknown
  /** Why it cannot be read. */
  issues: ContentIssue[]
  /** The line of the value at exactly this path, if there is one. */
  getLine: (path: Path) => number | undefined
}

/** One file for each single-file kind, and every file of each folder. */
export type RawContent = Record<Kind, RawFile[]>

/** A text without the invisible mark that some programs write at its start, and with the line ends of git. */
const normalize = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')

/** A file without readable data. */
export const unreadable = (issue: ContentIssue): Parsed => ({
  data: undefined,
  issues: [issue],
  getLine: () => undefined,
})

/** A file from its bytes. Bytes that are not UTF-8 would be published as "�". */
export function readBytes(file: string, bytes: Buffer): Parsed & { text: string } {
  if (!isUtf8(bytes)) return { text: '', ...unreadable(describeBadByte(file, bytes)) }
  const text = normalize(bytes.toString('utf8'))
  return { text, ...parseFile(file, text) }
}

/** The JSON value of a file, or its fields above the text, which Next's MDX loader compiles. Never throws. */
export function parseFile(file: string, text: string): Parsed {
  const parsed = file.endsWith('.json') ? parseJson(file, text) : parseFrontmatter(file, text)
  const hidden = text.split('\n').flatMap((line, index) => {
    const message = findHiddenCharacter(line)
    return message ? issueOnLine(file, index + 1, message) : []
  })
  // An escape like \u202E is in the value only.
  const escaped = hidden.length > 0 ? [] : findHiddenInValue(file, parsed.data)
  return { ...parsed, issues: [...hidden, ...escaped, ...parsed.issues] }
}

function findHiddenInValue(file: string, value: unknown, path: Path = []): ContentIssue[] {
  if (typeof value === 'string') {
    const message = findHiddenCharacter(value)
    return message ? [issueAt(file, path, message)] : []
  }
  if (Array.isArray(value))
    return value.flatMap((entry, index) => findHiddenInValue(file, entry, [...path, index]))
  if (!isGroup(value)) return []
  return Object.entries(value).flatMap(([key, field]) => findHiddenInValue(file, field, [...path, key]))
}

/** The characters from 0x80 to 0x9F. Node's decoder does not know them. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** The line of the first byte that is not UTF-8, and what it most likely was. */
function describeBadByte(file: string, bytes: Buffer): ContentIssue {
  const lost = Buffer.from('\uFFFD')
  let offset = 0
  let line = 1
  for (const character of new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)) {
    const size = Buffer.byteLength(character)
    if (character === '\uFFFD' && !bytes.subarray(offset, offset + size).equals(lost)) break
    if (character === '\n') line++
    offset += size
  }
  const code = bytes[offset] ?? 0
  const meant = code < 0xa0 ? WINDOWS_1252[code - 0x80] : String.fromCharCode(code)
  const byte = `0x${code.toString(16).toUpperCase()}`
  return issueOnLine(
    file,
    line,
    `expected UTF-8, got the byte ${byte}, which is "${meant}" in Windows-1252. Save the file as UTF-8.`,
  )
}

function parseJson(file: string, text: string): Parsed {
  const errors: Parameters<typeof parseTree>[1] = []
  const root = parseTree(text, errors, { disallowComments: true })
  const [error] = errors // the others usually follow from the first
  if (error || !root) {
    // "CommaExpected" → "comma expected"
    const reason = error
      ? printParseErrorCode(error.error)
          .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
          .toLowerCase()
      : 'value expected'
    const line = lineAt(text, error?.offset ?? 0)
    const message = `${reason}, at ${quoteLine(text, line)}. Look for a missing or extra comma, quote or bracket there or just before.`
    return unreadable(issueOnLine(file, line, message))
  }
  return {
    data: getNodeValue(root),
    issues: findRepeatedFields(file, text, root),
    getLine: (path) => {
      const node = findNodeAtLocation(root, [...path])
      return node && lineAt(text, node.offset)
    },
  }
}

/** JSON keeps the last of two fields with the same name, while an editor may look at the first. */
function findRepeatedFields(file: string, text: string, { type, children = [] }: Node): ContentIssue[] {
  const names = children.map((field) => field.children?.[0]?.value)
  return children.flatMap((child, index) => {
    const nested = findRepeatedFields(file, text, child)
    if (type !== 'object' || names.indexOf(names[index]) === index) return nested
    const line = lineAt(text, child.offset)
    const message = `this field is already in the same group: ${quoteLine(text, line)}. Remove one of them.`
    return [issueOnLine(file, line, message), ...nested]
  })
}

/** An offset in white space at the end belongs to the last line with content. */
const lineAt = (text: string, offset: number): number =>
  (offset >= text.trimEnd().length ? text.trimEnd() : text.slice(0, offset)).split('\n').length

function quoteLine(text: string, line: number): string {
  const content = (text.split('\n')[line - 1] ?? '').trim().slice(0, 80)
  return content ? `«${content}»` : 'the end of the file'
}

/** The opening line, the fields, and the closing line. */
const FRONTMATTER = /^(---\n)([\s\S]*?)(\n---\n)/

function parseFrontmatter(file: string, text: string): Parsed {
  const atTop = (message: string) => unreadable(issueAt(file, ['(top of the file)'], message))
  const [, , yaml] = FRONTMATTER.exec(text) ?? []
  if (yaml === undefined)
    return atTop(
      'expected fields between two lines of "---" at the top, got none. Copy them from another file.',
    )
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false })
  const lineOf = (offset: number) => lineCounter.linePos(offset).line + 1 // the line of "---" comes first
  const [error] = document.errors
  if (error) {
    const message = `${error.message}. Put texts that contain ":" or quotes between double quotes.`
    return unreadable(issueOnLine(file, lineOf(error.pos[0]), message))
  }
  try {
    const getLine = (path: Path) => {
      const node = document.getIn(path, true)
      return isNode(node) && node.range ? lineOf(node.range[0]) : undefined
    }
    return { data: document.toJS(), issues: [], getLine }
  } catch (failure) {
    // Only toJS reports an alias without its anchor.
    return atTop(`${(failure as Error).message}. Put texts that begin with "*" or "&" between double quotes.`)
  }
}
