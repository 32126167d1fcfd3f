// Finds a Chromium for the tests and prints which: the system's headless shell, Playwright's, or the system's full
// browser. Installs one if there is none. `jiti tests/e2e/find-browser.ts` runs before the tests; playwright.config.ts
// searches again without installing. The headless shell is the same engine and takes half the time.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

/** Enough for a slow connection; an offline machine must not wait forever. */
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

/** A browser that lacks its libraries exists but does not start. */
function starts(executablePath: string): boolean {
  if (!existsSync(executablePath)) return false
  if (process.platform === 'win32') return true // chrome.exe --version opens a window
  return spawnSync(executablePath, ['--version'], { stdio: 'ignore' }).status === 0
}

export type Browser = { executablePath: string; origin: string }

/**
 * The browser to test with, or null if none is installed. CHROMIUM_PATH takes precedence. Throws if it is set but does
 * not start, because silently using another browser would not be what was asked for.
 */
export function findBrowser(): Browser | null {
  const { CHROMIUM_PATH: chosen } = process.env
  if (chosen && !starts(chosen)) {
    throw new Error(
      `CHROMIUM_PATH: expected the path of a working Chromium executable, got "${chosen}", which ${existsSync(chosen) ? 'does not start' : 'does not exist'}. Correct or unset it.`,
    )
  }
  if (chosen) return { executablePath: chosen, origin: 'set by CHROMIUM_PATH' }
  if (starts(HEADLESS_SHELL)) return { executablePath: HEADLESS_SHELL, origin: "the system's headless shell" }
  const downloaded = chromium.executablePath()
  if (downloaded && starts(downloaded)) return { executablePath: downloaded, origin: "Playwright's" }
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

/** Fails quickly when offline. */
const FAIL_FAST = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']

const update = () => run('apt-get', [...FAIL_FAST, 'update'])

/** Installs a browser and fonts for it. */
const install = (name: string) =>
  run('apt-get', [...FAIL_FAST, 'install', '-y', '--no-install-recommends', name, 'fonts-liberation'])

/** Installs the faster browser where permitted. Offline, the slower one is good enough. */
function installFastBrowser() {
  if (process.env.CHROMIUM_PATH || starts(HEADLESS_SHELL) || !mayInstall()) return
  if (!install('chromium-headless-shell') && update()) install('chromium-headless-shell')
}

function installBrowser() {
  if (run('npx', ['playwright', 'install', 'chromium']) && findBrowser()) return
  // The download failed or its libraries are missing: try the system's package.
  if (mayInstall()) install('chromium')
}

/** For the command line: reports a wrong setting without a stack trace. */
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
  installFastBrowser()
  if (!findBrowser()) installBrowser()
  const browser = findBrowser()
  if (!browser) {
    console.error(
      'No browser could be found or installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
    )
    process.exit(1)
  }
  const how = browser.executablePath === before?.executablePath ? 'found' : 'installed now'
  console.log(`Browser for the tests: ${browser.origin}, ${browser.executablePath} (${how}).`)
}
