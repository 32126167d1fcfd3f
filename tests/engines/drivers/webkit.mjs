// WebKit: Debian's WebKitGTK, driven by its WebDriver on a virtual screen. Its driver does not report console messages:
// see serve.mjs.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { installByApt } from '../install-by-apt.mjs'
import { findFreePort } from '../serve.mjs'
import { openTab, startSession } from './webdriver.mjs'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
/**
 * When WebKitGTK 2.50 goes Back to a cached page, it skips its view transition and reports an unhandled rejection that our
 * scripts cannot catch. Nothing is wrong with the page.
 */
const IS_SKIPPED_TRANSITION = /AbortError: Skipping view transition because skipTransition\(\) was called/

const START_LIMIT_MS = 20_000

const findMiniBrowser = () =>
  ['4.1', '4.0', '6.0']
    .flatMap((version) => [`/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`])
    .find((file) => existsSync(file))

/** Opens a virtual screen. @returns {Promise<{ display: string, stop: () => void }>} */
async function openScreen() {
  const child = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', '1600x2400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const number = await new Promise((resolve, reject) => {
    child.stdout.once('data', (text) => resolve(String(text).trim()))
    child.once('exit', () => reject(new Error('Xvfb did not start.')))
  })
  return { display: `:${number}`, stop: () => void child.kill() }
}

/** @param {string} base */
async function waitForDriver(base) {
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end; await wait(100)) {
    const isReady = await fetch(`${base}/status`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
  }
  throw new Error('WebKitWebDriver did not start.')
}

/** @param {import('../engine.mjs').LaunchOptions} options @param {() => string[]} takeProblems */
async function startWebkit({ isDark = false, hasScripts = true }, takeProblems) {
  const screen = await openScreen()
  const port = await findFreePort()
  const driver = spawn(DRIVER, ['-p', String(port)], {
    env: { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  })
  const base = `http://127.0.0.1:${port}`
  await waitForDriver(base)
  const session = await startSession(base, {
    'webkitgtk:browserOptions': {
      binary: findMiniBrowser(),
      args: [
        '--automation',
        ...(isDark ? ['--dark-mode'] : []),
        ...(hasScripts ? [] : ['--enable-javascript=false']),
      ],
    },
  })
  return {
    version: `WebKitGTK ${session.version}`,
    newTab: () =>
      openTab(session, () => takeProblems().filter((problem) => !IS_SKIPPED_TRANSITION.test(problem))),
    stop: async () => {
      await session.stop()
      driver.kill()
      screen.stop()
    },
  }
}

/** @param {() => string[]} takeProblems @returns {import('../engine.mjs').Engine} */
export const makeWebkit = (takeProblems) => ({
  name: 'WebKit',
  served: 'watchedOrigin',
  prepare: () => {
    if (!findMiniBrowser() || !existsSync(DRIVER) || !existsSync(SCREEN))
      installByApt(['webkit2gtk-driver', 'xvfb'])
    if (findMiniBrowser() && existsSync(DRIVER) && existsSync(SCREEN)) return null
    return "Debian's WebKit (webkit2gtk-driver and xvfb) is missing and could not be installed"
  },
  start: (options) => startWebkit(options, takeProblems),
})
