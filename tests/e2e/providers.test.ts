// The comparison of offers as a visitor uses it: questions, orders, picks, the address, the keyboard, without JavaScript.
import type { Page } from 'playwright/test'
import { readContent } from '../fixtures/live-content'
import { expect, test } from './fixtures'
import { waitUntilInteractive } from './matrix/pages'

const RECORDS = readContent().providers
const sellers = (page: Page) => page.locator('ol > li[id^="seller_"]')
const pick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Compare ${name}` })
const sideBySide = (page: Page) => page.getByRole('region', { name: /side by side$/ })

/** On a phone, the filters fold behind a button. */
async function openFilters(page: Page) {
  await waitUntilInteractive(page)
  const toggle = page.getByRole('button', { name: /^Filters/ })
  if (await toggle.isVisible()) await toggle.click()
}

test('"What fits my budget?" leads to the field, ready to type', async ({ page }) => {
  await page.goto('/providers#costs_budget')
  await expect(page.getByLabel(/^I can spend/)).toBeFocused()
})

test('questions add up, say what we do not know, and can be taken back', async ({ page }) => {
  await page.goto('/providers')
  await openFilters(page)
  const before = await sellers(page).count()
  await page.getByLabel('Shot or pill').selectOption('Shot')
  await expect(page.getByText(/^\d+ offers?; \d+ more where we don’t know/)).toBeVisible()
  await expect.poll(() => sellers(page).count()).toBeLessThan(before)
  await expect(page).toHaveURL(/#form=shot$/)
  await page.getByRole('button', { name: /more where we don’t know/ }).click()
  await expect(page.getByText(/^We don’t know if it is a shot/)).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect.poll(() => sellers(page).count()).toBe(before)
})

test('where nothing matches, a part of the question can be left out', async ({ page }) => {
  await page.goto('/providers#form=shot&state=TX')
  await expect(page.getByRole('heading', { name: 'Nothing matches both' })).toBeVisible()
  await page.getByRole('button', { name: /sellers? → without Texas/ }).click()
  await expect(sellers(page).first()).toBeVisible()
})

test('order, months, budget and picks survive a reload, Back, and a shared address', async ({ page }) => {
  const [first = '', second = ''] = RECORDS.map(({ name }) => name)
  await page.goto('/providers')
  await openFilters(page)
  await page.getByLabel('Sort').selectOption('Due today')
  await page.getByLabel(/^for/).fill('6')
  await pick(page, first).check()
  await expect(page.getByText(`${first} is picked. Tick one or two more.`)).toBeVisible()
  await pick(page, second).check()
  await expect(sideBySide(page)).toBeVisible()
  await expect(page).toHaveURL(/#months=6&sort=today&compare=[^,]+,/)
  const expectKept = async () => {
    await expect(page.getByRole('heading', { name: 'First 6 months' })).toBeVisible()
    await expect(sideBySide(page)).toBeVisible()
  }
  await page.reload()
  await expectKept()
  await page.goto('/about')
  await page.goBack()
  await expectKept()
})

test('a row opens by keyboard into its payments and the paid link', async ({ page }) => {
  await page.goto('/providers')
  await waitUntilInteractive(page)
  const row = sellers(page).first().locator('details').first()
  await row.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(row.getByText('What you pay, month by month')).toBeVisible()
  await expect(row.getByText('If you stop after 3 months')).toBeVisible()
  await expect(row.getByRole('link', { name: /^Visit Site/ })).toHaveAttribute('rel', 'sponsored noopener')
})

test('a change is announced once', async ({ page }) => {
  await page.goto('/providers')
  await openFilters(page)
  await page.getByLabel('Cash or insurance').selectOption('Cash')
  await expect(page.getByRole('status')).toHaveText(/^\d+ offers?; \d+ more where we don’t know\.$/)
})

test('no bar or text leaves the page from 320 to 1,920 px', async ({ page }) => {
  await page.goto('/providers#compare=joinfridays,directmeds,t-mates')
  await expect(sideBySide(page)).toBeVisible()
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([width, overflow]).toEqual([width, 0])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every seller and its payments can be read', async ({ page }) => {
    await page.goto('/providers')
    for (const { name, id } of RECORDS) {
      const row = page.locator(`#seller_${id} details`).first()
      await row.locator('summary').click()
      await expect(row.getByRole('link', { name: `All about ${name}` })).toBeVisible()
    }
    await expect(page.getByLabel('Sort')).toBeHidden()
  })
})
