// Chromium through Playwright, and Playwright's own WebKit where it is installed.
import { existsSync } from 'node:fs'
import { createJiti } from 'jiti'
import { chromium, webkit } from 'playwright'

const { findBrowser } = /** @type {typeof import('../../e2e/find-browser')} */ (
  await createJiti(import.meta.url).import('../../e2e/find-browser.ts')
)

/**
 * @param {import('playwright').BrowserContext} context @param {boolean} hasScripts
 * @returns {Promise<import('../engine.mjs').Tab>}
 */
async function openTab(context, hasScripts) {
  /** @type {string[]} */
  let problems = []
  /** Pages that could not be reached: a tab shows an error for them, without their address. @type {string[]} */
  const lost = []
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => problems.push(`page error: ${error.error().message}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    if (request.isNavigationRequest()) lost.push(request.url())
    // Prepared in advance and given up, or of a page that was left; refused because scripts are off.
    if (reason === 'net::ERR_ABORTED' || (reason === 'csp' && !hasScripts)) return
    problems.push(`request failed: ${request.url()} ${reason}`)
  })
  // The other host is none of ours; its name is not known to any name server.
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: 'Another host' }))
  const page = await context.newPage()
  /** @param {string} expression */
  const get = async (expression) => {
    const element = (await page.evaluateHandle(expression)).asElement()
    if (!element) throw new Error('It is not there.')
    return /** @type {import('playwright').ElementHandle<HTMLElement>} */ (element)
  }
  const quick = { timeout: 5000 }
  return {
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    click: async (find) => (await get(find)).click(quick),
    fill: async (find, text) => (await get(find)).fill(text, quick),
    choose: async (find, label) => void (await (await get(find)).selectOption({ label }, quick)),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    otherAddresses: async () =>
      context
        .pages()
        .filter((other) => other !== page)
        .map((other) => (other.url().startsWith('chrome-error:') ? (lost.at(-1) ?? '') : other.url())),
    picture: async (file) => void (await page.screenshot({ path: file })),
    takeProblems: async () => {
      const taken = problems
      problems = []
      return taken
    },
    close: () => context.close(),
  }
}

/** @param {import('playwright').Browser} browser @param {string} version @param {import('../engine.mjs').Conditions} conditions */
function wrap(browser, version, { isDark = false, hasScripts = true }) {
  return {
    version,
    newTab: async () =>
      openTab(
        await browser.newContext({
          colorScheme: isDark ? 'dark' : 'light',
          javaScriptEnabled: hasScripts,
          viewport: { width: 1280, height: 800 },
        }),
        hasScripts,
      ),
    stop: () => browser.close(),
  }
}

/** @type {import('../engine.mjs').Engine} */
export const CHROMIUM = {
  name: 'Chromium',
  served: 'origin',
  prepare: () => (findBrowser() ? null : 'no Chromium found; set CHROMIUM_PATH to its program file'),
  start: async (conditions) => {
    if (conditions.hasTrustedTypes === false) return null // no switch takes them away
    const browser = await chromium.launch({
      executablePath: findBrowser()?.executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    })
    return wrap(browser, `Chromium ${browser.version()}`, conditions)
  },
}

/** Not everywhere: the network must allow Playwright's download. */
export const hasPlaywrightWebkit = () => existsSync(webkit.executablePath())

/** @type {import('../engine.mjs').Engine['start']} */
export async function startPlaywrightWebkit(conditions) {
  if (conditions.hasTrustedTypes === false) return null
  const browser = await webkit.launch()
  return wrap(browser, `WebKit ${browser.version()} (Playwright's)`, conditions)
}
