// A file in content/ as an editor wrote it: parsed, but not checked against its schema. A syntax error or a repeated field
// is reported with its line. The messages about JSON are our own: those of JSON.parse differ between versions of Node, so only positions are read from them.
import { isUtf8 } from 'node:buffer'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import { isGroup } from '../base/group.mjs'
import { findHiddenCharacter } from '../base/hidden-characters'
import { type ContentIssue, issueAt, issueOnLine, type Path } from './issue'
import type { Kind } from './kinds'

export type RawFile = ParsedFile & {
  /** Relative to the project root. */
  file: string
  /** The file name without its extension. */
  name: string
  text: string
}

type ParsedFile = {
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
export const unreadable = (issue: ContentIssue): ParsedFile => ({
  data: undefined,
  issues: [issue],
  getLine: () => undefined,
})

/** A file from its bytes. Bytes that are not UTF-8 would be published as "�". */
export function readBytes(file: string, bytes: Buffer): ParsedFile & { text: string } {
  if (!isUtf8(bytes)) return { text: '', ...unreadable(describeBadByte(file, bytes)) }
  const text = normalize(bytes.toString('utf8'))
  return { text, ...parseFile(file, text) }
}

/** The JSON value of a file, or its fields above the text, which Next's MDX loader compiles. Never throws. */
export function parseFile(file: string, text: string): ParsedFile {
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

/** The line of the first byte that is not UTF-8. */
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
  const byte = `0x${bytes[offset]?.toString(16).toUpperCase()}`
  return issueOnLine(file, line, `expected UTF-8, got the byte ${byte}. Save the file as UTF-8.`)
}

/** JSON.parse gives the value; the YAML parser, for which JSON is YAML, gives lines and finds repeated fields. */
function parseJson(file: string, text: string): ParsedFile {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false, schema: 'json' })
  const lineOf = (offset: number) => lineCounter.linePos(offset).line
  try {
    const data: unknown = JSON.parse(text)
    // JSON keeps the last of two fields with the same name, while an editor may look at the first.
    const issues = document.errors
      .filter(({ code }) => code === 'DUPLICATE_KEY')
      .map(({ pos: [offset] }) => {
        const line = lineOf(offset)
        const message = `this field is already in the same group: ${quoteLine(text, line)}. Remove one of them.`
        return issueOnLine(file, line, message)
      })
    return { data, issues, getLine: makeGetLine(document, lineOf) }
  } catch (error) {
    const offset = findSyntaxError(text, (error as Error).message, document.errors[0]?.pos[0])
    const line = lineOf(Math.min(offset, text.trimEnd().length))
    const message = `this is not JSON: ${quoteLine(text, line)}. Look for a missing or extra comma, quote or bracket there or just before.`
    return unreadable(issueOnLine(file, line, message))
  }
}

/**
 * Where JSON.parse stopped. Its message has the position, or only the character; then `found`, where the YAML parser stopped,
 * is the place, or for a character that YAML allows, its first place outside quotes.
 */
function findSyntaxError(text: string, message: string, found = text.length): number {
  const [, position] = /at position (\d+)/.exec(message) ?? []
  if (position) return Number(position)
  const [, character] = /^Unexpected token '([#'])'/.exec(message) ?? []
  if (!character) return found
  return text.replace(/"(?:[^"\\\n]|\\.)*"/g, (quoted) => ' '.repeat(quoted.length)).indexOf(character)
}

/** The line of the value at a path. */
const makeGetLine =
  (document: Pick<Document, 'getIn'>, lineOf: (offset: number) => number) =>
  (path: Path): number | undefined => {
    const node = document.getIn(path, true)
    return isNode(node) && node.range ? lineOf(node.range[0]) : undefined
  }

function quoteLine(text: string, line: number): string {
  const content = (text.split('\n')[line - 1] ?? '').trim().slice(0, 80)
  return content ? `«${content}»` : 'the file is empty'
}

/** The opening line, the fields, and the closing line. */
const FRONTMATTER = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/

/** Next's MDX loader finds the fields only in the first line. */
const NO_FIELDS = 'expected fields between two lines of "---" at the top,'

function describeMissingFields(text: string): string {
  if (/^[ \t]*---[ \t]*\n/.test(text) && /^[ \t]+---[ \t]*$/m.test(text))
    return `${NO_FIELDS} got a space before a "---". Remove it.`
  if (/^\s+---/.test(text))
    return `${NO_FIELDS} got an empty line first. Remove what is above the first "---".`
  if (/^---[ \t]*\n/.test(text))
    return `${NO_FIELDS} got only the first "---". Add the second one below the fields.`
  return `${NO_FIELDS} got none. Copy them from another file.`
}

function parseFrontmatter(file: string, text: string): ParsedFile {
  const atTop = (message: string) => unreadable(issueAt(file, ['(top of the file)'], message))
  const [, yaml] = FRONTMATTER.exec(text) ?? []
  if (yaml === undefined) return atTop(describeMissingFields(text))
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false })
  const lineOf = (offset: number) => lineCounter.linePos(offset).line + 1 // the line of "---" comes first
  const [error] = document.errors
  if (error) {
    const message = `${error.message}. Put texts that contain ":" or quotes between double quotes.`
    return unreadable(issueOnLine(file, lineOf(error.pos[0]), message))
  }
  try {
    return { data: document.toJS(), issues: [], getLine: makeGetLine(document, lineOf) }
  } catch (failure) {
    // Only toJS reports an alias without its anchor.
    return atTop(`${(failure as Error).message}. Put texts that begin with "*" or "&" between double quotes.`)
  }
}
