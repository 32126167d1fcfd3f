// Functions that run inside a page, in any engine. They are sent to the browser as text, so they may use nothing from
// outside their bodies.

/**
 * @typedef {object} Query  describes an element as a visitor would
 * @property {'alert' | 'button' | 'checkbox' | 'field' | 'heading' | 'link' | 'radio' | 'status' | 'switch' | 'text'} role
 * @property {string} [name]  the full accessible name
 * @property {string} [pattern]  or a regular expression for it
 * @property {string} [within]  a CSS selector: searches only inside its first match
 */

/**
 * The first visible element that matches, or null. Its name is its aria-label, its labels, or its text without what is
 * hidden from screen readers.
 * @param {Query} query @returns {HTMLElement | null}
 */
export function find({ role, name, pattern, within = 'body' }) {
  const selectors = {
    alert: '[role=alert]',
    button: 'button, [role=button]',
    checkbox: 'input[type=checkbox]:not([role])',
    field: 'input, select, textarea',
    heading: 'h1, h2, h3, h4',
    link: 'a[href]',
    radio: 'input[type=radio]',
    status: '[role=status], output',
    switch: '[role=switch]',
    text: '*',
  }
  /** @param {Element} element */
  const readText = (element) => {
    const copy = /** @type {Element} */ (element.cloneNode(true))
    for (const hidden of copy.querySelectorAll('[aria-hidden=true], script, style, option')) hidden.remove()
    return copy.textContent ?? ''
  }
  /** @param {Element} element */
  const readName = (element) => {
    if (role === 'text') return readText(element).replace(/\s+/g, ' ').trim()
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = ids.length > 0 ? ids.map((id) => document.getElementById(id)) : []
    const fieldLabels = /** @type {HTMLInputElement} */ (element).labels ?? []
    const named = labels.length > 0 ? labels : [...fieldLabels]
    const text =
      element.getAttribute('aria-label') ??
      (named.length > 0 ? named.map((label) => (label ? readText(label) : '')).join(' ') : readText(element))
    return text.replace(/\s+/g, ' ').trim()
  }
  /** @param {Element} element */
  const matches = (element) => {
    if (name === undefined && pattern === undefined) return true
    const actual = readName(element)
    return name === undefined ? new RegExp(pattern ?? '').test(actual) : actual === name
  }
  const root = document.querySelector(within)
  const found = [...(root?.querySelectorAll(selectors[role]) ?? [])].filter(
    (element) => matches(element) && element.checkVisibility(),
  )
  // Of nested elements with the text, take the innermost.
  const best = role === 'text' ? found.at(-1) : found[0]
  return best instanceof HTMLElement ? best : null
}

/**
 * The point to click on an element, after scrolling it to the middle of the window.
 * @param {Element} element @returns {[number, number]} px in the window
 */
export function findMiddle(element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
  return [Math.round(left + width / 2), Math.round(top + height / 2)]
}

/** How much wider the page is than its window, in px. */
export const readOverflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/**
 * Watches a page from the start, for an engine whose driver does not report console messages. It reports by loading an
 * image from the test server, which every page's policy allows.
 */
export function watch() {
  /** @param {string} text */
  const report = (text) => {
    new Image().src = `/__problem?${encodeURIComponent(text.slice(0, 1500))}`
  }
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    const original = console[level]
    console[level] = (...args) => {
      report(`console: ${args.map(String).join(' ')}`)
      original(...args)
    }
  }
  // Script errors are events of the window. Files that fail to load are events of their element.
  addEventListener('error', ({ message }) => message && report(`page error: ${message}`))
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof Element) report(`did not load: ${target.outerHTML.slice(0, 300)}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => report(`page error: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    report(`content security policy: ${effectiveDirective} blocked ${blockedURI} ${sample}`),
  )
  document.currentScript?.remove()
}
