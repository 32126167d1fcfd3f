// Pasted formatting as Markdown: bold, italics, links, headings, lists, and tables, as Word and web pages copy them.
import TurndownService from 'turndown'
import type { Block } from '../../../files/edit-document'

const service = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*' })
service.remove(['style', 'title', 'script', 'meta'] as never)
const escapeMarkdown = service.escape
// In guides, a brace or an angle bracket would start a component.
service.escape = (text) => escapeMarkdown(text).replace(/[{<]/g, '\\$&')
service.addRule('table', {
  filter: 'table',
  replacement: (_, table) => {
    // The paragraphs and lines of a cell stay apart.
    for (const end of (table as Element).querySelectorAll('br, p, div, li')) end.after(' ')
    const [columns = [], ...rows] = Array.from((table as HTMLTableElement).rows, ({ cells }) =>
      Array.from(cells, ({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
    )
    return `\n\n<FigureTable caption="" columns={${JSON.stringify(columns)}} rows={${JSON.stringify(rows)}} />\n\n`
  },
})

const TABLE = /<FigureTable caption="" columns=\{(\[.*\])\} rows=\{(\[.*\])\} \/>/

/** A text with a pasted table as the blocks that a save would make of it; null if there is none. */
export function splitTable(block: Block, text: string): Block[] | null {
  const match = TABLE.exec(text)
  const [table = '', columns = '', rows = ''] = match ?? []
  try {
    const props = { caption: '', columns: JSON.parse(columns), rows: JSON.parse(rows) }
    const parts: Block[] = [
      { ...block, text: text.slice(0, match?.index).trimEnd() } as Block,
      { source: null, kind: 'component', name: 'FigureTable', props, text: null },
      { source: null, kind: 'text', text: text.slice(Number(match?.index) + table.length).trim() },
    ]
    // A second table is in the rest.
    return parts
      .filter((part) => part.text !== '')
      .flatMap((part) => splitTable(part, part.text ?? '') ?? [part])
  } catch {
    return null // none, or one that somebody writes by hand
  }
}

/** Whether a table would lose bold, italics, or links: on the site its cells are plain text. */
export const hasMarkedCells = (html: string): boolean =>
  new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelector('tr:not(:first-child) td :is(b, strong, i, em, a, [style*="font-weight:7"])') !== null

/** Google Docs and web pages write bold as a style, and Google wraps a whole text into a <b> that is not bold. */
function readBoldStyles(body: Element) {
  for (const element of body.querySelectorAll(':is(b, span)[style*="font-weight"]')) {
    const bold = document.createElement('b')
    bold.append(...element.childNodes)
    // The desk's policy blocks styles, so they can only be read as text.
    const isBold = /font-weight:\s*(?:bold|[6-9]00)/.test(element.getAttribute('style') ?? '')
    element.replaceWith(...(isBold ? [bold] : bold.childNodes))
  }
}

/** Null if there is no formatting, so that the browser pastes plain text. */
export function toMarkdown(html: string): string | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  readBoldStyles(body)
  const items = [...body.querySelectorAll('[class^="MsoListParagraph"]')]
  if (items.length === 0 && !body.querySelector('b, strong, i, em, a, li, table, h1, h2, h3, h4')) return null
  for (const item of items) toListItem(item)
  return service.turndown(body)
}

/** Word copies an entry of a list as a paragraph that begins with its sign or number. */
function toListItem(paragraph: Element) {
  const sign = paragraph.querySelector('[style*="mso-list:Ignore"]')
  const kind = /\d/.test(sign?.textContent ?? '') ? 'ol' : 'ul'
  sign?.remove()
  const before = paragraph.previousElementSibling
  const list = before?.matches(`${kind}[data-pasted]`) ? before : document.createElement(kind)
  list.setAttribute('data-pasted', '')
  const item = document.createElement('li')
  item.append(...paragraph.childNodes)
  list.append(item)
  paragraph.replaceWith(...(list === before ? [] : [list]))
}
