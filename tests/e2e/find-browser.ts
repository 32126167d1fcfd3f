// Finds a Chromium for the tests: Playwright's own, else the system's, else installs one, and says which.
// `jiti tests/e2e/find-browser.ts` before the tests; playwright.config.ts asks again, without installing.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

const SYSTEM_PATHS = [
  process.env.CHROMIUM_PATH,
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

/** The browser to test with, or null where none is installed. */
export function findBrowser(): Browser | null {
  const own = chromium.executablePath()
  if (own && starts(own)) return { executablePath: own, origin: "Playwright's" }
  const system = SYSTEM_PATHS.find((file): file is string => file !== undefined && starts(file))
  return system ? { executablePath: system, origin: "the system's" } : null
}

function run(command: string, args: string[]): boolean {
  console.log(`Browser for the tests: none found, trying \`${[command, ...args].join(' ')}\`.`)
  return spawnSync(command, args, { stdio: 'ignore', shell: process.platform === 'win32' }).status === 0
}

function installBrowser() {
  if (run('npx', ['playwright', 'install', 'chromium']) && findBrowser()) return
  // Without the network that download needs, or without the libraries that browser needs: the system's own.
  const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0
  if (isRootOnLinux && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'])
  }
}

if (path.basename(process.argv[1] ?? '') === 'find-browser.ts') {
  const found = findBrowser()
  if (!found) installBrowser()
  const browser = found ?? findBrowser()
  if (!browser) {
    console.error(
      'No browser could be found or installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its program file.',
    )
    process.exit(1)
  }
  const how = found ? 'found' : 'installed now'
  console.log(`Browser for the tests: ${browser.origin}, ${browser.executablePath} (${how}).`)
}
