// axe in every state of the tools: empty, error, loading, result, toast.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'

async function expectClean(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([])
  }
}

test('quiz: form, error, loading', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 20, 12) })
  await page.goto('/findquiz1')
  await page.getByRole('button', { name: /Start Now/ }).click()
  await expectClean(page)
  await page.getByRole('radio', { name: 'Female' }).check()
  await page.getByLabel('Age').fill('17')
  await page.getByLabel('State').selectOption('Texas')
  await page.getByRole('button', { name: 'See My Cheapest Option' }).click()
  await expectClean(page)
  await page.getByLabel('Age').fill('30')
  await page.clock.pauseAt(new Date(2026, 10, 20, 13))
  await page.getByRole('button', { name: 'See My Cheapest Option' }).click()
  // axe needs timers that run; they get a little time, far less than the loader has.
  let axe = expectClean(page)
  let isDone = false
  axe = axe.finally(() => {
    isDone = true
  })
  for (let time = 0; time < 2500 && !isDone; time += 5) await page.clock.runFor(5)
  await axe
  await expect(page.getByText('% Complete')).toBeVisible()
})

test('calculator: error, result', async ({ page }) => {
  await page.goto('/calculator')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expectClean(page)
  await page.goto('/calculator#w=200&u=lbs&m=tirzepatide&d=low&t=72')
  await page.reload()
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.getByText('The figures of the chart as a table').click()
  await expect(page.getByRole('img', { name: /Projected weight/ })).toBeVisible()
  await expectClean(page)
})

test('contact: error, toast', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expectClean(page)
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Subject').fill('A question')
  await page.getByLabel('Message').fill('Is this right?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  await expectClean(page)
})
