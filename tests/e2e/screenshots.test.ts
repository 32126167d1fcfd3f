// The most important pages look like the images in tests/e2e/screenshots/. These are a quarter of the size, so that a
// slightly different letter passes and a moved block fails. The font comes from a package, so all machines agree.
// After an intended change, run `npm run screenshots:update` and look at the new files before you commit them.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from './fixtures'
import { waitUntilInteractive } from './matrix/pages'
import { STATES, type State } from './states'

const SHRINK = 4
const NOW = new Date(2026, 10, 20, 12)

const page = (name: string, path: string): State => ({ name, path, enter: async () => {} })
const VIEWS: [view: State, width: number][] = [
  [page('home', '/'), 1280],
  [page('home', '/'), 360],
  [page('rankings', '/bestofmonth'), 1280],
  [page('rankings', '/bestofmonth'), 360],
  [page('guide', '/guides/glp1-cost-breakdown'), 1280],
  [STATES.calculatorResults, 1280],
  [STATES.quizResults, 360],
]

const FONT = [400, 600, 700].map((weight) => {
  const file = `node_modules/@fontsource/noto-sans/files/noto-sans-latin-${weight}-normal.woff2`
  const source = `data:font/woff2;base64,${readFileSync(file, 'base64')}`
  return `@font-face { font-family: Noto Sans; font-weight: ${weight}; src: url(${source}) }`
})
const RULE =
  ':root { --font-sans: Noto Sans !important } *, ::before, ::after, ::placeholder { text-rendering: geometricPrecision !important }'

// The content security policy would block the font.
test.use({ bypassCSP: true, deviceScaleFactor: 1, colorScheme: 'light', reducedMotion: 'reduce' })

/** The hash of content/ that the screenshots show. */
const CONTENT_FILE = 'tests/e2e/screenshots/content.txt'

function hashContent(): string {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).sort()
  const hash = createHash('sha256')
  for (const file of files.map((name) => path.join('content', name)))
    if (statSync(file).isFile()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

// A new price looks different, and an editor cannot take screenshots: until somebody does, they are not compared.
test.beforeEach(() => {
  const content = hashContent()
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) writeFileSync(CONTENT_FILE, content)
  const isSame = readFileSync(CONTENT_FILE, 'utf8') === content
  test.skip(!isSame, 'content/ has changed since the screenshots: run `npm run screenshots:update`.')
})

for (const [{ name, path: address, enter }, width] of VIEWS) {
  test(`${name} at ${width} px looks like its screenshot`, async ({ page }) => {
    await page.clock.install({ time: NOW })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(address)
    await waitUntilInteractive(page)
    await enter(page)
    await page.addStyleTag({ content: [...FONT, RULE].join('\n') })
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())])
    })
    await page.mouse.move(0, 0)
    const screenshot = sharp(await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }))
    const { height = 0 } = await screenshot.metadata()
    const small = screenshot.resize(Math.round(width / SHRINK), Math.round(height / SHRINK), { fit: 'fill' })
    const file = `${name.replaceAll(' ', '-')}-${width}.png`
    // About 36 × 36 px of the page may differ.
    expect(await small.png().toBuffer()).toMatchSnapshot(file, { threshold: 0.1, maxDiffPixels: 80 })
  })
}
