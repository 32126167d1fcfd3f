// The colors and target sizes of every page, by computed styles: text 7:1 in both themes, targets 44 × 44 px at every
// width. One visit per page and theme.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { findContrastFaults, findTargetFaults } from './conditions/look'
import { listRoutes, MISSING_PATH } from './conditions/routes'
import { expect, test } from './fixtures'

const LEAST_CONTRAST = 7
const WIDTHS = [360, 768, 1280]

/** States that a page shows only after it was used. */
const FURTHER_STATES: { path: string; open?: (page: Page) => Promise<void> }[] = [
  { path: '/findquiz1#quiz-form' },
  { path: '/calculator#w=200&u=lbs&m=semaglutide&d=low&t=72' },
  { path: '/bestofmonth#compare=remedymeds,t-mates,directmeds' },
  { path: '/contact', open: (page) => page.getByRole('button', { name: 'Send Message' }).click() },
]

const STATES = [...listRoutes().map(({ path }) => ({ path, open: undefined })), ...FURTHER_STATES]
const FORWARDING = new Map(listRoutes().map(({ path, forwardsTo }) => [path, forwardsTo]))

test.use({ expectedMessages: /status of 404 .*\/no-such-page$/ })

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page, ${colorScheme}`, async ({ page, baseURL, excuse }) => {
    test.setTimeout(180_000)
    // The providers' sites, to which some pages forward by themselves.
    excuse((problem) => !problem.includes(String(baseURL)))
    await page.route(
      (url) => url.origin !== baseURL,
      (route) => route.fulfill({ status: 204 }),
    )
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found: string[] = []
    const lowest: number[] = []
    for (const { path, open } of STATES) {
      if (FORWARDING.get(path)) {
        const body = readFileSync(`out${path}.html`, 'utf8')
        await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body }))
      }
      // The same page with another fragment has to be loaded anew.
      await page.goto('about:blank')
      await page.goto(path, { waitUntil: path === MISSING_PATH ? 'load' : 'networkidle' })
      await open?.(page)
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) {
          details.name = ''
          details.open = true
        }
      })
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const contrast = await findContrastFaults(page, LEAST_CONTRAST)
        lowest.push(contrast.lowest)
        const faults = [...contrast.faults, ...(await findTargetFaults(page))]
        found.push(...faults.map(({ element, seen }) => `${path}: ${element} ${seen}`))
      }
    }
    test.info().annotations.push({ type: 'lowest contrast', description: Math.min(...lowest).toFixed(2) })
    expect([...new Set(found)]).toEqual([])
  })
}
