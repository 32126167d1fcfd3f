// Reads the text of a guide or legal page without compiling it: its headings, citations, links and length, and every
// issue in it with its line.
import GithubSlugger, { slug } from 'github-slugger'
import type { Root } from 'mdast'
import { toString as toPlainText } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { addDays } from '../base/day'
import { findForbiddenWords } from '../base/forbidden-words'
import { findHiddenCharacter } from '../base/hidden-characters'
import { getBuildDay } from '../base/month'
import { TEXT_ANCHORS } from '../base/page-anchors'
import { formatPath, toPath } from '../schemas/messages'
import { collectCitations, isJsxElement, keepCurrentParts, lineOf, readProps } from './citations.mjs'
import { findOpenDays, keepAllCurrent, listEnds } from './dated-text'
import { parseText } from './parse-text'
import { type ComponentName, isFigure, listTexts, PROPS } from './props'
import { listNumbers, measureProse } from './text'
import { findUncitedFigures } from './uncited-figures'

/** `field` is the path of the value in the component that begins on this line. */
type TextIssue = { line: number; message: string; field?: (string | number)[] }

type Report = (line: number, message: string, field?: TextIssue['field']) => void

type ReadTree = ReturnType<typeof readTree>

const results = new Map<string, ReadTree>()

/**
 * What a text contains on `today`, and what is wrong in it. If its syntax is wrong, the rest is empty. Each text is parsed
 * once per process, also during `npm run dev`, which reads all content again after every change.
 */
export function readBody(text: string, today = getBuildDay()): ReadTree {
  const key = today + text
  const result = results.get(key) ?? parseBody(text, today)
  results.set(key, result)
  return result
}

