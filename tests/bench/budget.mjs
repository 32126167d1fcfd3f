// `npm run budget`: the weight of every page on a first visit, compressed as by hosts (brotli 11), and its limits. Exits
// with 1 if a page is over. tests/site/budget.test.ts asserts the same.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const OUT = path.resolve('out')

/** Bytes, or a number of requests. A server sends 14,600 bytes (ten packets) in the first round trip. */
export const LIMITS = {
  htmlAndCss: { limit: 14_600, hint: 'shorten the page or move text to another' },
  script: { limit: 75_000, hint: 'keep only what changes in the island' },
  requests: { limit: 6, hint: 'load images lazily, or leave them out' },
}

/** @typedef {Record<keyof typeof LIMITS, number>} Weight */

/** @returns {{ path: string, html: string }[]} sorted by file */
export function readExportedPages() {
  return (
    readdirSync(OUT, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => file.split(path.sep).join('/'))
      .sort()
      .map((file) => ({
        path: `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
        html: readFileSync(path.join(OUT, file), 'utf8'),
      }))
      // Redirects between our pages (content/redirects.json) are not pages. tests/unit/lib/publish/hosts covers them.
      .filter(({ html }) => !html.includes('<title>This page has moved</title>'))
  )
}

/** Bytes after brotli at its best quality. @param {string | Buffer} content */
export const measure = (content) => brotliCompressSync(content).length // quality 11 is the default

/** @type {Map<string, number>} */
const weights = new Map()

/** @param {string} address  of a file of the export @returns {number} bytes */
function weigh(address) {
  const bytes = weights.get(address) ?? measure(readFileSync(path.join(OUT, address)))
  weights.set(address, bytes)
  return bytes
}

/** What a browser loads for a page immediately. @param {string} html @returns {Weight} */
export function weighPage(html) {
  /** @param {RegExp} pattern */
  const find = (pattern) => [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))]
  const scripts = find(/<(?:script\b[^>]*? src|link rel="modulepreload" href)="([^"]+)"/g)
  const styles = find(/<link rel="stylesheet" href="([^"]+)"/g)
  const images = find(/<img(?![^>]* loading="lazy")[^>]* src="([^"]+)"/g)
  const sum = (/** @type {string[]} */ files) => files.reduce((total, file) => total + weigh(file), 0)
  return {
    htmlAndCss: measure(html) + sum(styles),
    script: sum(scripts),
    requests: 2 + scripts.length + styles.length + images.length, // the page and its icon
  }
}

/** Describes every limit that is exceeded. @param {Weight} weight @returns {string[]} */
export function findExcess(weight) {
  const names = /** @type {(keyof Weight)[]} */ (Object.keys(LIMITS))
  return names
    .filter((name) => weight[name] > LIMITS[name].limit)
    .map(
      (name) => `${name} is ${weight[name]}, over the limit of ${LIMITS[name].limit}: ${LIMITS[name].hint}`,
    )
}

/** Aligns columns: words to the left, numbers to the right. @param {(string | number)[][]} rows */
export function formatTable(rows) {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => String(row[index]).length)))
  return rows
    .map((row) =>
      row
        .map((cell, index) => {
          const isNumber = typeof rows.at(-1)?.[index] === 'number'
          const width = widths[index] ?? 0
          return isNumber ? String(cell).padStart(width) : String(cell).padEnd(width)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = readExportedPages().map(({ path: pagePath, html }) => {
    const weight = weighPage(html)
    const excess = findExcess(weight)
    return [pagePath, weight.htmlAndCss, weight.script, weight.requests, excess.join('; ') || 'ok']
  })
  console.log(formatTable([['page', 'HTML+CSS', 'script', 'requests', 'result'], ...rows]))
  process.exitCode = rows.some((row) => row.at(-1) !== 'ok') ? 1 : 0
}
