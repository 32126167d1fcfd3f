// A guide or legal page as the desk edits it: frontmatter, then blocks of text and our components. Anything unchanged
// stays byte for byte; of a changed component or frontmatter, only the changed values are rewritten.
import type { RootContent } from 'mdast'
import { isMap, isScalar, parseDocument } from 'yaml'
import { FRONTMATTER } from '../../content/mdx-file'
import { BYTE_ORDER_MARK, withoutMark } from '../../content/raw-file'
import { isJsxElement, type JsxElement, readProps } from '../../guides/citations.mjs'
import { parseText } from '../../guides/parse-text'
import { type ComponentName, PROPS } from '../../guides/props'
import { isEqual } from './equal'

/** A part of the text. `origin` is its index in the file as it was read; null for a new one. */
export type Block = { origin: number | null } & (
  | { kind: 'text'; text: string }
  | { kind: 'component'; name: ComponentName; props: Record<string, unknown>; text: string | null }
)

/** A block in the file; `gap` is what separates it from the next one. */
type Segment = { block: Block; source: string; gap: string; element: JsxElement | null; start: number }

const eolOf = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n')
const toUnix = (text: string) => text.replaceAll('\r\n', '\n')

/** The blocks of a document. Text that cannot be parsed is one block. */
export const readBlocks = (text: string): Block[] =>
  split(withoutMark(text)).segments.map(({ block }) => block)

/**
 * The document with new fields and blocks.
 * @param fields in the order in which new ones should be written
 * @returns the text, and the line on which each block begins, from 1; null for one without text, which is left out
 */
export function changeDocument(
  text: string,
  fields: Record<string, unknown>,
  blocks: readonly Block[],
): { text: string; lines: (number | null)[] } {
  const { head, lead, segments, tail } = split(withoutMark(text))
  let written = changeFields(head, fields) + lead
  let previous: Block | null = null
  const lines = blocks.map((block) => {
    const source = writeBlock(block, segments, eolOf(text))
    if (source.trim() === '') return null
    if (previous) {
      const place = previous.origin
      const isStillNext = place !== null && block.origin === place + 1
      written += isStillNext ? segments[place]?.gap : eolOf(text).repeat(2)
    }
    previous = block
    const line = written.split('\n').length
    written += source
    return line
  })
  const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : ''
  return { text: mark + written + tail, lines }
}

/** A new document. */
export const writeDocument = (fields: Record<string, unknown>, blocks: readonly Block[]) =>
  changeDocument('---\n\n---\n\nText\n', fields, blocks)

function split(text: string) {
  const head = FRONTMATTER.exec(text)?.[0] ?? ''
  const body = text.slice(head.length)
  const parts = findParts(text).filter(({ end }) => end > head.length)
  const segments = parts.map(({ start, end, element }, index): Segment => {
    const source = text.slice(start, end)
    const next = parts[index + 1]
    return {
      block: toBlock(source, element, index, text),
      source,
      gap: text.slice(end, next?.start),
      element,
      start,
    }
  })
  const first = parts[0]
  if (!first) return { head, lead: body, segments: [], tail: '' }
  const tail = segments.at(-1)?.gap ?? ''
  return { head, lead: text.slice(head.length, first.start), segments, tail }
}

type Part = { start: number; end: number; element: JsxElement | null }

/** Every component is a part. The text between two components is one part per section, which starts with ## (or #). */
function findParts(text: string): Part[] {
  const parts: Part[] = []
  for (const node of readNodes(text)) {
    const start = node.position?.start.offset ?? 0
    const end = node.position?.end.offset ?? 0
    const element = isJsxElement(node) ? (node as JsxElement) : null
    const last = parts.at(-1)
    const isSection = node.type === 'heading' && node.depth <= 2
    if (element || !last || last.element || isSection) parts.push({ start, end, element })
    else last.end = end
  }
  return parts
}

function readNodes(text: string): RootContent[] {
  try {
    return parseText(text).children.filter(({ type }) => type !== 'yaml')
  } catch {
    const start = FRONTMATTER.exec(text)?.[0].length ?? 0
    const point = (offset: number) => ({ line: 1, column: 1, offset })
    const position = { start: point(start), end: point(text.trimEnd().length) }
    return text.trimEnd().length > start ? [{ type: 'text', value: '', position }] : []
  }
}

function toBlock(source: string, element: JsxElement | null, origin: number, text: string): Block {
  const name = element?.name ?? ''
  if (!element || !isEditable(element, source)) return { origin, kind: 'text', text: toUnix(source) }
  const range = findChildren(element)
  const children = range && toUnix(text.slice(...range)).trim()
  return { origin, kind: 'component', name: name as ComponentName, props: readProps(element), text: children }
}

/** Whether a form can show it: one of our components, with literal attributes only, written in the usual way. */
function isEditable(element: JsxElement, source: string): boolean {
  return (
    Object.hasOwn(PROPS, element.name ?? '') &&
    source.startsWith(`<${element.name}`) &&
    element.attributes.every(
      (attribute) =>
        attribute.type === 'mdxJsxAttribute' && attribute.position && isLiteral(readProps(element)),
    )
  )
}

