// `npm run test:engines`, after `npm run build`: the journeys of journeys.mjs in Firefox, driven by puppeteer over WebDriver
// BiDi, Firefox's own protocol. `npm run test:engines -- paper` runs those with the word in their name. Not part of `npm test`, which runs Chromium only.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import puppeteer from 'puppeteer-core'
import { JOURNEYS } from './journeys.mjs'
import { makeVisitor } from './visitor.mjs'

const FIREFOX = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (file) => file !== undefined && existsSync(file),
)
if (!FIREFOX) {
  console.error('Firefox is missing. Install it, or set FIREFOX_PATH to its executable.')
  process.exit(1)
}

const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address())
    probe.close(() => resolve(port))
  })
})
const server = spawn(process.execPath, ['lib/publish/serve.mjs'], {
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
})
await once(server.stdout, 'data')

let failed = 0
const wanted = JOURNEYS.filter(({ name }) => name.includes(process.argv[2] ?? ''))
for (const { name, prefs = {}, go } of wanted) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    extraPrefsFirefox: prefs,
  })
  const visitor = await makeVisitor(browser, `http://localhost:${port}`)
  try {
    await go(visitor)
    if (visitor.problems.length > 0) throw new Error(visitor.problems.join('\n'))
    console.log(`✓ ${name}`)
  } catch (error) {
    failed += 1
    console.error(`✗ ${name}\n${error instanceof Error ? error.message : error}\n`)
  }
  await browser.close()
}
server.kill()
console.log(`${wanted.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
