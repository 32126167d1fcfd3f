// Reads the text of a guide or legal page without compiling it: its headings, citations, links and
// length, and every fault in it with its line.
import GithubSlugger, { slug } from 'github-slugger'
import type { Root } from 'mdast'
import { toString as toPlainText } from 'mdast-util-to-string'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { collectCitations, isJsxElement, type JsxElement, readProps } from '../guides/citations.mjs'
import { type ComponentName, type Kind, PROPS } from '../guides/props'
import { type Fault, formatPath } from './faults'

type Heading = { depth: number; text: string; id: string }

export type MdxSource = {
  headings: Heading[]
  /** Ids of sources in the order of their numbers, with how often each is cited. */
  citations: { id: string; number: number; occurrences: number; line: number }[]
  /** What every place that cites says of how its source was read. */
  claims: { id: string; kind: Kind; line: number }[]
  links: { href: string; line: number }[]
  images: { path: string; line: number }[]
  words: number
  faults: Fault[]
}

const processor = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(remarkMdx)

/** `file` is named in the faults, as `content/guides/x.mdx`. Never throws. */
export function readMdxSource(text: string, file: string): MdxSource {
  const empty = { headings: [], citations: [], claims: [], links: [], images: [], words: 0 }
  let tree: Root
  try {
    tree = processor.parse(text)
  } catch (error) {
    const { line, reason } = error as { line?: number; reason?: string }
    const message = `${reason ?? String(error)}. Look for an open bracket, or a component that is not closed.`
    // A component that is never closed has no place of its own: its words name where it opens.
    const opened = /\((\d+):/.exec(message)?.[1]
    return { ...empty, faults: [{ file, field: `line ${line ?? opened ?? 1}`, message }] }
  }
  const faults: Fault[] = []
  const report = (line: number, message: string) => faults.push({ file, field: `line ${line}`, message })
  checkComponents(tree, report)
  const headings = readHeadings(tree, report)
  return {
    headings,
    ...readLinks(tree, report),
    citations: readCitations(tree),
    claims: collectCitations(tree).map(({ id, kind, line }) => ({ id, kind, line })),
    words: countWords(tree),
    faults,
  }
}

/** Ids that the page around the text uses itself. */
const RESERVED = /^(?:sources|related-title|contents-title|main|(?:source|cite)-\d.*)$/

type Report = (line: number, message: string) => void

const lineOf = (node: { position?: { start: { line: number } } | undefined }) =>
  node.position?.start.line ?? 1

function readHeadings(tree: Root, report: Report): Heading[] {
  const slugger = new GithubSlugger() // the same that gives the headings their ids
  const headings: Heading[] = []
  const seen = new Map<string, number>()
  visit(tree, 'heading', (node) => {
    const text = toPlainText(node)
    const line = lineOf(node)
    const above = headings.at(-1)?.depth ?? 1
    if (node.depth === 1)
      report(line, `the page has its title already; got the heading "${text}". Write ## instead of #.`)
    else if (node.depth > above + 1) {
      report(
        line,
        `the heading "${text}" skips a level: ${'#'.repeat(node.depth)} under ${'#'.repeat(above)}. Write ${'#'.repeat(above + 1)}.`,
      )
    }
    const address = slug(text)
    const earlier = seen.get(address)
    if (earlier !== undefined) {
      report(
        line,
        `the heading "${text}" stands in line ${earlier} already, or reads like it, and both would have the same address. Reword one.`,
      )
    }
    if (RESERVED.test(address))
      report(line, `the page has a part called "${text}" of its own. Reword the heading.`)
    seen.set(address, line)
    headings.push({ depth: node.depth, text, id: slugger.slug(text) })
  })
  return headings
}

function readCitations(tree: Root): MdxSource['citations'] {
  const byNumber = new Map<number, MdxSource['citations'][number]>()
  for (const { id, number, occurrence, line } of collectCitations(tree)) {
    byNumber.set(number, { id, number, occurrences: occurrence, line: byNumber.get(number)?.line ?? line })
  }
  return [...byNumber.values()]
}

function readLinks(tree: Root, report: Report): Pick<MdxSource, 'links' | 'images'> {
  const links: MdxSource['links'] = []
  const images: MdxSource['images'] = []
  visit(tree, (node) => {
    if (node.type === 'definition') {
      report(
        lineOf(node),
        'addresses stand with their link: write [text](/address), not a list of addresses.',
      )
    }
    if (node.type === 'image') images.push({ path: node.url, line: lineOf(node) })
    if (node.type === 'paragraph' && /^[\s:|-]*-[\s:|-]*\|/m.test(toPlainText(node))) {
      report(lineOf(node), 'tables with | are not read. Use <FigureTable>; content/README.md shows how.')
    }
    if (node.type === 'link') links.push({ href: node.url, line: lineOf(node) })
    if (node.type === 'image' && !toPlainText(node).trim()) {
      report(
        lineOf(node),
        `the image ${node.url} has no text. Say between [ and ] what one sees: ![a dose pen](…).`,
      )
    }
  })
  return { links, images }
}

function checkComponents(tree: Root, report: Report): void {
  visit(tree, (node) => {
    const line = lineOf(node)
    if (node.type === 'mdxjsEsm')
      report(
        line,
        'guides import and export nothing. Remove the line; the components are there by themselves.',
      )
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      report(line, 'there are braces in the text. Write the text without { and }.')
    }
    if (!isJsxElement(node)) return
    const element = node as JsxElement
    if (element.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute')) {
      report(line, 'there are braces around what a component is given. Write each field by its name.')
    }
    const name = element.name ?? ''
    if (!Object.hasOwn(PROPS, name)) {
      report(line, `there is no component <${name}>. Use one of ${Object.keys(PROPS).join(', ')}.`)
      return
    }
    const result = PROPS[name as ComponentName].safeParse(readProps(element))
    if (result.success) return
    for (const issue of result.error.issues) {
      const field = issue.path.length > 0 ? `${formatPath(issue.path)}: ` : ''
      report(line, `<${name}> ${field}${issue.message}.`)
    }
  })
}

/** Words of running text, and of the figures, which are read as well. */
function countWords(tree: Root): number {
  const countIn = (text: string) => text.split(/\s/).filter((word) => /\p{L}|\d/u.test(word)).length
  let words = 0
  visit(tree, 'text', (node) => {
    words += countIn(node.value)
  })
  visit(tree, isJsxElement, (node) => {
    words += countIn(joinValues(readProps(node as JsxElement)))
  })
  return words
}

/** Fields of a component that a reader does not see. */
const UNSEEN = ['cite', 'id', 'kind', 'tone']

/** The texts and numbers in the fields of a component, without the names of the fields. */
function joinValues(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  return Object.entries(value)
    .filter(([name]) => !UNSEEN.includes(name))
    .map(([, entry]) => joinValues(entry))
    .join(' ')
}
