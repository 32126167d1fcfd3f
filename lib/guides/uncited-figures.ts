// Figures in the text of a guide without a source.
import type { Paragraph, Root } from 'mdast'
import { toString as toPlainText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { FIGURES, isJsxElement, type JsxElement, readProps } from './citations.mjs'
import { listFigures } from './figures'
import { PROPS } from './props'

/** `sentence` is the text that contains it: a sentence, or a cell of a table. */
export type UncitedFigure = { figure: string; sentence: string; line: number }

/** Replaces a citation in the text. No guide contains it. */
const CITED = '⟦cited⟧'

/** A citation belongs to the sentence before it. */
const SENTENCE = new RegExp(`[^.!?]+(?:[.!?](?![\\s"”)⟦]|$)[^.!?]*)*[.!?]*["”)]*(?:\\s*${CITED})*`, 'g')

/** The figures of a paragraph with these words are our own. */
const OWN = /\bour estimate\b/i

/**
 * Every figure without a source in paragraphs, list items, tables, timelines, and dose ladders. A link to another site
 * counts as the source of its paragraph. Headings, captions, and times in a timeline are left out: they cannot cite.
 */
export function findUncitedFigures(tree: Root): UncitedFigure[] {
  const texts: { text: string; line: number }[] = []
  visit(tree, 'paragraph', (node) => {
    texts.push(...splitParagraph(node).map((text) => ({ text, line: lineOf(node) })))
  })
  visit(tree, isJsxElement, (node) => {
    texts.push(...listUncitedParts(node as JsxElement).map((text) => ({ text, line: lineOf(node) })))
  })
  return texts.flatMap(({ text, line }) =>
    listFigures(text).map((figure) => ({ figure, sentence: text.replace(/\s+/g, ' ').trim(), line })),
  )
}

const lineOf = (node: { position?: { start: { line: number } } | undefined }) =>
  node.position?.start.line ?? 1

/** The sentences of a paragraph that have no source. */
function splitParagraph(node: Paragraph): string[] {
  let hasLink = false
  visit(node, 'link', ({ url }) => {
    hasLink ||= url.startsWith('https:')
  })
  const text = node.children
    .map((child) =>
      isJsxElement(child) && (child as JsxElement).name === 'Cite' ? CITED : toPlainText(child),
    )
    .join('')
  if (hasLink || OWN.test(text)) return []
  return (text.match(SENTENCE) ?? []).filter((sentence) => !sentence.includes(CITED))
}

/** The texts of a component that its sources do not cover. */
function listUncitedParts(element: JsxElement): string[] {
  const props = readProps(element)
  if (props.cite !== undefined) return []
  switch (element.name) {
    case 'FigureTable': {
      const { data } = PROPS.FigureTable.safeParse(props)
      return data ? [data.note ?? '', ...listUncitedCells(data)] : []
    }
    default:
      return FIGURES.includes(element.name ?? '') ? listTexts(props) : []
  }
}

/** Every text in the data of a drawing, except its caption and the times of a timeline. */
const listTexts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) =>
          key === 'caption' || key === 'when' ? [] : listTexts(part),
        )
      : []

type Table = { columns: (string | { title: string; kind: string })[]; rows: string[][] }

/**
 * A column with a kind cites its sources or contains our estimates, so it is left out. So is the first column next to
 * such columns: it labels their rows.
 */
function listUncitedCells({ columns, rows }: Table): string[] {
  const hasFigures = columns.some((column) => typeof column !== 'string')
  const places = columns.flatMap((column, place) =>
    typeof column !== 'string' || (place === 0 && hasFigures) ? [] : [place],
  )
  return [...places.flatMap((place) => [columns[place], ...rows.map((row) => row[place])])].map(String)
}
