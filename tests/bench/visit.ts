// `npm run bench:visit`, after `npm run build`: what a visit costs the host: requests and bytes with headers, cold and on a
// second visit, in a real browser against the server of `npm start`. Pages are scrolled to the end, so that lazy images
// count. The icon does not count, because a headless browser does not load it.
import { type BrowserContext, chromium, type Page } from 'playwright'
import { findBrowser } from '../e2e/find-browser'
import { submitQuiz } from '../e2e/states'
import { formatTable } from './budget.mjs'
import { startHost } from './start-host.mjs'

type Cost = { requests: number; bytes: number }

const readGuide = (page: Page) => readPage(page, '/guides/glp1-side-effects')
const readRankings = (page: Page) => readPage(page, '/bestofmonth')
async function takeQuiz(page: Page) {
  await page.goto('/findquiz1')
  await submitQuiz(page, '42')
  await page.waitForURL('**/findquiz1-results*')
  await scrollToEnd(page)
}

const VISITS: Record<string, ((page: Page) => Promise<void>)[]> = {
  'a guide': [readGuide],
  'the rankings': [readRankings],
  'quiz and results': [takeQuiz],
  'all three': [readGuide, readRankings, takeQuiz],
}

async function readPage(page: Page, path: string) {
  await page.goto(path)
  await scrollToEnd(page)
}

async function scrollToEnd(page: Page) {
  await page.keyboard.press('End')
  await page.waitForLoadState('networkidle')
}

/** Runs the steps in a new tab. Responses from the cache cost nothing. */
async function measure(context: BrowserContext, steps: ((page: Page) => Promise<void>)[]): Promise<Cost> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const cached = new Set<string>()
  const cost = { requests: 0, bytes: 0 }
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || !response.url.startsWith('http')) cached.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (cached.has(requestId)) return
    cost.requests += 1
    cost.bytes += encodedDataLength
  })
  await session.send('Network.enable')
  for (const step of steps) await step(page)
  await page.close()
  return cost
}

async function run() {
  const { executablePath } = findBrowser() ?? {}
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const host = await startHost('.')
  const rows: (string | number)[][] = []
  for (const [name, steps] of Object.entries(VISITS)) {
    const context = await browser.newContext({ baseURL: host.url })
    const cold = await measure(context, steps)
    const warm = await measure(context, steps)
    rows.push([name, cold.requests, cold.bytes, warm.requests, warm.bytes])
    await context.close()
  }
  host.stop()
  await browser.close()
  console.log(formatTable([['visit', 'cold: requests', 'bytes', 'warm: requests', 'bytes'], ...rows]))
}

run()
