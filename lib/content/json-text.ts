// JSON as an editor wrote it: what cannot be read is told with its line, and a field that stands twice too.
import { isCollection, isNode, LineCounter, type Node, parseDocument } from 'yaml'

/** What the parser says of a place: its number, or a piece of the text. The line of the file says it better. */
const PLACE = /(?: in JSON)? at position |, (?:\.{3})?"/

export type JsonText = { value: unknown; fault: { field: string; message: string } | null }

/** What some programs write, unseen, before the first character. Neither JSON.parse nor the build reads it. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The value of a JSON text, or why it has none. */
export function readJsonText(text: string): JsonText {
  if (text.startsWith(BYTE_ORDER_MARK)) {
    const message =
      'an invisible mark (a BOM) stands before the first character. Save the file as "UTF-8", not as "UTF-8 with BOM".'
    return { value: undefined, fault: { field: 'line 1', message } }
  }
  const lineCounter = new LineCounter()
  // JSON is nearly always YAML as well, and this parser knows lines and repeated fields. What else it minds (a
  // line end of old Macs) is no fault of JSON.
  const document = parseDocument(text, { lineCounter })
  const repeated = document.errors.find(({ code }) => code === 'DUPLICATE_KEY')
  const lineOf = (position: number) => {
    const { line } = lineCounter.linePos(position)
    return { field: `line ${line}`, source: (text.split('\n')[line - 1] ?? '').trim().slice(0, 80) }
  }
  try {
    const value: unknown = JSON.parse(text)
    if (!repeated) return { value, fault: null }
    const { field, source } = lineOf(repeated.pos[0])
    return {
      value,
      fault: {
        field,
        message: `this field stands twice in its group: ${quote(source)}. Remove one of them.`,
      },
    }
  } catch (error) {
    const { message } = error as Error
    const [reason = message] = message.split(PLACE)
    const { field, source } = lineOf(
      Number(/position (\d+)/.exec(message)?.[1] ?? findToken(text, reason) ?? text.length),
    )
    return {
      value: undefined,
      fault: {
        field,
        message: `${reason}, at ${quote(source)}. Look for a missing or extra comma, quote or bracket there or just before.`,
      },
    }
  }
}

/**
 * Where the parser met a token that it names without its place: at the end of the first line up to which the
 * text has this fault. Undefined where that is the last line, and for other faults.
 */
function findToken(text: string, reason: string): number | undefined {
  if (!reason.startsWith('Unexpected token')) return undefined
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index)
  return ends.find((end) => getMessage(text.slice(0, end))?.startsWith(reason))
}

/** What the parser says of a text that is no JSON; null where it is. */
function getMessage(text: string): string | null {
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    return (error as Error).message
  }
}

/** The line of a field such as `sources[3].id`, or null where the text has no such field. */
export function findLine(text: string, field: string): number | null {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter })
  const keys = [...field.matchAll(/[^.[\]]+/g)].map(([key]) => key)
  const range = findNode(document.contents, keys)?.range
  return range ? lineCounter.linePos(range[0]).line : null
}

/** The value under these keys. A name may hold dots itself, like `facts.oralOption`: then it is several of them. */
function findNode(node: unknown, keys: readonly string[]): Node | undefined {
  if (keys.length === 0) return isNode(node) ? node : undefined
  if (!isCollection(node)) return undefined
  for (let count = 1; count <= keys.length; count++) {
    const found = findNode(node.get(keys.slice(0, count).join('.'), true), keys.slice(count))
    if (found) return found
  }
  return undefined
}

const quote = (line: string) => (line ? `«${line}»` : 'the end of the file')
