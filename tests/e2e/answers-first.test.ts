// Pages that answer first: how far down the first button, the first card, and the answer stand, in pixels from the top.
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'
import { waitUntilInteractive } from './matrix/pages'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 844 }

/** The lowest place that the first of each may have. */
type Limits = { visit: number; card: number }

const ANSWERS = '?g=Female&ag=46&state=Texas'
const ON_A_PHONE: Record<string, Limits> = {
  '/bestofmonth': { visit: 844, card: 480 },
  [`/findquiz1-results${ANSWERS}`]: { visit: 844, card: 1020 },
  [`/findquiz1-results${ANSWERS}#budget=250`]: { visit: 844, card: 1020 },
}

async function open(page: Page, path: string, viewport: typeof PHONE) {
  await page.setViewportSize(viewport)
  await page.goto(path)
  await waitUntilInteractive(page)
  // The note on loading goes one render later.
  await expect(page.locator('main fieldset:disabled')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

/** Where each visible match begins, in the order of the page. */
const findTops = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((found) => found.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)))

const PAID_LINKS = 'main a[rel~=sponsored]'

for (const [path, { visit, card }] of Object.entries(ON_A_PHONE))
  test(`${path} answers first on a phone`, async ({ page }) => {
    await open(page, path, PHONE)
    const [firstVisit] = await findTops(page, PAID_LINKS)
    expect(firstVisit, 'first paid link').toBeLessThanOrEqual(visit)
    const [firstCard] = await findTops(page, 'article')
    expect(firstCard, 'first card').toBeLessThanOrEqual(card)
  })

test('on a phone, the button of the home page is on the first screen', async ({ page }) => {
  await open(page, '/', PHONE)
  const box = await page.getByRole('link', { name: 'View Top Providers' }).boundingBox()
  expect(box?.y).toBeLessThanOrEqual(330)
})

test('on a desktop, the first card of the rankings and of the results is on the first screen', async ({
  page,
}) => {
  await open(page, '/bestofmonth', DESKTOP)
  const [ranked] = await findTops(page, 'article')
  expect(ranked).toBeLessThanOrEqual(420)
  // The page starts 80 px down, so a title may not stand above that.
  const [title] = await findTops(page, 'h1')
  expect(title).toBeGreaterThanOrEqual(105)
  for (const budget of ['', '#budget=250']) {
    await open(page, `/findquiz1-results${ANSWERS}${budget}`, DESKTOP)
    const [found] = await findTops(page, 'article')
    expect(found, budget).toBeLessThanOrEqual(860)
  }
})

test('on a phone, Calculate leads to the paid links within one and a half screens', async ({ page }) => {
  await open(page, '/calculator#w=220&u=lbs&m=semaglutide&d=high&t=36', PHONE)
  await expect(page.locator('#results')).toBeVisible()
  const [results = 0] = await findTops(page, '#results')
  const [visit] = await findTops(page, PAID_LINKS)
  expect(visit).toBeLessThanOrEqual(results + 1.5 * PHONE.height)
})
