// The sentences, cells, and figures of a guide that cite a source, each with the ids of its sources. Our own estimates
// have no source and are left out.
import type { Paragraph } from 'mdast'
import { toString as toPlainText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { isJsxElement, type JsxElement, readProps } from './citations.mjs'
import { parseText } from './parse-text'
import { PROPS } from './props'

/** A text and the sources it cites. Each of its figures must be in at least one of them. */
export type CitedText = { text: string; sources: string[]; line: number }

/** Everything cited in the text of a guide or legal page that passed the content check. */
export function readCitedTexts(markdown: string): CitedText[] {
  const tree = parseText(markdown)
  const texts: CitedText[] = []
  visit(tree, 'paragraph', (node) => {
    texts.push(...readParagraph(node))
  })
  visit(tree, isJsxElement, (node) => {
    texts.push(...readFigure(node as JsxElement))
  })
  return texts
}

/** One text per citation: what the paragraph says since the citation before it. */
function readParagraph({ children }: Paragraph): CitedText[] {
  const texts: CitedText[] = []
  let since = ''
  for (const child of children) {
    const element = isJsxElement(child) ? (child as JsxElement) : null
    if (element?.name !== 'Cite') {
      since += toPlainText(child)
      continue
    }
    const { data } = PROPS.Cite.safeParse(readProps(element))
    texts.push({
      text: since.trim(),
      sources: data ? [data.id].flat() : [],
      line: element.position?.start.line ?? 1,
    })
    since = ''
  }
  return texts
}

function readFigure(element: JsxElement): CitedText[] {
  const props = readProps(element)
  const line = element.position?.start.line ?? 1
  if (element.name === 'People') {
    const { data } = PROPS.People.safeParse(props)
    const text = data?.rows.map(({ drug, placebo }) => `${drug}%, ${placebo}%`).join(', ') ?? ''
    return data ? [{ text, sources: data.cite, line }] : []
  }
  if (element.name !== 'FigureTable') return []
  const { data } = PROPS.FigureTable.safeParse(props)
  return (data?.columns ?? []).flatMap((column, index) => {
    const isGroup = typeof column !== 'string'
    const sources = (isGroup ? column.cite : undefined) ?? data?.cite
    if (!sources) return []
    return [{ text: data?.rows.map((cells) => cells[index]).join(' | ') ?? '', sources, line }]
  })
}
