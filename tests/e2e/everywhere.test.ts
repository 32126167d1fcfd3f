// What must hold on every page: no console message (the fixture sees to it), nothing wider than the
// screen, nothing that axe finds, keyboard all the way, and everything readable without JavaScript.
import AxeBuilder from '@axe-core/playwright'
import { expect, PAGES, test } from './fixtures'

const WIDTHS = [320, 360, 414, 640, 767, 768, 1024, 1280, 1920]

for (const path of [...PAGES, '/nope'] as const) {
  test.describe(path, () => {
    test.use({ expectedMessages: path === '/nope' ? /status of 404/ : null })

    test('is never wider than the screen', async ({ page }) => {
      await page.goto(path)
      for (const details of await page.locator('details').all()) {
        await details.evaluate((element: HTMLDetailsElement) => element.setAttribute('open', ''))
      }
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect([width, overflow]).toEqual([width, 0])
      }
    })

    test('letters of twice the size fit a phone', async ({ page }) => {
      await page.goto(path)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      for (const width of [320, 360, 414]) {
        await page.setViewportSize({ width, height: 800 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect([width, overflow]).toEqual([width, 0])
      }
    })

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        await page.goto(path)
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([])
        }
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.removeAttribute('name')
          for (const details of document.querySelectorAll('details')) details.open = true
        })
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([])
      })
    }

    test('the keyboard reaches every link and question, in order, with a visible focus', async ({ page }) => {
      await page.goto(path)
      const all = await page
        .locator('a[href]:visible, summary:visible, button:enabled:visible, select:visible')
        .count()
      const reached: string[] = []
      for (let index = 0; index < all + 1; index += 1) {
        await page.keyboard.press('Tab')
        const focused = await page.evaluate(() => {
          const element = document.activeElement
          if (!element || element === document.body) return null
          const { outlineStyle, outlineWidth } = getComputedStyle(element)
          const { width, height, top, bottom } = element.getBoundingClientRect()
          const isSeen = width > 1 && height > 1 && bottom > 0 && top < innerHeight
          return { text: element.textContent, ring: `${outlineStyle} ${outlineWidth}`, isSeen }
        })
        if (!focused) break
        expect(focused).toMatchObject({ ring: 'solid 3px', isSeen: true })
        reached.push(focused.text ?? '')
      }
      // The skip link counts as visible to nobody until it has the focus.
      expect(reached[0]).toBe('Skip to main content')
      expect(reached.length).toBeGreaterThanOrEqual(all)
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('has its heading, its links and its answers', async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('link', { name: 'Blog', exact: true })).toBeVisible()
        const question = page.locator('#faq summary').first()
        if ((await question.count()) > 0) {
          await question.click()
          await expect(page.getByText('Prescription medicines that act like a gut hormone')).toBeVisible()
        }
      })
    })
  })
}

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/bestofmonth')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test('a question opens and closes by keyboard', async ({ page }) => {
  await page.goto('/')
  const question = page.locator('#faq summary').first()
  const answer = page.getByText('Prescription medicines that act like a gut hormone')
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await page.keyboard.press('Space')
  await expect(answer).toBeHidden()
})
