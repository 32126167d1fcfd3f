// Reads out/ for tests: every page with its path and its HTML.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const OUT = path.resolve('out')

export type Page = { path: string; html: string }

export async function readPages(): Promise<Page[]> {
  const { toPagePath } = await import('../../lib/publish/list-export.mjs')
  return readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .map((file) => ({ path: toPagePath(file), html: readFileSync(path.join(OUT, file), 'utf8') }))
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
