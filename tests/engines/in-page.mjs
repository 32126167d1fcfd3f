// What runs inside a page, in any engine. A function here goes to the browser as text: it may use nothing
// from outside its own body.

/**
 * @typedef {object} Query  what a visitor would point at
 * @property {'alert' | 'button' | 'checkbox' | 'field' | 'heading' | 'link' | 'radio' | 'status' | 'switch' | 'text'} role
 * @property {string} [name]  the whole name, as a screen reader says it
 * @property {string} [pattern]  or a regular expression for it
 * @property {string} [within]  a CSS selector: only inside the first that fits
 */

/**
 * The first visible element that fits, or null. A name is aria-label, aria-labelledby, the field's label, or
 * the text without what is hidden from screen readers.
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
    const own = /** @type {HTMLInputElement} */ (element).labels ?? []
    const named = labels.length > 0 ? labels : [...own]
    const text =
      element.getAttribute('aria-label') ??
      (named.length > 0 ? named.map((label) => (label ? readText(label) : '')).join(' ') : readText(element))
    return text.replace(/\s+/g, ' ').trim()
  }
  /** @param {Element} element */
  const fits = (element) => {
    if (name === undefined && pattern === undefined) return true
    const own = readName(element)
    return name === undefined ? new RegExp(pattern ?? '').test(own) : own === name
  }
  const root = document.querySelector(within)
  const fitting = [...(root?.querySelectorAll(selectors[role]) ?? [])].filter(
    (element) => fits(element) && element.checkVisibility(),
  )
  // Of elements inside each other, the innermost has the text.
  const best = role === 'text' ? fitting.at(-1) : fitting[0]
  return best instanceof HTMLElement ? best : null
}

/**
 * Where to point at an element, after bringing it into the middle of the window.
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
 * Watches a page from its first moment, for an engine whose driver tells nothing of the console. It reports by
 * loading a picture from the server of the tests, the one thing that every page's policy allows.
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
  // What did not load is an event of the element, an error of a script one of the window.
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
    report(`content security policy: ${effectiveDirective} refused ${blockedURI} ${sample}`),
  )
  document.currentScript?.remove()
}
