// A small client for the W3C WebDriver protocol, with the few commands that the journeys need.
import { writeFileSync } from 'node:fs'
import { findMiddle } from '../in-page.mjs'

/** The protocol's key for an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const BACKSPACE = '\uE003'

/** @param {string} value */
const toKeyPress = (value) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
]

/** @param {string} base @param {string} method @param {string} command @param {unknown} [body] */
async function send(base, method, command, body) {
  const response = await fetch(base + command, {
    method,
    body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
  })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/**
 * Starts a browser behind a driver that listens on `base`.
 * @param {string} base @param {Record<string, unknown>} capabilities
 */
export async function startSession(base, capabilities) {
  const { sessionId, capabilities: granted } = await send(base, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })
  const session = `${base}/session/${sessionId}`
  /** @param {string} command @param {unknown} [body] */
  const post = (command, body) => send(session, 'POST', command, body)
  /** @param {string} command */
  const get = (command) => send(session, 'GET', command)
  /** @param {string} expression */
  const evaluate = (expression) => post('/execute/sync', { script: `return (${expression})`, args: [] })
  /** @param {string} expression @returns {Promise<string>} the path of an element's commands */
  const getElement = async (expression) => {
    const element = await evaluate(expression)
    if (!element?.[ELEMENT]) throw new Error('The element does not exist.')
    return `/element/${element[ELEMENT]}`
  }
  return {
    version: /** @type {string} */ (granted.browserVersion),
    post,
    get,
    evaluate,
    getElement,
    closeWindow: () => send(session, 'DELETE', '/window'),
    stop: () => send(session, 'DELETE', ''),
  }
}

/** @typedef {Awaited<ReturnType<typeof startSession>>} Session */

/** Resizes the window until the page inside has this size. @param {Session} session @param {number} width @param {number} height */
async function resize({ evaluate, post, get }, width, height) {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const [innerWidth, innerHeight] = await evaluate('[innerWidth, innerHeight]')
    if (innerWidth === width && innerHeight === height) return
    const rect = await get('/window/rect')
    await post('/window/rect', {
      width: rect.width + width - innerWidth,
      height: rect.height + height - innerHeight,
    })
  }
}

/**
 * Opens a new tab in a session and closes the others.
 * @param {Session} session @param {() => string[]} takeProblems  what the page reported to the test server
 * @returns {Promise<import('../engine.mjs').Tab>}
 */
export async function openTab(session, takeProblems) {
  const { post, get, evaluate, getElement } = session
  /** @param {'key' | 'pointer'} type @param {Record<string, unknown>[]} actions */
  const act = (type, actions) =>
    post('/actions', {
      actions: [
        {
          type,
          id: type,
          actions: actions.map((action) => (type === 'key' ? action : { button: 0, ...action })),
        },
      ],
    })
  const before = await get('/window/handles')
  const { handle } = await post('/window/new', { type: 'tab' })
  for (const old of before) {
    await post('/window', { handle: old })
    await session.closeWindow()
  }
  await post('/window', { handle })
  await resize(session, 1280, 800)
  return {
    open: (url) => post('/url', { url }),
    back: () => post('/back'),
    forward: () => post('/forward'),
    reload: () => post('/refresh'),
    evaluate,
    // WebDriver's click and clear reject elements that a visitor can reach, and bypass the events that React listens to.
    click: async (find) => {
      const [x, y] = await evaluate(`(${findMiddle})(${find})`)
      const moves = [{ type: 'pointerMove', x, y }, { type: 'pointerDown' }, { type: 'pointerUp' }]
      await act('pointer', moves)
    },
    fill: async (find, text) => {
      await evaluate(`(${find}).focus()`)
      await evaluate('document.activeElement.select()')
      await act('key', [BACKSPACE, ...text].flatMap(toKeyPress))
    },
    choose: async (find, label) => {
      const option = `[...(${find}).options].find((option) => option.label === ${JSON.stringify(label)})`
      await post(`${await getElement(option)}/click`)
    },
    resize: (width, height) => resize(session, width, height),
    otherAddresses: async () => {
      const addresses = []
      for (const other of await get('/window/handles')) {
        if (other === handle) continue
        await post('/window', { handle: other })
        addresses.push(await get('/url'))
      }
      await post('/window', { handle })
      return addresses
    },
    screenshot: async (file) => writeFileSync(file, Buffer.from(await get('/screenshot'), 'base64')),
    takeProblems: async () => takeProblems(),
    close: async () => {},
  }
}
