// `npm run screenshots`, after `npm run build`: saves every page and state at three widths, light and dark, to
// screenshots/. `npm run screenshots -- contact` takes only those with "contact" in their name.
import path from 'node:path'
import { chromium } from 'playwright'
import { startHost } from '../bench/start-host.mjs'
import { findBrowser } from '../e2e/find-browser'
import { listExportedPages, waitUntilInteractive } from '../e2e/matrix/pages'
import { STATES, type State } from '../e2e/states'

const FOLDER = path.resolve('screenshots')

const views: State[] = [
  ...listExportedPages().map(({ path }) => ({ name: path, path, enter: async () => {} })),
  ...Object.values(STATES),
].filter(({ name }) => name.includes(process.argv[2] ?? ''))

const host = await startHost('.')
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const view of views) {
  const page = await browser.newPage()
  await page.goto(host.url + view.path)
  await waitUntilInteractive(page)
  await view.enter(page)
  for (const width of [360, 768, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      const name = view.name.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'
      const file = path.join(FOLDER, `${name}-${width}-${colorScheme}.png`)
      await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
    }
  }
  await page.close()
}
await browser.close()
host.stop()
console.log(`${views.length} pages and states: ${FOLDER}`)
