// Finds a Chromium for the tests: the system's headless shell, Playwright's, or the system's full browser.
// `jiti tests/e2e/find-browser.ts` runs before the tests, has one installed if there is none, and prints which. The
// headless shell is the same engine and takes half the time.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { INSTALL_IT_YOURSELF, installBrowser } from './install-browser'

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

/** The headless shell that Playwright downloaded. Its API has the path of its full browser only, beside it. */
function findDownloadedShell(): string {
  const folder = chromium.executablePath().replace(/(.*)chromium-(\d+).*/, '$1chromium_headless_shell-$2')
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  return path.join(folder, files.find((file) => /headless[-_]shell(?:\.exe)?$/.test(file)) ?? 'none')
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
  return (
    chosen || [HEADLESS_SHELL, findDownloadedShell(), chromium.executablePath(), ...SYSTEM_PATHS].find(starts)
  )
}

/** Prints the command instead of its output, which would hide the result. */
function run(command: string): boolean {
  console.log(`Browser for the tests: ${command}`)
  return spawnSync(command, { shell: true, stdio: 'ignore', timeout: 600_000 }).status === 0
}

if (path.basename(process.argv[1] ?? '') === 'find-browser.ts') {
  const machine = {
    hasApt: existsSync('/usr/bin/apt-get'),
    isRoot: process.getuid?.() === 0,
    findBrowser,
    run,
  }
  const browser = findBrowser() ?? installBrowser(machine)
  console.log(browser ? `Browser for the tests: ${browser}` : INSTALL_IT_YOURSELF)
  process.exitCode = browser ? 0 : 1
}
