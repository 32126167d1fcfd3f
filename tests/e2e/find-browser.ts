// Finds a Chromium for the tests: the system's without a window, Playwright's own, the system's, else installs
// one, and says which. `jiti tests/e2e/find-browser.ts` before the tests; playwright.config.ts asks again,
// without installing. The one without a window is the same engine and takes half the time.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

/** Enough for a slow line; a machine without the network must not wait for ever. */
const INSTALL_LIMIT_MS = 180_000

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A browser that is there but lacks its libraries is no browser. */
function starts(executablePath: string): boolean {
  if (!existsSync(executablePath)) return false
  if (process.platform === 'win32') return true // chrome.exe --version opens a window
  return spawnSync(executablePath, ['--version'], { stdio: 'ignore' }).status === 0
}

export type Browser = { executablePath: string; origin: string }

/**
 * The browser to test with, or null where none is installed. CHROMIUM_PATH goes before all others; throws where it
 * names none that starts, since another in its place would not be what was asked for.
 */
export function findBrowser(): Browser | null {
  const { CHROMIUM_PATH: named } = process.env
  if (named && !starts(named)) {
    throw new Error(
      `CHROMIUM_PATH: expected the program file of a Chromium that starts, got "${named}", which ${existsSync(named) ? 'does not start' : 'does not exist'}. Correct or unset it.`,
    )
  }
  if (named) return { executablePath: named, origin: 'named by CHROMIUM_PATH' }
  if (starts(HEADLESS_SHELL))
    return { executablePath: HEADLESS_SHELL, origin: "the system's, without a window" }
  const own = chromium.executablePath()
  if (own && starts(own)) return { executablePath: own, origin: "Playwright's" }
  const system = SYSTEM_PATHS.find(starts)
  return system ? { executablePath: system, origin: "the system's" } : null
}

function run(command: string, args: string[]): boolean {
  console.log(`Browser for the tests: trying \`${[command, ...args].join(' ')}\`.`)
  const { status } = spawnSync(command, args, {
    stdio: 'ignore',
    shell: process.platform === 'win32',
    timeout: INSTALL_LIMIT_MS,
  })
  return status === 0
}

const mayInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Without the network this is soon over. */
const PATIENCE = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']

const update = () => run('apt-get', [...PATIENCE, 'update'])

/** Installs a browser and letters for it. */
const install = (name: string) =>
  run('apt-get', [...PATIENCE, 'install', '-y', '--no-install-recommends', name, 'fonts-liberation'])

/** Whoever may install packages here gets the quicker browser; without the network the slower one does. */
function installQuickBrowser() {
  if (process.env.CHROMIUM_PATH || starts(HEADLESS_SHELL) || !mayInstall()) return
  if (!install('chromium-headless-shell') && update()) install('chromium-headless-shell')
}

function installBrowser() {
  if (run('npx', ['playwright', 'install', 'chromium']) && findBrowser()) return
  // Without the network that download needs, or without the libraries that browser needs: the system's own.
  if (mayInstall()) install('chromium')
}

/** The browser that is there, for the command itself: what is wrong with a setting, without a stack trace. */
function findBrowserOrStop(): Browser | null {
  try {
    return findBrowser()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

if (path.basename(process.argv[1] ?? '') === 'find-browser.ts') {
  const before = findBrowserOrStop()
  installQuickBrowser()
  if (!findBrowser()) installBrowser()
  const browser = findBrowser()
  if (!browser) {
    console.error(
      'No browser could be found or installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its program file.',
    )
    process.exit(1)
  }
  const how = browser.executablePath === before?.executablePath ? 'found' : 'installed now'
  console.log(`Browser for the tests: ${browser.origin}, ${browser.executablePath} (${how}).`)
}
