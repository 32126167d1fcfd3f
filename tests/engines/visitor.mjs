// What a visitor does in a page, and what they see. Elements are found as text, so that no script of the driver has to run
// in a page that the browser restored from its back/forward cache.

import { extractText } from 'unpdf'

const DEADLINE_MS = 15_000
const POLL_MS = 100

/**
 * @typedef {object} Query
 * @property {string} [selector]  buttons, links and fields by default
 * @property {string} [text]  contained in its label, aria-label, or text
 */

/** Runs in the page: the first visible match, scrolled to the middle. @param {Query} query */
function find({ selector = 'button, [role=button], a[href], input, select, textarea, summary', text = '' }) {
  /** @param {Element} element */
  const nameOf = (element) => {
    const labels = /** @type {HTMLInputElement} */ (element).labels ?? []
    return `${element.getAttribute('aria-label') ?? ''} ${[...labels].map((label) => label.textContent).join(' ')} ${element.textContent}`
  }
  return [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && nameOf(element).includes(text),
  )
}

/** @param {import('puppeteer-core').Browser} browser @param {string} origin */
export async function makeVisitor(browser, origin) {
  const page = await browser.newPage()
  /** @type {string[]} */
  const problems = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`page error: ${String(error)}`))

  /** @param {string} code @returns {Promise<any>} */
  const read = (code) => page.evaluate(code)

  /** Waits until an expression has a value. A page that is being replaced cannot answer. @param {string} code @param {unknown} value */
  async function expects(code, value) {
    let found
    for (const end = Date.now() + DEADLINE_MS; Date.now() < end; ) {
      found = await read(code).catch((error) => String(error))
      if (JSON.stringify(found) === JSON.stringify(value)) return
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
    throw new Error(`${code}: expected ${JSON.stringify(value)}, got ${JSON.stringify(found)}`)
  }

  /** @param {Query} query */
  const codeOf = (query) => `(${find})(${JSON.stringify(query)})`

  /** @param {Query} query */
  async function click(query) {
    await expects(`${codeOf(query)} !== undefined`, true)
    const [x, y] = await read(`(() => {
      const element = ${codeOf(query)}
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getClientRects()[0]
      return [left + width / 2, top + height / 2]
    })()`)
    await page.mouse.click(x, y)
  }

  return {
    problems,
    read,
    expects,
    click,
    /** Until nothing loads anymore: some pages load their script once the browser is idle. @param {string} path */
    open: (path) => page.goto(origin + path, { waitUntil: ['load', 'networkidle0'] }),
    back: () => read('history.back()'),
    forward: () => read('history.forward()'),
    reload: () => read('location.reload()').catch(() => {}),
    /** @param {Query} query */
    sees: (query) => expects(`${codeOf({ selector: 'body *', ...query })} !== undefined`, true),
    /** @param {string} address  path, query, and fragment */
    isAt: (address) => expects('location.pathname + location.search + location.hash', address),
    /** @param {string} title */
    isTitled: (title) => expects("document.querySelector('h1')?.textContent", title),
    /** @param {string} label @param {string} text */
    async type(label, text) {
      await click({ selector: 'input, textarea', text: label })
      await read('document.activeElement.select()')
      await page.keyboard.type(text)
    },
    /** @param {string} label @param {string} option */
    async choose(label, option) {
      const list = codeOf({ selector: 'select', text: label })
      await expects(`${list} !== undefined`, true)
      await read(`(() => {
        const list = ${list}
        list.value = [...list.options].find(({ label }) => label === ${JSON.stringify(option)}).value
        for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }))
      })()`)
    },
    /** @param {string} label @param {string} value */
    has: (label, value) =>
      expects(`${codeOf({ selector: 'input, select, textarea', text: label })}?.value`, value),
    /** The words on paper. @param {boolean} isLandscape */
    async print(isLandscape) {
      const [width, height] = isLandscape ? ['11in', '8.5in'] : ['8.5in', '11in']
      const { text } = await extractText(new Uint8Array(await page.pdf({ width, height })), {
        mergePages: true,
      })
      return text.split(/\s+/)
    },
    /** @param {number} width @param {number} height */
    resize: (width, height) =>
      // Firefox does not know the screen orientation, which puppeteer sets after the size.
      page.setViewport({ width, height }).catch(() => {}),
  }
}

/** @typedef {Awaited<ReturnType<typeof makeVisitor>>} Visitor */