/** A call or a variable is read as undefined. */
const isLiteral = (value: unknown): boolean =>
  value !== undefined &&
  (typeof value !== 'object' || value === null || Object.values(value).every(isLiteral))

/** The offsets of what is between the tags, or null if there is nothing. */
function findChildren({ children }: JsxElement): [number, number] | null {
  const start = children[0]?.position?.start.offset
  const end = children.at(-1)?.position?.end.offset
  return start === undefined || end === undefined ? null : [start, end]
}

function writeBlock(block: Block, segments: readonly Segment[], eol: string): string {
  const segment = block.origin === null ? undefined : segments[block.origin]
  if (segment && isEqual(segment.block, block)) return segment.source
  const toEol = (text: string) => toUnix(text).replaceAll('\n', eol)
  if (block.kind === 'text') return toEol(block.text.replace(/^\s*\n|\s+$/g, ''))
  const before = segment?.block
  if (!segment?.element || before?.kind !== 'component' || before.name !== block.name) {
    const attributes = Object.entries(block.props).map(([name, value]) => ` ${writeAttribute(name, value)}`)
    const opening = `<${block.name}${attributes.join('')}`
    return block.text === null
      ? `${opening} />`
      : toEol(`${opening}>\n\n${block.text.trim()}\n\n</${block.name}>`)
  }
  return changeElement(segment, before.props, block, toEol)
}

type ComponentBlock = Extract<Block, { kind: 'component' }>

/** The source of a component with new attributes and new text between its tags. */
function changeElement(
  { element, source, start, block: before }: Segment,
  props: Record<string, unknown>,
  block: ComponentBlock,
  toEol: (text: string) => string,
): string {
  if (!element) return source
  const edits: { from: number; to: number; text: string }[] = []
  let last = start + `<${block.name}`.length
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const [from = 0, to = 0] = [attribute.position?.start.offset, attribute.position?.end.offset]
    const value = block.props[attribute.name]
    if (value === undefined) edits.push({ from: last, to, text: '' })
    else if (!isEqual(value, props[attribute.name]))
      edits.push({ from, to, text: writeAttribute(attribute.name, value) })
    last = to
  }
  const added = Object.entries(block.props).filter(([name, value]) => value !== undefined && !(name in props))
  if (added.length > 0)
    edits.push({
      from: last,
      to: last,
      text: added.map(([name, value]) => ` ${writeAttribute(name, value)}`).join(''),
    })
  const range = findChildren(element)
  if (range && before.kind === 'component' && before.text !== block.text)
    edits.push({ from: range[0], to: range[1], text: toEol((block.text ?? '').trim()) })
  return edits
    .toReversed()
    .reduce(
      (text, edit) => text.slice(0, edit.from - start) + edit.text + text.slice(edit.to - start),
      source,
    )
}

/** In the style of the guides: `title="…"`, or `rows={[["…"]]}`. */
function writeAttribute(name: string, value: unknown): string {
  const isPlain = typeof value === 'string' && !/["&{}\n]/.test(value)
  return isPlain ? `${name}="${value}"` : `${name}={${writeLiteral(value)}}`
}

/** A literal that JavaScript and YAML both accept. */
function writeLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeLiteral).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{ ${fields.map(([name, field]) => `${name}: ${writeLiteral(field)}`).join(', ')} }`
}

/** The frontmatter with new values. */
function changeFields(head: string, fields: Record<string, unknown>): string {
  const [, opening = '', yaml = '', closing = ''] = FRONTMATTER.exec(head) ?? []
  const document = parseDocument(yaml)
  const before: unknown = document.toJS()
  const known = typeof before === 'object' && before !== null ? Object.entries(before) : []
  const edits = isMap(document.contents)
    ? document.contents.items.flatMap(({ key, value }) => {
        const name = isScalar(key) ? String(key.value) : ''
        const field = fields[name]
        const range = (value as { range?: [number, number, number] | null } | null)?.range
        if (!range || isEqual(field, known.find(([knownName]) => knownName === name)?.[1])) return []
        const isBlock = yaml.slice(range[0], range[1]).endsWith('\n')
        if (field !== undefined) {
          const space = yaml[range[0] - 1] === ':' ? ' ' : '' // a field without a value: `reviewer:`
          return [{ from: range[0], to: range[1], text: space + writeLiteral(field) + (isBlock ? '\n' : '') }]
        }
        const from = (key as { range: [number, number, number] }).range[0]
        return [{ from, to: yaml.indexOf('\n', range[1] - 1) + 1 || yaml.length, text: '' }]
      })
    : []
  const changed = edits
    .toReversed()
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), yaml)
    .replace(yaml.endsWith('\n') ? '' : /\r?\n$/, '') // of a removed last field
  const added = Object.entries(fields)
    .filter(([name, value]) => value !== undefined && !known.some(([field]) => field === name))
    .map(([name, value]) => `${name}: ${writeLiteral(value)}`)
  const eol = eolOf(opening)
  return opening + [changed, ...added].filter((line) => line !== '').join(eol) + closing
}
