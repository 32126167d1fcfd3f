// Finds a Chromium for the tests: the system's headless shell, Playwright's, or the system's full browser.
// `jiti tests/e2e/find-browser.ts` runs before the tests, installs one if there is none, and prints which. The headless
// shell is the same engine and takes half the time.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

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

/**
 * The executable of the browser to test with, or undefined. CHROMIUM_PATH takes precedence. Throws if it is set but does
 * not start, because silently using another browser would not be what was asked for.
 */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH: chosen } = process.env
  if (chosen && !starts(chosen)) {
    const problem = existsSync(chosen) ? 'does not start' : 'does not exist'
    throw new Error(
      `CHROMIUM_PATH: expected the path of a working Chromium executable, got "${chosen}", which ${problem}. Correct or unset it.`,
    )
  }
  return chosen || [HEADLESS_SHELL, chromium.executablePath(), ...SYSTEM_PATHS].find(starts)
}

if (path.basename(process.argv[1] ?? '') === 'find-browser.ts') {
  if (!findBrowser())
    spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' })
  const browser = findBrowser()
  console.log(
    browser ? `Browser for the tests: ${browser}` : 'No Chromium: install one, or set CHROMIUM_PATH.',
  )
  process.exitCode = browser ? 0 : 1
}
