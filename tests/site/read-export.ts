// Reads out/ for tests: every page with its path and its HTML.
import path from 'node:path'
import { type ParserError, parse, serialize } from 'parse5'

export const OUT = path.resolve('out')

export type Page = { path: string; html: string }

export async function readPages(): Promise<Page[]> {
  // Plain ESM, which this runner can only import dynamically.
  const { readExportedPages } = await import('../bench/budget.mjs')
  return readExportedPages()
}

/** Without the second and later pages of a kind that differ in their data only: redirects, providers, and drugs. */
export const keepOneOfKind = (pages: readonly Page[]): Page[] => {
  const seen = new Set<string>()
  return pages.filter(({ path: address }) => {
    const [kind = address] = /^\/(?:click|providers|drugs)\//.exec(address) ?? []
    return !seen.has(kind) && seen.add(kind)
  })
}

/** The values of an attribute on all elements of a kind, with entities decoded. */
export function readAttributes(html: string, element: string, attribute: string): string[] {
  const tags = html.match(new RegExp(`<${element}\\b[^>]*>`, 'g')) ?? []
  return tags.flatMap((tag) => {
    const value = new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1]
    return value === undefined ? [] : [value.replaceAll('&amp;', '&')]
  })
}

/** The URLs that a page loads by itself: images, scripts, styles, icons. */
export function readLoadedAddresses(html: string): string[] {
  return [
    ...readAttributes(html, 'img', 'src'),
    ...readAttributes(html, 'script', 'src'),
    ...readAttributes(html.replace(/<link rel="(?:canonical|alternate)"[^>]*>/g, ''), 'link', 'href'),
  ]
}

/** Decodes the entities that our pages use. */
export const unescapeHtml = (text: string) =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/**
 * Parses a page by the HTML standard, with the parser of jsdom. Returns it with every optional tag and quote, for tools that
 * need them, and its parse errors. What only reads a page, uses node-html-parser: jsdom would need minutes for all of them.
 */
export function completeMarkup(html: string) {
  const errors: string[] = []
  const onParseError = ({ code, startLine, startCol }: ParserError) =>
    errors.push(`${code} (${startLine}:${startCol})`)
  return { html: serialize(parse(html, { onParseError })), errors }
}
