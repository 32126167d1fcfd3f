// What publishing does to a page is not seen: reading pages lose the framework, carry only the CSS rules they
// use and are minified, other pages load a part of the style sheet, and every page has text and look as before.
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

/** What the browser computes otherwise, for any element or pseudo-element, once a page has the whole style sheet. */
const findDifferences = (page: Page, wholeCss: string) =>
  page.evaluate((css) => {
    const read = () =>
      [document.documentElement, ...document.querySelectorAll('body, body *')].flatMap((element) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo)
          const names = pseudo && style.content === 'none' ? [] : [...style]
          return names
            .filter((name) => !name.startsWith('--'))
            .map((name) => `${element.className} ${pseudo ?? ''} ${name}: ${style.getPropertyValue(name)}`)
        }),
      )
    const carried = read()
    document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
    return read().flatMap((lines, index) => {
      const before = new Set(carried[index])
      return lines.filter((line) => !before.has(line))
    })
  }, wholeCss)

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

  test.describe('the carried style sheet', () => {
    test.use({ bypassCSP: true })

    for (const path of PAGES) {
      test(`${path} looks as with the whole one`, async ({ page }) => {
        await page.goto(path)
        await page.keyboard.press('Tab')
        for (const { width, ...media } of [
          { width: 360, colorScheme: 'dark', media: 'screen' },
          { width: 1280, colorScheme: 'light', media: 'screen' },
          { width: 800, colorScheme: 'light', media: 'print' },
        ] as const) {
          await page.setViewportSize({ width, height: 800 })
          await page.emulateMedia(media)
          expect(await findDifferences(page, readWholeCss())).toEqual([])
        }
      })
    }
  })
})
