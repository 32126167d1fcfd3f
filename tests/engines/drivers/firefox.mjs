// Firefox, driven by puppeteer-core over WebDriver BiDi, Firefox's native protocol.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { installPackages } from '../../../lib/editing/install-packages.mjs'
import { findMiddle } from '../in-page.mjs'
import { installByApt } from '../install-by-apt.mjs'

const HERE = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const PATHS = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

const findFirefox = () => PATHS.find((file) => file !== undefined && existsSync(file))

/** Firefox shows an error page for an unreachable URL, with that URL in its query. @param {string} url */
const readAddress = (url) =>
  url.startsWith('about:neterror') ? (new URL(url).searchParams.get('u') ?? url) : url

/** A request aborted by navigating to another page. */
const IS_ABORTED = /NS_BINDING_ABORTED/

/**
 * @param {Record<string, any>} context  puppeteer's BrowserContext
 * @returns {Promise<import('../engine.mjs').Tab>}
 */
async function openTab(context) {
  /** @type {string[]} */
  const problems = []
  const page = await context.newPage()
  page.on('console', (/** @type {any} */ message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(`console: ${message.text()}`)
  })
  // Firefox also reports content security policy violations here.
  page.on('pageerror', (/** @type {Error} */ error) => problems.push(`page error: ${error.message}`))
  page.on('requestfailed', (/** @type {any} */ request) => {
    const reason = request.failure()?.errorText
    if (!IS_ABORTED.test(reason)) problems.push(`request failed: ${request.url()} ${reason}`)
  })
  page.on('response', (/** @type {any} */ response) => {
    if (response.status() >= 400) problems.push(`status of ${response.status()}: ${response.url()}`)
  })
  // Firefox 140 does not support the screen orientation, which puppeteer sets after the size.
  const resize = async (/** @type {number} */ width, /** @type {number} */ height) => {
    await page.setViewport({ width, height }).catch((/** @type {Error} */ error) => {
      if (!error.message.includes('setScreenOrientationOverride')) throw error
    })
  }
  await resize(1280, 800)
  /** @param {string} expression */
  const get = async (expression) => {
    const element = (await page.evaluateHandle(expression)).asElement()
    if (!element) throw new Error('The element does not exist.')
    return element
  }
  // Puppeteer's goto() and reload() wait forever after Back or Forward: a page restored from the back/forward cache starts
  // a navigation that puppeteer never sees end. The protocol's commands wait for the load event instead.
  const { browsingContext } = page.mainFrame()
  return {
    open: (url) => browsingContext.navigate(url, 'complete'),
    // Puppeteer's goBack() waits for a load, which a change of fragment does not cause.
    back: () => page.evaluate('history.back()'),
    forward: () => page.evaluate('history.forward()'),
    reload: () => browsingContext.reload({ wait: 'complete' }),
    evaluate: (expression) => page.evaluate(expression),
    // Puppeteer's click() waits for a script in the page, which never runs when scripts are off.
    click: async (find) => {
      const [x, y] = await page.evaluate(`(${findMiddle})(${find})`)
      await page.mouse.click(x, y)
    },
    fill: async (find, text) => {
      const field = await get(find)
      await field.focus()
      await page.evaluate('document.activeElement.select()')
      await page.keyboard.press('Backspace')
      await page.keyboard.type(text)
    },
    choose: async (find, label) => {
      const list = await get(find)
      const value = await page.evaluate(
        `[...(${find}).options].find((option) => option.label === ${JSON.stringify(label)}).value`,
      )
      await list.select(value)
    },
    resize,
    otherAddresses: async () =>
      (await context.pages()).flatMap((/** @type {any} */ other) =>
        other === page ? [] : readAddress(other.url()),
      ),
    screenshot: (file) => page.screenshot({ path: file }),
    close: () => context.close(),
    takeProblems: async () => problems.splice(0),
  }
}

/** @type {import('../engine.mjs').Engine} */
export const FIREFOX = {
  name: 'Firefox',
  served: 'origin',
  prepare: () => {
    if (!findFirefox()) installByApt(['firefox-esr'])
    if (!findFirefox())
      return 'Firefox is missing and could not be installed; set FIREFOX_PATH to its executable'
    installPackages(HERE)
    return null
  },
  start: async ({ isDark = false, hasScripts = true }) => {
    const file = path.join(HERE, 'node_modules/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js')
    const { default: puppeteer } = await import(pathToFileURL(file).href)
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findFirefox(),
      extraPrefsFirefox: {
        'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
        ...(hasScripts ? {} : { 'javascript.enabled': false }),
      },
    })
    return {
      version: (await browser.version()).replace('firefox/', 'Firefox '),
      newTab: async () => openTab(await browser.createBrowserContext()),
      stop: () => browser.close(),
    }
  },
}
