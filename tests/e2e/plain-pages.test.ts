// What publishing does to a page is not seen: reading pages lose the framework, carry only the CSS rules they
// use and are minified, and every page has the text that Next wrote.
import { readFileSync } from 'node:fs'
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

const readText = (page: Page) => page.evaluate(() => document.body.innerText)

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
})
