// What a reader sees on an HTML page, as plain text. It runs no scripts, so content rendered by scripts is missing.
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

/** The parts of a parsed node that are read here. */
type Node = {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: Node[]
}

export type PageText = {
  title: string
  /** h1 and h2. */
  headings: string[]
  /** Blocks are separated by spaces, so that neighboring cells do not run together. */
  text: string
  words: number
  hasScripts: boolean
  /** The target of a `<meta http-equiv="refresh">` with a short delay, or null. */
  refresh: string | null
}

const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'svg', 'head'])

/** Elements that join their text with the text around them: `<b>$</b>199` reads "$199". */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'data',
  'em',
  'font',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'u',
])

const parser = unified().use(rehypeParse)

const REFRESH_LIMIT_S = 5

export function readPage(html: string): PageText {
  const page: PageText = { title: '', headings: [], text: '', words: 0, hasScripts: false, refresh: null }
  const visit = (node: Node): void => {
    const { tagName = '', properties = {} } = node
    if (tagName === 'script') page.hasScripts = true
    if (tagName === 'title' && page.title === '') page.title = squeeze(readText(node))
    if (tagName === 'h1' || tagName === 'h2') page.headings.push(squeeze(readText(node)))
    if (tagName === 'meta' && /^refresh$/i.test(String(properties.httpEquiv))) {
      page.refresh ??= readRefresh(String(properties.content))
    }
    if (tagName !== 'noscript') node.children?.forEach(visit)
  }
  const root: Node = parser.parse(html)
  visit(root)
  page.text = squeeze(readText(root))
  page.words = page.text === '' ? 0 : page.text.split(' ').length
  return page
}

function readText({ type, tagName, value = '', properties = {}, children = [] }: Node): string {
  if (type === 'text') return value
  if (tagName !== undefined && UNSEEN.has(tagName)) return ' '
  const alt = typeof properties.alt === 'string' ? properties.alt : ''
  const text = alt + children.map(readText).join('')
  return tagName !== undefined && INLINE.has(tagName) ? text : ` ${text} `
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim()

function readRefresh(content: string): string | null {
  const [, seconds, address] = /^\s*(\d+)[^;,]*[;,]\s*url\s*=\s*['"]?([^'"]+)/i.exec(content) ?? []
  return address !== undefined && Number(seconds) <= REFRESH_LIMIT_S ? address.trim() : null
}
