// Reads out/ for tests: every page with its path and its HTML.
import path from 'node:path'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'

export const OUT = path.resolve('out')

export type Page = { path: string; html: string }

export async function readPages(): Promise<Page[]> {
  // Plain ESM, which this runner loads only this way.
  const { readExportedPages } = await import('../bench/budget.mjs')
  return readExportedPages()
}

/** The values of an attribute of all elements of a kind, with entities read. */
export function readAttributes(html: string, element: string, attribute: string): string[] {
  const tags = html.match(new RegExp(`<${element}\\b[^>]*>`, 'g')) ?? []
  return tags.flatMap((tag) => {
    const value = new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1]
    return value === undefined ? [] : [value.replaceAll('&amp;', '&')]
  })
}

/** The addresses that a page loads by itself: images, scripts, styles, icons. */
export function readLoadedAddresses(html: string): string[] {
  return [
    ...readAttributes(html, 'img', 'src'),
    ...readAttributes(html, 'script', 'src'),
    ...readAttributes(html.replace(/<link rel="(?:canonical|alternate)"[^>]*>/g, ''), 'link', 'href'),
  ]
}

/** The text that markup stands for, as far as ours escapes it. */
export const unescapeHtml = (text: string) =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/**
 * A page with every tag written out and every value in quotes, as a parser of the HTML standard reads it, and
 * the parse errors of its bytes. Simple readers do not know which tags may be left out.
 */
export function completeMarkup(html: string) {
  const file = unified().use(rehypeParse, { emitParseErrors: true }).use(rehypeStringify).processSync(html)
  return {
    html: String(file),
    errors: file.messages.map(({ reason, line, column }) => `${reason} (${line}:${column})`),
  }
}