function parseBody(text: string, today: string): ReadTree {
  try {
    return readTree(parseText(text), today)
  } catch (error) {
    const { line, reason } = error as { line?: number; reason?: string }
    if (!reason) throw error
    const isComment = reason.includes('create a comment in MDX')
    // For a component that is never closed, the parser gives no line, but its message says where it opens.
    const opened = Number(/\((\d+):/.exec(reason)?.[1] ?? 1)
    const message = isComment
      ? 'comments like <!-- --> are not supported. Delete it, and say in the commit what it says.'
      : `${reason}. Look for an open bracket, or a component that is not closed.`
    const nothing = readTree({ type: 'root', children: [] }, today)
    return { ...nothing, issues: [{ line: line ?? opened, message }] }
  }
}

function readTree(tree: Root, today: string) {
  const issues: TextIssue[] = []
  const report: Report = (line, message, field) => issues.push({ line, message, field })
  checkComponents(tree, report)
  const sentences = checkSentences(tree, report)
  const citedOnAnyDay = collectCitations(tree).map(({ id, line }) => ({ id, line }))
  keepCurrentParts(tree, today)
  const paragraphs: { text: string; line: number }[] = []
  const texts: string[] = []
  const elements: { name: string; props: Record<string, unknown>; line: number }[] = []
  visit(tree, (node) => {
    if (node.type === 'paragraph') paragraphs.push({ text: toPlainText(node), line: lineOf(node) })
    if (node.type === 'text') texts.push(node.value)
    if (isJsxElement(node))
      elements.push({
        name: node.name ?? '',
        props: keepAllCurrent(readProps(node), today),
        line: lineOf(node),
      })
  })
  const inFigures = elements.filter(({ name }) => isFigure(name)).map(({ props }) => joinTexts(props))
  const seen = [...texts, ...elements.map(({ props }) => joinTexts(props))]
  const rows = elements.flatMap(({ props, line }) =>
    Object.values(props)
      .flat()
      .map((value) => ({ text: joinTexts(value), line })),
  )
  // A column may name the drug whose prices its cells have.
  const cells = elements.flatMap(({ name, props, line }) => {
    const table = name === 'FigureTable' && PROPS.FigureTable.safeParse(props).data
    if (!table) return []
    const { columns, rows } = table
    return rows.flatMap((row) =>
      row.map((cell, index) => ({ text: joinTexts([columns[index], cell]), line })),
    )
  })
  const words = countReadWords(seen)
  return {
    headings: readHeadings(tree, report),
    ...readLinks(tree, report),
    ...sentences,
    /** Ids of sources in the order of their numbers. */
    citations: [...new Set(collectCitations(tree).map(({ id }) => id))],
    /** The sources that it cites on any day, also in parts that are not shown today. */
    citedOnAnyDay,
    words,
    /** The running text without drawings: its words, its Flesch-Kincaid grade and longest sentence. */
    prose: { words: words - countReadWords(inFigures), ...measureProse(paragraphs.map(({ text }) => text)) },
    hasWhoShouldNot: elements.some(({ name }) => name === 'WhoShouldNot'),
    /** Whether it opens with what to do now, which has an address. */
    hasUrgent: elements.some(({ name }) => name === 'Urgent'),
    /** Every number in the text and in the fields of its components, as written: "20.2", "1,088". */
    numbers: [...new Set(seen.flatMap(listNumbers))],
    /** Paragraphs and rows with an amount of money, and the line where each, or its component, begins. */
    amounts: [...paragraphs, ...rows].filter(({ text }) => text.includes('$')),
    /** Cells of tables with an amount of money, each after the title of its column, and the line where its table begins. */
    amountsInColumns: cells.filter(({ text }) => text.includes('$')),
    uncited: findUncitedFigures(tree),
    /** The first component whose picture a social image can show. */
    drawing: elements.find(({ name }) => DRAWN.includes(name)) ?? null,
    issues,
  }
}

const DRAWN: readonly string[] = ['Bars', 'DoseStairs', 'MakerPrices', 'People', 'PriceColumns']

/** Components with sentences, which can have dated parts. */
const TABLES: readonly string[] = ['AnswerRows', 'FigureTable']

/**
 * Reports forbidden words. `ends` are texts that hold until a day, and what a drawing says about the day after it;
 * `openDays` the days that other sentences name, as written and as 2026-12-31.
 */
function checkSentences(tree: Root, report: Report) {
  const ends: { day: string; text: string; line: number }[] = []
  const openDays: { written: string; day: string; line: number }[] = []
  visit(tree, (node) => {
    const line = lineOf(node)
    const element = isJsxElement(node) ? node : null
    const props = element ? readProps(element) : {}
    const text = element ? joinTexts(props) : node.type === 'text' ? node.value : ''
    // Also written as references, like &zwj; or &#8238;
    const hidden = findHiddenCharacter(node.type === 'image' ? (node.alt ?? '') : text)
    if (hidden) report(line, hidden)
    const words = findForbiddenWords(text)
    if (words) report(line, words)
    if (element?.name === 'Until') ends.push({ day: String(props.day), text: toPlainText(node), line })
    if (element?.name === 'Until' || element?.name === 'From') return SKIP
    // A drawing of dates is about what comes: each of its days needs another look once it is there.
    const dates = element?.name === 'DateLanes' ? PROPS.DateLanes.safeParse(props).data?.items : []
    for (const { day, title, text: then } of dates ?? [])
      ends.push({ day: addDays(day, -1), text: `${title}: ${then}`, line })
    ends.push(...listEnds(text).map((end) => ({ ...end, line })))
    // The data of a drawing may name any day; what a table says must not outlive it.
    if (!element || TABLES.includes(element.name ?? ''))
      openDays.push(...findOpenDays(text, '').map((day) => ({ ...day, line })))
    else if (/\{(?:until|from) /.test(text))
      report(line, `a text of <${element.name}> cannot end. Put the component into <Until day="…">.`)
  })
  return { ends, openDays }
}

const countReadWords = (texts: readonly string[]): number =>
  texts.flatMap((text) => text.split(/\s/)).filter((word) => /\p{L}|\d/u.test(word)).length

/** Fragments that the page itself uses: its sections, citations, and sources ("cite-1-a", "source-2"). */
const isReserved = (address: string): boolean =>
  TEXT_ANCHORS.includes(address) || /^(?:source|cite)-\d/.test(address)

function readHeadings(tree: Root, report: Report) {
  const slugger = new GithubSlugger() // headings get their ids from the same package
  const headings: { depth: number; text: string; id: string }[] = []
  const seen = new Map<string, number>()
  visit(tree, 'heading', (node) => {
    const text = toPlainText(node)
    const line = lineOf(node)
    const above = headings.at(-1)?.depth ?? 1
    const address = slug(text)
    const earlier = seen.get(address)
    const problems = [
      node.depth === 1
        ? `the page already has its title; got the heading "${text}". Write ## instead of #.`
        : node.depth > above + 1 &&
          `the heading "${text}" skips a level: ${'#'.repeat(node.depth)} under ${'#'.repeat(above)}. Write ${'#'.repeat(above + 1)}.`,
      earlier !== undefined &&
        `the heading "${text}" has the same address as the one on line ${earlier}. Reword one of them.`,
      address === ''
        ? `the heading "${text}" has no letter or digit, so it would have no address. Add a word.`
        : isReserved(address)
          ? `the page uses the address "#${address}" for a section of its own. Reword the heading.`
          : address.includes('_') &&
            `the heading "${text}" has a "_", which only the page's own ids contain. Reword the heading.`,
    ]
    for (const problem of problems) if (problem) report(line, problem)
    seen.set(address, line)
    headings.push({ depth: node.depth, text, id: slugger.slug(text) })
  })
  return headings
}

/** `codes` are texts between backticks. */
function readLinks(tree: Root, report: Report) {
  const links: { href: string; line: number }[] = []
  const images: { path: string; line: number }[] = []
  const codes: { text: string; line: number }[] = []
  visit(tree, (node) => {
    const line = lineOf(node)
    if (node.type === 'paragraph' && /^[\s:|-]*-[\s:|-]*\|/m.test(toPlainText(node)))
      report(line, 'tables with | are not supported. Use <FigureTable>; docs/guides.md shows how.')
    if (node.type === 'text')
      for (const [pattern, message] of AS_TYPED) if (pattern.test(node.value)) report(line, message)
    if (node.type === 'inlineCode') codes.push({ text: node.value, line })
    if (node.type === 'link') {
      links.push({ href: node.url, line })
      if (!toPlainText(node).trim())
        report(line, `the link to ${node.url} has no words. Write between [ and ] where it leads.`)
    }
    if (node.type === 'image') {
      images.push({ path: node.url, line })
      if (!toPlainText(node).trim())
        report(
          line,
          `the image ${node.url} has no description. Say between [ and ] what it shows: ![a dose pen](…).`,
        )
    }
  })
  return { links, images, codes }
}

const BRACES = 'braces are not supported in the text. Write the text without { and }, and without comments.'

/** What other dialects of Markdown know and this one would publish as typed. */
const AS_TYPED: [RegExp, string][] = [
  [
    /\[\^[^\]]*\]/,
    'footnotes like [^1] are not supported. Cite a source with <Cite id="…" />, or write the note as a sentence.',
  ],
  [/~~/, 'struck out text between ~~ is not supported. Delete it, and log the change in corrections.json.'],
  [/^\[[ xX]\](?:\s|$)/, 'check boxes like - [ ] are not supported. Write a plain list.'],
  [/==\S/, 'marked text between == is not supported. Write **bold** words.'],
  [/^:{3,}/m, 'blocks between ::: are not supported. Use <Callout tone="note">.'],
  [/\]\[/, 'link addresses in a separate list are not supported. Write [text](/address) instead.'],
]

/** Nodes that a text may not contain. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  definition: 'link addresses in a separate list are not supported. Write [text](/address) instead.',
  mdxjsEsm: 'guides cannot import or export. Remove the line; the components need no import.',
  mdxFlowExpression: BRACES,
  mdxTextExpression: BRACES,
}

function checkComponents(tree: Root, report: Report): void {
  visit(tree, (node) => {
    const line = lineOf(node)
    const unsupported = UNSUPPORTED[node.type]
    if (unsupported) report(line, unsupported)
    if (!isJsxElement(node)) return
    if (node.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute'))
      report(
        line,
        'braces around the fields of a component are not supported. Write each field with its name.',
      )
    const name = node.name ?? ''
    if (!Object.hasOwn(PROPS, name))
      return report(line, `unknown component <${name}>. Use one of ${Object.keys(PROPS).join(', ')}.`)
    for (const { path, message } of PROPS[name as ComponentName].safeParse(readProps(node)).error?.issues ??
      []) {
      const field = toPath(path)
      report(line, `<${name}> ${field.length > 0 ? `${formatPath(field)}: ` : ''}${message}.`, field)
    }
  })
}

/** The fields of a component that a reader sees, or one of them, as a text. */
const joinTexts = (value: unknown): string => listTexts(value, ['cite', 'id', 'kind', 'tone']).join(' ')
