// What publishing does to a page is not seen: reading pages lose the framework, carry only the CSS rules they
// use and are minified, every page has the text that Next wrote, and reading pages the look.
import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { listRoutes, MISSING_PATH } from './conditions/routes'
import { expect, test } from './fixtures'

const ROUTES = listRoutes().filter(({ forwardsTo }) => forwardsTo === null)

/** Where the style sheets lie that Next wrote to static/chunks. */
const CHUNKS = `static/${readdirSync('out/_next/static').find((name) => name.startsWith('chunks'))}`

/** Shows a page as Next wrote it, before the publishing steps, with further CSS at the end of its head. */
async function openOriginal(page: Page, path: string, css = '') {
  const file = path === '/' ? '/index' : path === MISSING_PATH ? '/_not-found' : path
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      // The framework's marks split texts in two, which moves letters by a fraction of a pixel.
      body: readFileSync(`.next/server/app${file}.html`, 'utf8')
        .replace(/<!--[\s\S]*?-->/g, '')
        .replaceAll('static/chunks', CHUNKS)
        .replace('</head>', () => `<style>${css}</style></head>`),
    }),
  )
  await page.goto(path)
  await page.unroute(`**${path}`)
}

/** app/globals.css as built: the longest sheet, of which app/site.css holds a part. */
const readWholeCss = () =>
  readdirSync(`out/_next/${CHUNKS}`)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(`out/_next/${CHUNKS}/${name}`, 'utf8'))
    .reduce((longest, css) => (css.length > longest.length ? css : longest))

/** The place on the page and every computed property of every element and pseudo-element, as the browser lays it out. */
async function readLook(page: Page): Promise<string[][]> {
  const names = await page.evaluate(() =>
    [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--')),
  )
  const cdp = await page.context().newCDPSession(page)
  const { documents, strings } = await cdp.send('DOMSnapshot.captureSnapshot', { computedStyles: names })
  const [shown] = documents
  if (!shown) throw new Error('The browser gave no picture of the page.')
  const { nodes, layout } = shown
  return layout.nodeIndex.flatMap((node, place) => {
    const isElement = nodes.nodeType?.[node] === 1
    const name = strings[nodes.nodeName?.[node] ?? -1] ?? ''
    const properties = (layout.styles[place] ?? []).map(
      (value, index) => `${names[index]}: ${strings[value]}`,
    )
    const bounds = (layout.bounds[place] ?? []).map((length) => Math.round(length * 8) / 8)
    return isElement ? [[name, ...properties, `at: ${bounds}`]] : []
  })
}

/** What the first element that looks otherwise has and should not have, or null. */
function findDifference(seen: string[][], meant: string[][]): string[] | null {
  const place = seen.findIndex((look, index) => look.join() !== meant[index]?.join())
  const [name = '', ...look] = seen[place] ?? []
  if (place >= 0)
    return [`element ${place}, ${name}`, ...look.filter((line) => !meant[place]?.includes(line))]
  return seen.length === meant.length ? null : [`${seen.length} elements instead of ${meant.length}`]
}

/** Everything that can be read, also what is folded. */
const readText = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    return document.body.innerText
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: new RegExp(`status of 404.*${MISSING_PATH}$`) })

  for (const { path } of ROUTES) {
    test(`${path} has the text that Next wrote`, async ({ page }) => {
      await openOriginal(page, path)
      const before = await readText(page)
      await page.goto(path)
      expect(before.length).toBeGreaterThan(200)
      expect(await readText(page)).toBe(before)
    })
  }

  test.describe('the style sheet', () => {
    test.use({ bypassCSP: true })

    for (const { path } of ROUTES.filter(({ scripts }) => scripts.length === 0)) {
      test(`${path} looks as with all of it`, async ({ page }) => {
        const looks: string[][][] = []
        const readLooks = async () => {
          await page.evaluate(() => {
            for (const details of document.querySelectorAll('details')) details.open = true
          })
          for (const { width, ...media } of [
            { width: 360, colorScheme: 'dark', media: 'screen' },
            { width: 1280, colorScheme: 'light', media: 'screen' },
            { width: 800, colorScheme: 'light', media: 'print' },
          ] as const) {
            await page.setViewportSize({ width, height: 800 })
            await page.emulateMedia(media)
            looks.push(await readLook(page))
          }
        }
        await openOriginal(page, path, readWholeCss())
        await readLooks()
        await page.goto(path)
        await readLooks()
        const meant = looks.slice(0, 3)
        expect(meant[0]?.length).toBeGreaterThan(50)
        expect(looks.slice(3).map((look, index) => findDifference(look, meant[index] ?? []))).toEqual([
          null,
          null,
          null,
        ])
      })
    }
  })
})
