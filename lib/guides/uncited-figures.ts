// Figures in the text of a guide without a source: amounts of money, percentages, doses, weights, times, and numbers of
// people.
import type { Paragraph, Root } from 'mdast'
import { toString as toPlainText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { isJsxElement, type JsxElement, lineOf, readProps } from './citations.mjs'
import { isFigure, listTexts, PROPS } from './props'
import { listFigures } from './text'

/** The figures of a paragraph with these words are our own. */
const OWN = /\bour (?:estimate|sum|limit)s?\b|\bour advice\b/i

/**
 * Every figure without a source, except in headings, captions, and our own estimates, which cannot cite. A citation covers
 * its paragraph up to where it is, and a link to another site the whole paragraph.
 */
export function findUncitedFigures(tree: Root) {
  const texts: { text: string; line: number }[] = []
  visit(tree, 'paragraph', (node) => {
    texts.push({ text: readUncitedPart(node), line: lineOf(node) })
  })
  visit(tree, isJsxElement, (element) => {
    texts.push(...listUncitedParts(element).map((text) => ({ text, line: lineOf(element) })))
  })
  return texts.flatMap(({ text, line }) =>
    listFigures(text).map((figure) => ({ figure, sentence: text.replace(/\s+/g, ' ').trim(), line })),
  )
}

/** The text after the last citation of a paragraph. */
function readUncitedPart({ children }: Paragraph): string {
  const hasLink = children.some((child) => child.type === 'link' && child.url.startsWith('https:'))
  const last = children.findLastIndex((child) => isJsxElement(child) && child.name === 'Cite')
  const text = toPlainText(children.slice(last + 1))
  return hasLink || OWN.test(text) ? '' : text
}

/** The texts of a component that its sources do not cover: not its caption, nor the times of a timeline. */
function listUncitedParts(element: JsxElement): string[] {
  const props = readProps(element)
  if (props.cite !== undefined || !isFigure(element.name)) return []
  if (element.name !== 'FigureTable') return listTexts(props, ['caption', 'when'])
  const { data } = PROPS.FigureTable.safeParse(props)
  if (!data) return []
  // A column that names its sources or has our estimates is covered, and so is the first one, which labels the rows.
  const places = data.columns.flatMap((column, place) => (typeof column === 'string' ? [place] : []))
  const uncited = places.length < data.columns.length ? places.slice(1) : places
  return [
    data.note ?? '',
    ...uncited.flatMap((place) => data.rows.flatMap((row) => listTexts(row[place], []))),
  ]
}
