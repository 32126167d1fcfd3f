// What publishing does to a page is not seen: reading pages lose the framework, carry only the CSS rules they
// use and are minified, every page has the text that Next wrote, and reading pages the look.
import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, PAGES, test } from './fixtures'

/** Shows a page as Next wrote it, before the publishing steps. */
async function openOriginal(page: Page, path: string) {
  const file = path === '/' ? '/index' : path
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      // The framework's marks split texts in two, which moves letters by a fraction of a pixel.
      body: readFileSync(`.next/server/app${file}.html`, 'utf8').replace(/<!--[\s\S]*?-->/g, ''),
    }),
  )
  await page.goto(path)
  await page.unroute(`**${path}`)
}

/** app/globals.css as built: the longest sheet, of which app/site.css holds a part. */
const readWholeCss = () =>
  readdirSync('out/_next/static/chunks')
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(`out/_next/static/chunks/${name}`, 'utf8'))
    .reduce((longest, css) => (css.length > longest.length ? css : longest))

const readText = (page: Page) => page.evaluate(() => document.body.innerText)

/**
 * All that the browser computed, for every element and pseudo-element: in one number each, since all of it would
 * be megabytes. With `only`, what the number of that place stands for.
 */
const readLook = (page: Page, only?: number) =>
  page.evaluate((chosen) => {
    const elements = [
      document.documentElement,
      ...document.querySelectorAll('body, body *:not(script, [hidden])'),
    ]
    const places = elements.flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => ({ element, pseudo })),
    )
    const read = ({ element, pseudo }: (typeof places)[number]) => {
      const style = getComputedStyle(element, pseudo)
      const names = pseudo && style.content === 'none' ? [] : [...style]
      return names
        .filter((name) => !name.startsWith('--'))
        .map((name) => `${name}: ${style.getPropertyValue(name)}`)
    }
    const place = chosen === undefined ? undefined : places[chosen]
    if (place) {
      const { element, pseudo = '' } = place
      return [`${element.tagName}${pseudo} "${element.textContent?.slice(0, 40)}"`, ...read(place)]
    }
    return places.map((entry) => {
      let hash = 0
      for (const character of read(entry).join(';')) hash = (hash * 31 + character.charCodeAt(0)) | 0
      return String(hash)
    })
  }, only)

/** The first place that looks otherwise, or null. */
async function findDifference(page: Page, path: string) {
  const openWithWholeSheet = async () => {
    await openOriginal(page, path)
    await page.addStyleTag({ content: readWholeCss() })
    await page.keyboard.press('Tab')
  }
  const open = async () => {
    await page.goto(path)
    await page.keyboard.press('Tab')
  }
  await openWithWholeSheet()
  const before = await readLook(page)
  await open()
  const after = await readLook(page)
  const place = after.findIndex((hash, index) => hash !== before[index])
  if (place < 0) return before.length === after.length ? null : 'there are more or fewer elements'
  const seen = await readLook(page, place)
  await openWithWholeSheet()
  const meant = new Set(await readLook(page, place))
  return [seen[0], ...seen.filter((line) => !meant.has(line))]
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of PAGES) {
    test(`${path} has the text that Next wrote`, async ({ page }) => {
      await openOriginal(page, path)
      const before = await readText(page)
      await page.goto(path)
      expect(before.length).toBeGreaterThan(300)
      expect(await readText(page)).toBe(before)
    })
  }

  test.describe('the style sheet', () => {
    test.use({ bypassCSP: true })

    for (const path of PAGES.filter((path) => /^\/(?:guides\/|privacy|terms|affiliate)/.test(path))) {
      test(`${path} looks as with all of it`, async ({ page }) => {
        test.setTimeout(90_000)
        for (const { width, ...media } of [
          { width: 360, colorScheme: 'dark', media: 'screen' },
          { width: 1280, colorScheme: 'light', media: 'screen' },
          { width: 800, colorScheme: 'light', media: 'print' },
        ] as const) {
          await page.setViewportSize({ width, height: 800 })
          await page.emulateMedia(media)
          expect(await findDifference(page, path)).toBeNull()
        }
      })
    }
  })
})
