// The comparison of all providers as a visitor uses it: filters, orders, picks, the address, and without JavaScript.
import type { Page } from 'playwright/test'
import { readContent } from '../fixtures/live-content'
import { expect, test } from './fixtures'
import { waitUntilInteractive } from './matrix/pages'

const RECORDS = readContent().providers
const table = (page: Page) => page.getByRole('table', { name: /^Costs, and/ })
const names = async (page: Page) =>
  table(page).locator('th[scope=row] a[href^="/providers/"]').allTextContents()
const pick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Compare ${name}` })
const drugs = (page: Page) => table(page).getByRole('rowgroup').filter({ hasText: 'Approved drugs' })
const sideBySide = (page: Page) => page.getByRole('table', { name: /side by side$/ })

test('"What fits my budget?" leads to the field, ready to type', async ({ page }) => {
  await page.goto('/bestofmonth')
  await page.getByRole('link', { name: 'What fits my budget?' }).click()
  await expect(page.getByLabel(/^I can spend/)).toBeFocused()
})

test('filters add up, say what they leave out, and can be cleared', async ({ page }) => {
  await page.goto('/providers')
  await page.getByLabel('Medication included').check()
  await expect(page.getByText(/^\d+ of \d+ providers?\. .*not on record\.$/).first()).toBeVisible()
  const before = (await names(page)).length
  await page.getByLabel('Oral option').check()
  await page.getByLabel('No membership fee').check()
  expect((await names(page)).length).toBeLessThanOrEqual(before)
  await expect(page).toHaveURL(/#only=/)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => names(page)).toHaveLength(RECORDS.length)
})

test('order, months, budget and picks survive a reload, a link within the page, Back, and a shared address', async ({
  page,
}) => {
  const [first, second] = RECORDS.map(({ name }) => name)
  await page.goto('/providers')
  await page.getByLabel('Sort by').selectOption('Name')
  await page.getByLabel(/^for/).fill('6')
  await pick(page, first ?? '').check()
  await expect(page.getByText(`${first} is picked. Pick one or two more.`)).toBeVisible()
  await pick(page, second ?? '').check()
  await expect(sideBySide(page)).toBeVisible()
  await expect(page).toHaveURL(/#months=6&sort=name&compare=[^,]+,/)
  const expectKept = async (at: Page) => {
    await expect(at.getByRole('heading', { name: 'First 6 months' })).toBeVisible()
    await expect(sideBySide(at)).toBeVisible()
    await expect
      .poll(() => names(at))
      .toEqual((await names(page)).toSorted((a, b) => a.localeCompare(b, 'en')))
  }
  const shared = page.url()
  const link = page.getByRole('link', { name: 'Side by side' })
  await expect(link).toBeInViewport()
  await link.click()
  await expect(sideBySide(page)).toBeInViewport()
  await expect(page).toHaveURL(shared)
  await page.reload()
  await expectKept(page)
  await page.getByRole('link', { name: 'Skip to main content' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => history.state !== null)
  await page.reload()
  await expectKept(page)
  await page.goto('/')
  await page.goBack()
  await expectKept(page)
  const other = await page.context().newPage()
  await other.goto(shared)
  await expectKept(other)
})

test('Back to the page as it was opened takes back what was typed after a link within it', async ({
  page,
}) => {
  await page.goto('/providers')
  await waitUntilInteractive(page)
  await page.getByRole('link', { name: 'Skip to main content' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel(/^I can spend/).fill('250')
  await expect(page).toHaveURL(/#budget=250$/)
  await page.goBack()
  await expect(page.getByLabel(/^I can spend/)).toHaveValue('')
  await page.goForward()
  await expect(page.getByLabel(/^I can spend/)).toHaveValue('250')
})

test('paper shows every row, one cell under the other', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 900 }) // a sheet
  await page.goto('/providers#budget=1')
  const rows = page.locator('tbody th[scope="row"]')
  const visible = rows.filter({ visible: true })
  await expect(page.getByText('What does not fit, and why')).toBeVisible()
  const all = await rows.count()
  expect(await visible.count()).toBeLessThan(all)
  await page.emulateMedia({ media: 'print' })
  await expect(visible).toHaveCount(all)
  await expect(rows.first()).toHaveCSS('display', 'block')
  await page.goto('/providers#only=medicationIncluded')
  await expect(page.getByText(/\d+ of \d+ providers\./).filter({ visible: true })).toHaveCount(1)
})

test('on a phone the filters fold into one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/providers')
  await waitUntilInteractive(page)
  await expect(page.getByLabel('Oral option')).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByLabel('Oral option')).toBeVisible()
})

test('with a budget, every plan is in a group, and one button unfolds what does not fit', async ({
  page,
}) => {
  await page.goto('/providers')
  await waitUntilInteractive(page)
  const rows = table(page).locator('tr:visible:has(th[scope=row])')
  const count = await rows.count()
  await page.goto('/providers#budget=250')
  await page.getByRole('button', { name: /^\d+ more that do(es)? not fit$/ }).click()
  await expect(rows).toHaveCount(count)
  await expect(page.getByRole('button', { name: /^Show \d+ more$/ })).toHaveCount(0)
})

test('nothing scrolls sideways, opened or compared, and open rows stay open', async ({ page }) => {
  await page.goto(`/providers#compare=${RECORDS.slice(0, 3).map(({ id }) => id)}`)
  await table(page).locator('summary').first().click()
  await page.getByLabel(/^I can spend/).fill('250')
  await expect(page.getByText('What fits')).toBeVisible()
  await expect(table(page).locator('details[open]')).toHaveCount(1)
  await expect(sideBySide(page)).toBeVisible()
  await page.getByRole('button', { name: /that do(es)? not fit$/ }).click()
  for (const row of await table(page).locator('summary:visible').all()) await row.click()
  for (const width of [320, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([width, overflow]).toEqual([width, 0])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every record and every approved drug is listed', async ({ page }) => {
    await page.goto('/providers')
    expect(await names(page)).toHaveLength(RECORDS.length)
    await expect(drugs(page)).toBeVisible()
    await expect(page.getByLabel('Sort by')).toBeHidden()
  })
})

test('React is loaded only when the comparison comes near the screen', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url())
  })
  await page.setViewportSize({ width: 1280, height: 100 })
  await page.goto('/providers')
  await page.waitForLoadState('networkidle')
  expect(requested).toEqual([])
  await page.getByText('As stated by providers').first().scrollIntoViewIfNeeded()
  await waitUntilInteractive(page)
  expect(requested).toHaveLength(2)
})

test('on a desktop, a budget leaves the lists of the controls as they are', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/providers')
  const lists = page.locator('fieldset select')
  const measure = () => lists.evaluateAll((all) => all.map((list) => list.getBoundingClientRect().height))
  const before = await measure()
  await page.getByLabel(/^I can spend/).fill('250')
  await expect(page.getByText(/^\d+ fits? at the price on record/).first()).toBeVisible()
  expect(await measure()).toEqual(before)
})

test('on a desktop, the facts of every group have room for their words', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/providers')
  await waitUntilInteractive(page)
  const lists = page.getByLabel('Facts to compare')
  for (const view of await lists.getByRole('option').allTextContents()) {
    await lists.selectOption(view)
    const cells = await table(page).locator('tbody td:not(:has(summary)):not([colspan]):visible').all()
    const widths = await Promise.all(cells.map(async (cell) => (await cell.boundingBox())?.width ?? 0))
    expect([view, Math.min(...widths) >= 70]).toEqual([view, true])
  }
})
