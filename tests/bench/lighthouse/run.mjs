// `npm run lighthouse`, after `npm run build`: Lighthouse on every page of the export, on a simulated phone, as the median
// of three runs, compared with the goals. Exits with 1 if a goal is missed. Use an idle machine, because other programs
// lower the performance score. `npm run lighthouse -- /blog /` measures only those pages; `--runs=1` gives a quick look.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createJiti } from 'jiti'
import { installPackages } from '../../install-packages.mjs'
import { formatTable, readExportedPages } from '../budget.mjs'
import { startHost } from '../start-host.mjs'

const HERE = path.dirname(fileURLToPath(import.meta.url))
/** Of a page with a tool, React's start may cost two points. */
const GOALS = { performance: 100, withTool: 98, accessibility: 100, 'best-practices': 100, seo: 100, cls: 0 }
const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * @typedef {{ performance: number, accessibility: number, 'best-practices': number, seo: number, cls: number, lcp: number, tbt: number }} Measures
 *   scores from 0 to 100, cls without unit, lcp and tbt in ms
 * @typedef {{ categories: Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>, audits: Record<string, { score: number | null, title: string, numericValue?: number }>, runtimeError?: { message: string } }} Report
 */

/** @param {Report} report @returns {Measures} */
function readMeasures({ categories, audits }) {
  /** @param {string} id */
  const score = (id) => Math.round((categories[id]?.score ?? 0) * 100)
  /** @param {string} id */
  const value = (id) => audits[id]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
  }
}

/** The failed audits of a page, except for performance. @param {Report} report */
const findFailures = ({ categories, audits }) =>
  ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id} (${audits[id]?.title})`),
  )

/** The median of each measure. @param {Measures[]} runs @returns {Measures} */
function takeMedian(runs) {
  const names = /** @type {(keyof Measures)[]} */ (Object.keys(runs[0] ?? {}))
  /** @param {keyof Measures} name */
  const median = (name) =>
    runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN
  return /** @type {Measures} */ (Object.fromEntries(names.map((name) => [name, median(name)])))
}

/** The goals that a page misses. @param {{ isIndexed: boolean, hasTool: boolean }} page @param {Measures} measures */
function findMisses({ isIndexed, hasTool }, measures) {
  return [
    ...(measures.performance >= (hasTool ? GOALS.withTool : GOALS.performance) ? [] : ['performance']),
    ...(measures.accessibility >= GOALS.accessibility ? [] : ['accessibility']),
    ...(measures['best-practices'] >= GOALS['best-practices'] ? [] : ['best practices']),
    ...(!isIndexed || measures.seo >= GOALS.seo ? [] : ['SEO']),
    ...(measures.cls <= GOALS.cls ? [] : ['CLS']),
  ]
}

if (!existsSync('out/index.html')) {
  console.error('There is no export in out/. Run `npm run build` first.')
  process.exit(1)
}
installPackages(HERE)
/** @param {string} name  of a package installed only for this benchmark @param {string} file */
const load = (name, file) => import(pathToFileURL(path.join(HERE, 'node_modules', name, file)).href)
const { default: lighthouse } = await load('lighthouse', 'core/index.js')
const { launch } = await load('chrome-launcher', 'dist/index.js')
const { findBrowser } = /** @type {typeof import('../../e2e/find-browser')} */ (
  await createJiti(import.meta.url).import('../../e2e/find-browser.ts')
)
const browser = findBrowser()
if (!browser) {
  console.error('No browser found. Install Chromium, or set CHROMIUM_PATH to its executable.')
  process.exit(1)
}

const options = process.argv.slice(2)
const runs = Number(options.find((option) => option.startsWith('--runs='))?.slice('--runs='.length) ?? 3)
const chosen = options.filter((option) => option.startsWith('/'))
/** Hosts redirect the paths of forwarding pages. @param {{ html: string }} page */
const isForwarding = ({ html }) => html.includes('http-equiv="refresh"')
const pages = readExportedPages().filter(
  (page) => !isForwarding(page) && (chosen.length === 0 || chosen.includes(page.path)),
)
const { url, stop } = await startHost('.')

/**
 * Occasionally Lighthouse misses the start of a page load ("NO_NAVSTART") and asks to be run again.
 * @param {string} pagePath @returns {Promise<Report>}
 */
async function measurePage(pagePath, attemptsLeft = 2) {
  const chrome = await launch({ chromePath: browser, chromeFlags: CHROME_FLAGS })
  try {
    const flags = {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      formFactor: 'mobile',
      logLevel: 'error',
      // The browser logs the status of the not-found page as an error, which is not the page's fault.
      ...(pagePath === '/404' && { ignoreStatusCode: true, skipAudits: ['errors-in-console'] }),
    }
    const result = await lighthouse(url + pagePath, flags)
    const error = result.lhr.runtimeError
    if (!error) return result.lhr
    if (attemptsLeft === 0) throw new Error(`${pagePath}: ${error.message}`)
  } finally {
    chrome.kill()
  }
  return measurePage(pagePath, attemptsLeft - 1)
}

const rows = []
const notes = []
for (const { path: pagePath, html } of pages) {
  const reports = []
  for (let run = 0; run < runs; run += 1) reports.push(await measurePage(pagePath))
  const measures = takeMedian(reports.map(readMeasures))
  const isIndexed = pagePath !== '/404' && !html.includes('noindex')
  const misses = findMisses({ isIndexed, hasTool: /<script[^>]* src=/.test(html) }, measures)
  rows.push([pagePath, isIndexed ? 'yes' : 'no', ...Object.values(measures), misses.join(', ') || 'ok'])
  const failures = new Set(reports.flatMap(findFailures))
  if (!isIndexed) for (const id of failures) if (/^is-crawlable /.test(id)) failures.delete(id)
  for (const failure of failures) notes.push(`${pagePath}: ${failure}`)
  console.error(`${pagePath}: ${misses.join(', ') || 'ok'}`)
}
stop()

const head = [
  'page',
  'indexed',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'CLS',
  'LCP ms',
  'TBT ms',
]
console.log(`\n${formatTable([[...head, 'result'], ...rows])}`)
if (notes.length > 0) console.log(`\n${notes.join('\n')}`)
console.log(
  '\nPages that are not indexed have no goal for SEO. Forwarding pages (/click/…) are not measured.',
)
process.exitCode = rows.some((row) => row.at(-1) !== 'ok') ? 1 : 0
