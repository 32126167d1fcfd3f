// Finds a Chromium for the tests: Playwright's own, else the system's, else installs one, and says which.
// `node tests/e2e/find-browser.mjs` before the tests; playwright.config.ts asks again, without installing.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
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

/** A browser that is there but lacks its libraries is no browser. @param {string} executablePath */
function starts(executablePath) {
  if (!existsSync(executablePath)) return false
  if (process.platform === 'win32') return true // chrome.exe --version opens a window
  return spawnSync(executablePath, ['--version'], { stdio: 'ignore' }).status === 0
}

/**
 * @returns {{ executablePath: string, origin: string } | null} null where none is installed
 */
export function findBrowser() {
  const own = chromium.executablePath()
  if (own && starts(own)) return { executablePath: own, origin: "Playwright's" }
  const system = SYSTEM_PATHS.find((path) => path && starts(path))
  return system ? { executablePath: system, origin: "the system's" } : null
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  console.log(`Browser for the tests: none found, trying \`${[command, ...args].join(' ')}\`.`)
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' })
    .status === 0
}

function installBrowser() {
  const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0
  const withLibraries = isRootOnLinux ? ['--with-deps'] : []
  if (run('npx', ['playwright', 'install', ...withLibraries, 'chromium']) && findBrowser()) return
  if (isRootOnLinux && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
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
