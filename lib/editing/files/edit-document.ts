// A guide or legal page as the desk edits it: frontmatter, then blocks of text and our components. Every block that did
// not change stays byte for byte, and so does the frontmatter if none of its fields did.
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { isGroup } from '../../base/group.mjs'
import { FRONTMATTER } from '../../content/raw-file'
import { isJsxElement, type JsxElement, readProps } from '../../guides/citations.mjs'
import { parseText } from '../../guides/parse-text'
import { type ComponentName, PROPS } from '../../guides/props'
import { isEqual } from './equal'

const fromFile = { source: z.string().nullable().default(null) }

/** A part of the text. `source` is what the file has in its place; null for a new one. */
export const blockSchema = z.discriminatedUnion('kind', [
  z.object({ ...fromFile, kind: z.literal('text'), text: z.string() }),
  z.object({
    ...fromFile,
    kind: z.literal('component'),
    name: z.enum(Object.keys(PROPS) as ComponentName[]),
    props: z.record(z.string(), z.unknown()),
    text: z.string().nullable(),
  }),
])

export type Block = z.infer<typeof blockSchema>

/** The blocks of a document. Text that cannot be parsed is one block. */
export const readBlocks = (text: string): Block[] => split(text).segments.map(({ block }) => block)

/** The document with new fields, in this order, and blocks; and their lines, from 1, null for an empty one, left out. */
export function changeDocument(text: string, fields: Record<string, unknown>, blocks: readonly Block[]) {
  const { head, lead, segments, tail } = split(text)
  let written = changeFields(head, fields) + lead
  const sources = segments.map(({ block }) => block.source)
  let previous: number | null = null
  const lines = blocks.map((block) => {
    const next = previous === null ? 0 : previous + 1
    const place = sources[next] === block.source ? next : sources.indexOf(block.source)
    const before = segments[place]?.block
    const source = block.source !== null && isEqual(before, block) ? block.source : writeBlock(block, before)
    if (source.trim() === '') return null
    if (previous !== null) written += (place === next && segments[previous]?.gap) || '\n\n'
    previous = place
    const line = written.split('\n').length
    written += source
    return line
  })
  return { text: written + tail, lines }
}

export const writeDocument = (fields: Record<string, unknown>, blocks: readonly Block[]) =>
  changeDocument('---\n\n---\n\nText\n', fields, blocks)

/** The blocks in a file; `gap` is what separates one from the next. */
function split(text: string) {
  const head = FRONTMATTER.exec(text)?.[0] ?? ''
  const parts = findParts(text, head.length)
  const segments = parts.map(({ start, end, element }, index) => {
    const source = text.slice(start, end)
    const component = element && isEditable(element, source) && readComponent(text, element)
    const block: Block = { source, ...(component || { kind: 'text', text: source }) }
    return { block, gap: text.slice(end, parts[index + 1]?.start) }
  })
  const lead = text.slice(head.length, parts[0]?.start)
  return { head, lead, segments, tail: segments.at(-1)?.gap ?? '' }
}

function readComponent(text: string, element: JsxElement) {
  const [start, end] = [element.children[0]?.position?.start, element.children.at(-1)?.position?.end]
  const inner = start && text.slice(start.offset, end?.offset).trim()
  const name = element.name as ComponentName
  return { kind: 'component' as const, name, props: readProps(element), text: inner ?? null }
}

type Part = { start: number; end: number; element: JsxElement | null }

/** Every component is a part. The text between two components is one part per section, which starts with ## (or #). */
function findParts(text: string, bodyStart: number): Part[] {
  const parts: Part[] = []
  try {
    for (const node of parseText(text).children) {
      const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset]
      const element = isJsxElement(node) ? node : null
      const last = parts.at(-1)
      const isSection = node.type === 'heading' && node.depth <= 2
      if (end <= bodyStart) continue // the frontmatter
      if (element || !last || last.element || isSection) parts.push({ start, end, element })
      else last.end = end
    }
    return parts
  } catch {
    const end = text.trimEnd().length
    return end > bodyStart ? [{ start: bodyStart, end, element: null }] : []
  }
}

/** Whether a form can show it: one of our components, with literal attributes only, written in the usual way. */
const isEditable = (element: JsxElement, source: string): boolean =>
  Object.hasOwn(PROPS, element.name ?? '') &&
  source.startsWith(`<${element.name}`) &&
  element.attributes.every(({ type }) => type === 'mdxJsxAttribute') &&
  isLiteral(readProps(element))

/** A call or a variable is read as undefined. */
const isLiteral = (value: unknown): boolean =>
  value !== undefined &&
  (typeof value !== 'object' || value === null || Object.values(value).every(isLiteral))

/** The source of a block; attributes stay in the order of the block that it replaces. */
function writeBlock(block: Block, before: Block | undefined): string {
  if (block.kind === 'text') return block.text.replace(/^\s*\n|\s+$/g, '')
  const { name, props, text } = block
  const names = Object.keys({ ...(before?.kind === 'component' && before.props), ...props })
  const opening = `<${name}${names.map((key) => writeAttribute(key, props[key])).join('')}`
  return text === null ? `${opening} />` : `${opening}>\n\n${text.trim()}\n\n</${name}>`
}

/** In the style of the guides, after a space: `title="…"`, or `rows={[["…"]]}`. */
function writeAttribute(name: string, value: unknown): string {
  if (value === undefined) return ''
  const isPlain = typeof value === 'string' && !/["&{}\n]/.test(value)
  return isPlain ? ` ${name}="${value}"` : ` ${name}={${writeLiteral(value)}}`
}

function writeLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeLiteral).join(', ')}]`
  if (!isGroup(value)) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{ ${fields.map(([name, field]) => `${name}: ${writeLiteral(field)}`).join(', ')} }`
}

/** The frontmatter with new values. Comments stay. */
function changeFields(head: string, fields: Record<string, unknown>): string {
  const [, opening = '', yaml = '', closing = ''] = FRONTMATTER.exec(head) ?? []
  const document = parseDocument(yaml)
  const before: unknown = document.toJS()
  const known = isGroup(before) ? before : {}
  if (isEqual(known, fields)) return head
  for (const name of Object.keys({ ...known, ...fields })) {
    const value = fields[name]
    if (isEqual(known[name], value)) continue
    const isText = typeof value === 'string' && typeof known[name] === 'string' // it keeps its quotes
    if (value === undefined) document.delete(name)
    else document.set(name, isText ? value : document.createNode(value, { flow: true }))
  }
  const isEmpty = Object.keys(fields).every((name) => fields[name] === undefined)
  const style = { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' } as const
  return opening + (isEmpty ? '' : document.toString(style).trimEnd()) + closing
}
