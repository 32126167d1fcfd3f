// `npm run budget`: what every page of the export weighs on a first visit, compressed as hosts do (brotli 11),
// beside what it may weigh. Exit code 1 when a page is over. The tests in tests/site and tests/e2e judge by
// the same functions. KB are 1,000 bytes.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { parse } from 'node-html-parser'
import { toPagePath } from '../../lib/publish/list-export.mjs'

const OUT = path.resolve('out')

/** In bytes, but for requests. "Script" is script files: inline scripts are part of the HTML. */
export const LIMITS = {
  reading: { script: 0, htmlAndCss: 14_600, requests: 3 },
  other: { sharedScript: 125_000, ownScript: 18_000, htmlAndCss: 20_000 },
}

/** What is over, said to who has to mend it: what is counted, in what, and the way out. */
const WORDS = {
  script: ['Scripts are', 'bytes compressed', 'a page to read works without any'],
  sharedScript: [
    'The scripts of every page are',
    'bytes compressed',
    'load what few pages need on those alone',
  ],
  ownScript: [
    'Its own scripts are',
    'bytes compressed',
    'leave in the island only what changes, and load the rest when it is asked for, as components/calculator/CalculatorResults.tsx does with the chart',
  ],
  htmlAndCss: ['HTML and style are', 'bytes compressed', 'shorten the page or move text to another'],
  requests: ['What it loads are', 'files', 'load pictures when they are scrolled to, or leave them out'],
}

/**
 * @typedef {{ path: string, html: string }} Page
 * @typedef {{ scripts: string[], styles: string[], requests: number }} Loads  addresses of script and style files
 * @typedef {object} Row  bytes, but for requests
 * @property {string} path
 * @property {'reading' | 'other'} kind
 * @property {number} sharedScript  what every page that loads scripts loads
 * @property {number} ownScript  the rest of its scripts
 * @property {number} html  with inline styles and scripts
 * @property {number} css  linked files
 * @property {number} requests  the page, its files and its icon
 * @property {string[]} faults  in words; empty when the page keeps its budget
 */

/** Guides, legal pages and the missing page, by what they are and not by what they weigh. @param {string} pagePath */
export function isReadingPage(pagePath) {
  const legal = readdirSync('content/legal').map((file) => `/${file.replace('.mdx', '')}`)
  return pagePath === '/404' || pagePath.startsWith('/guides/') || legal.includes(pagePath)
}

/** @returns {Page[]} */
export function readExportedPages() {
  return readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .map((file) => ({ path: toPagePath(file), html: readFileSync(path.join(OUT, file), 'utf8') }))
}

/** What a current browser loads for a page, as far as its markup says. @param {string} html @returns {Loads} */
export function readLoads(html) {
  const root = parse(html)
  /** @param {string} selector @param {string} attribute */
  const read = (selector, attribute) => [
    ...new Set(root.querySelectorAll(selector).flatMap((tag) => tag.getAttribute(attribute) ?? [])),
  ]
  const scripts = root
    .querySelectorAll('script[src]')
    .filter((tag) => !Object.keys(tag.attributes).some((name) => name.toLowerCase() === 'nomodule'))
    .flatMap((tag) => tag.getAttribute('src') ?? [])
  const styles = read('link[rel=stylesheet]', 'href')
  const images = read('img:not([loading=lazy])', 'src')
  const fonts = read('link[rel=preload][as=font]', 'href')
  const icons = read('link[rel=icon]', 'href').slice(0, 1)
  const own = new Set(scripts)
  return {
    scripts: [...own],
    styles,
    requests: 1 + own.size + styles.length + images.length + fonts.length + icons.length,
  }
}

/** @type {Map<string, number>} */
const weights = new Map()

/** @param {string} address  of a file of the export, as a page names it */
function weigh(address) {
  const file = new URL(address, 'https://export.invalid').pathname
  const known = weights.get(file)
  if (known !== undefined) return known
  const bytes = measure(readFileSync(path.join(OUT, file)))
  weights.set(file, bytes)
  return bytes
}

/** Bytes after brotli at its best. @param {string | Buffer} content */
export function measure(content) {
  return brotliCompressSync(content).length // quality 11 is its default
}

/** @param {string[]} addresses */
const sum = (addresses) => addresses.reduce((total, address) => total + weigh(address), 0)

/**
 * The pages beside their limits.
 * @param {(Page & { loads?: Loads })[]} pages  loads: what a browser was seen to load, instead of what the markup says
 * @returns {Row[]}
 */
export function judgePages(pages) {
  const entries = pages.map(({ path: pagePath, html, loads = readLoads(html) }) => ({
    path: pagePath,
    html,
    loads,
    isReading: isReadingPage(pagePath),
  }))
  const [first, ...others] = entries.filter(({ isReading }) => !isReading).map(({ loads }) => loads.scripts)
  const shared = (first ?? []).filter((file) => others.every((scripts) => scripts.includes(file)))
  return entries.map(({ path: pagePath, html, loads, isReading }) => {
    const row = {
      path: pagePath,
      kind: /** @type {Row['kind']} */ (isReading ? 'reading' : 'other'),
      sharedScript: sum(loads.scripts.filter((file) => shared.includes(file))),
      ownScript: sum(loads.scripts.filter((file) => !shared.includes(file))),
      html: measure(html),
      css: sum(loads.styles),
      requests: loads.requests,
    }
    return { ...row, faults: findFaults(row) }
  })
}

/** @param {Omit<Row, 'faults'>} row */
function findFaults({ kind, sharedScript, ownScript, html, css, requests }) {
  const measured = {
    script: sharedScript + ownScript,
    sharedScript,
    ownScript,
    htmlAndCss: html + css,
    requests,
  }
  return Object.entries(LIMITS[kind]).flatMap(([name, limit]) => {
    const value = measured[/** @type {keyof typeof measured} */ (name)]
    if (value <= limit) return []
    const [what, unit, wayOut] = WORDS[/** @type {keyof typeof WORDS} */ (name)]
    return [
      `${what} ${group(value)} ${unit}, ${group(limit)} are allowed: ${wayOut}; \`npm run budget\` shows each`,
    ]
  })
}

/** 28907 → "28,907". @param {number} count */
const group = (count) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** A table for the terminal. @param {Row[]} rows */
export function formatBudgets(rows) {
  const head = ['page', 'kind', 'shared JS', 'own JS', 'HTML', 'CSS', 'HTML+CSS', 'requests', 'result']
  const lines = rows.map((row) => [
    row.path,
    row.kind,
    row.sharedScript,
    row.ownScript,
    row.html,
    row.css,
    row.html + row.css,
    row.requests,
    row.faults.join('; ') || 'ok',
  ])
  const { reading, other } = LIMITS
  return [
    formatTable([head, ...lines]),
    '',
    `Limits, bytes of brotli 11. Reading pages: ${reading.script} script, HTML and CSS ${reading.htmlAndCss}, ${reading.requests} requests.`,
    `Other pages: shared script ${other.sharedScript}, own script ${other.ownScript}, HTML and CSS ${other.htmlAndCss}.`,
  ].join('\n')
}

/** Columns as wide as their widest cell: words to the left, numbers to the right. @param {(string | number)[][]} rows */
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
  const rows = judgePages(readExportedPages())
  console.log(formatBudgets(rows))
  process.exitCode = rows.some(({ faults }) => faults.length > 0) ? 1 : 0
}
