import { expect, test } from './fixtures'
import { holdScripts, waitUntilInteractive } from './matrix/pages'

/** The evening of March 31 for the visitor; it is already April in UTC. */
const NOW = '2031-04-01T03:00:00Z'
const BUILD_MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d$/

test.use({ timezoneId: 'America/Los_Angeles' })

for (const path of ['/', '/bestofmonth', '/blog']) {
  test(`${path} shows the visitor's month before and after its scripts arrive`, async ({ page }) => {
    await page.clock.setFixedTime(NOW)
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const month = page.locator('[data-month]').first()
    await expect(month).toHaveText('March 2031')
    release()
    await waitUntilInteractive(page)
    await expect(month).toHaveText('March 2031')
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the month of the build remains', async ({ page }) => {
    await page.goto('/bestofmonth')
    await expect(page.locator('[data-month]')).toHaveText(BUILD_MONTH)
  })
})
