// `npm run bench:live [page …]`, after `npm run build`: when a page is painted and when React has taken it over,
// in Chromium slowed down four times, with the compile hint of lib/publish/compile-early.mjs and without it.
// Both are loaded in turn, each time in a new browser; what counts is the ratio of the medians.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createJiti } from 'jiti'
import { chromium } from 'playwright'
import serveHandler from 'serve-handler'
import { COMPILE_HINT } from '../../lib/publish/compile-early.mjs'

const SLOWDOWN = 4
const RUNS = 9

/** @typedef {{ painted: number, live: number, blocked: number }} Times  in ms; blocked: what tasks take beyond 50 ms each */

/** The export as it would be without the hint. @param {string} folder */
function dropHints(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name)
    if (/\.(?:js|html)$/.test(name))
      writeFileSync(
        file,
        readFileSync(file, 'utf8')
          .replace(COMPILE_HINT, '')
          .replace(/ integrity="[^"]*"/g, ''),
      )
  }
}

/** @param {string} folder */
async function serve(folder) {
  const server = createServer((request, response) =>
    serveHandler(request, response, { public: folder, cleanUrls: true }),
  )
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)))
  const address = server.address()
  return { server, origin: `http://localhost:${typeof address === 'object' ? address?.port : 0}` }
}

const jiti = createJiti(import.meta.url, { alias: { '@': path.resolve('.') } })
/** @type {{ findBrowser: () => { executablePath: string } | null }} */
const { findBrowser } = await jiti.import('../e2e/find-browser.ts')

/** @param {string} address @returns {Promise<Times>} */
async function load(address) {
  const browser = await chromium.launch({
    executablePath: findBrowser()?.executablePath,
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.addInitScript(() => {
      const times = { painted: 0, live: 0, blocked: 0, isDone: false }
      Object.assign(window, { times })
      const isTaken = () =>
        Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'))
      const watch = setInterval(() => {
        if (!isTaken()) return
        times.live = performance.now()
        clearInterval(watch)
        requestIdleCallback(() => requestIdleCallback(() => Object.assign(times, { isDone: true })))
      }, 2)
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) times.blocked += duration - 50
      }).observe({ type: 'longtask', buffered: true })
    })
    await page.goto(address)
    const handle = await page.waitForFunction(() => {
      const { times } = /** @type {{ times?: Times & { isDone: boolean } }} */ (
        /** @type {unknown} */ (window)
      )
      const paint = performance.getEntriesByName('first-contentful-paint')[0]
      return times?.isDone && paint ? { ...times, painted: paint.startTime } : null
    })
    return /** @type {Times} */ (await handle.jsonValue())
  } finally {
    await browser.close()
  }
}

if (!existsSync('out/index.html')) {
  console.error('There is no export in out/. Run `npm run build` first.')
  process.exit(1)
}
const bare = mkdtempSync(path.join(tmpdir(), 'weighpoint-live-'))
cpSync('out', bare, { recursive: true })
dropHints(bare)
const [hinted, unhinted] = [await serve('out'), await serve(bare)]

/** @param {Times[]} runs @param {keyof Times} name */
const median = (runs, name) =>
  runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0

const given = process.argv.slice(2)
const rows = []
for (const page of given.length > 0 ? given : ['/', '/blog', '/bestofmonth', '/calculator']) {
  /** @type {[Times[], Times[]]} */
  const [before, after] = [[], []]
  for (let run = 0; run < RUNS; run += 1) {
    before.push(await load(unhinted.origin + page))
    after.push(await load(hinted.origin + page))
  }
  const show = (/** @type {keyof Times} */ name) => {
    const [without, withHint] = [median(before, name), median(after, name)]
    return `${without.toFixed(0)} → ${withHint.toFixed(0)}`.padEnd(14) + (withHint / without).toFixed(2)
  }
  rows.push({
    page,
    'painted, ms': show('painted'),
    'live, ms': show('live'),
    'blocked, ms': show('blocked'),
  })
}
console.log(`Chromium slowed down ${SLOWDOWN} times, median of ${RUNS}: without → with the hint, ratio`)
console.table(rows)
for (const { server } of [hinted, unhinted]) server.close()
rmSync(bare, { recursive: true })
