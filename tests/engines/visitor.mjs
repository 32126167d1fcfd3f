// The vocabulary of the journeys: what a visitor does and sees, in any engine. Every check waits a while for what it
// expects, and otherwise reports what it saw instead.

import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { find, findMiddle } from './in-page.mjs'

const TIMEOUT_MS = 8000
const RETRY_MS = 60

/** @typedef {import('./in-page.mjs').Query} Query */
/** @typedef {string | Omit<Query, 'role'>} Named  a name, or a name within a part of the page */

/** @param {Query['role']} role */
const makeQuery = (role) => (/** @type {Named} */ named) => ({
  role,
  ...(typeof named === 'string' ? { name: named } : named),
})

export const alert = makeQuery('alert')
export const button = makeQuery('button')
export const checkbox = makeQuery('checkbox')
export const field = makeQuery('field')
export const heading = makeQuery('heading')
export const link = makeQuery('link')
export const radio = makeQuery('radio')
export const switchOf = makeQuery('switch')
export const text = makeQuery('text')

/** @param {Query} query */
const describe = ({ role, name, pattern, within }) =>
  `${role} “${name ?? pattern ?? ''}”${within ? ` in ${within}` : ''}`

/** @param {unknown} value */
const show = (value) => (value instanceof RegExp ? String(value) : JSON.stringify(value))

/** @param {unknown} seen @param {unknown} expected  a value, or a pattern for text */
const isAsExpected = (seen, expected) =>
  expected instanceof RegExp ? expected.test(String(seen)) : isDeepStrictEqual(seen, expected)

/**
 * @param {import('./engine.mjs').Tab} tab @param {string} origin
 */
export function makeVisitor(tab, origin) {
  /**
   * Runs a function inside the page with `find` and the arguments, which must be JSON.
   * @template T
   * @param {(find: (query: Query) => HTMLElement | null, ...args: any[]) => T} task @param {any[]} args
   * @returns {Promise<T>}
   */
  const read = (task, ...args) =>
    tab.evaluate(`((find, args) => (${task})(find, ...args))(${find}, ${JSON.stringify(args)})`)

  /** @param {Query} query */
  const expressionOf = (query) => `(${find})(${JSON.stringify(query)})`

  /** @param {string} what @param {() => Promise<unknown>} look @param {unknown} expected */
  async function expects(what, look, expected) {
    const end = Date.now() + TIMEOUT_MS
    for (;;) {
      // A page that is navigating away cannot be queried.
      const seen = await look().catch((error) => `nothing (${error.message.split('\n')[0]})`)
      if (isAsExpected(seen, expected)) return
      if (Date.now() > end) throw new Error(`${what}: expected ${show(expected)}, saw ${show(seen)}`)
      await wait(RETRY_MS)
    }
  }

  /** @param {Query} query */
  const sees = (query) =>
    expects(describe(query), () => read((find, query) => find(query) !== null, query), true)
  /** @param {Query} query */
  const isUsable = (query) =>
    expects(
      `${describe(query)} can be used`,
      () =>
        read((find, query) => {
          const element = find(query)
          return element !== null && !element.matches(':disabled')
        }, query),
      true,
    )

  /**
   * A moving element cannot be clicked, and elements move while the page scrolls or a message disappears. During a
   * transition between pages, nothing can be clicked.
   * @param {string} expression
   */
  const isStill = async (expression) => {
    let last = ''
    await expects(
      'the element has stopped moving',
      async () => {
        const [x, y] = await tab.evaluate(`(${findMiddle})(${expression})`)
        const isFading = await tab.evaluate(
          `document.elementFromPoint(${x}, ${y}) === document.documentElement`,
        )
        const isSame = last === `${x} ${y}`
        last = `${x} ${y}`
        return isSame && !isFading
      },
      true,
    )
  }

  return {
    tab,
    read,
    expects,
    sees,
    /** @param {string} path */
    open: (path) => tab.open(origin + path),
    back: () => tab.back(),
    forward: () => tab.forward(),
    reload: () => tab.reload(),
    /** @param {Query} query */
    click: async (query) => {
      await isUsable(query)
      await isStill(expressionOf(query))
      await tab.click(expressionOf(query))
    },
    /** Clicks one of the elements that match a selector. A negative index counts from the end. @param {string} selector @param {number} index */
    clickAt: async (selector, index) => {
      const expression = `[...document.querySelectorAll(${JSON.stringify(selector)})].at(${index})`
      await isStill(expression)
      await tab.click(expression)
    },
    /** @param {Query} query @param {string} value */
    fill: async (query, value) => {
      await isUsable(query)
      await tab.fill(expressionOf(query), value)
    },
    /** @param {Query} query @param {string} label */
    choose: async (query, label) => {
      await isUsable(query)
      await tab.choose(expressionOf(query), label)
    },
    /** @param {Query} query */
    misses: (query) =>
      expects(`no ${describe(query)}`, () => read((find, query) => find(query) === null, query), true),
    /** @param {Query} query */
    hasFocus: (query) =>
      expects(
        `the focus is on ${describe(query)}`,
        () => read((find, query) => document.activeElement === find(query), query),
        true,
      ),
    /** @param {Query} query @param {string} value */
    hasValue: (query, value) =>
      expects(
        `the value of ${describe(query)}`,
        () => read((find, query) => Reflect.get(find(query) ?? {}, 'value'), query),
        value,
      ),
    /** @param {string | RegExp} title  of the page, in its first heading */
    isTitled: (title) =>
      expects(
        'the first heading',
        () => read(() => document.querySelector('h1')?.textContent?.replace(/\s+/g, ' ')),
        title,
      ),
    /** @param {string} path  with query and fragment */
    isAt: (path) =>
      expects('the address', () => read(() => location.pathname + location.search + location.hash), path),
    /** @param {number} top  px */
    isScrolledTo: (top) => expects('scrolled to', () => read(() => Math.round(scrollY)), top),
    /** The texts of all elements that match a selector. @param {string} selector @param {string[]} texts */
    reads: (selector, texts) =>
      expects(
        `the texts of ${selector}`,
        () =>
          read(
            (_, selector) =>
              [...document.querySelectorAll(selector)].map((one) =>
                (one.textContent ?? '').replace(/\s+/g, ' ').trim(),
              ),
            selector,
          ),
        texts,
      ),
    /** Waits until the page's islands, if any, are hydrated. */
    isReady: () =>
      expects(
        'the page is hydrated',
        () =>
          read(() =>
            [...document.querySelectorAll('[data-island] > :first-child')].every((element) =>
              Object.keys(element).some((key) => key.startsWith('__reactFiber')),
            ),
          ),
        true,
      ),
  }
}

/** @typedef {ReturnType<typeof makeVisitor>} Visitor */
