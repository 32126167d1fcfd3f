// axe in every state of the tools: empty, error, loading, result, toast.
import { REDIRECT_DELAY_MS } from '../../lib/quiz/loader'
import { expectClean } from './axe'
import { findHoverFaults } from './conditions/look'
import { Findings } from './conditions/visit'
import { expect, test } from './fixtures'

test('quiz: form, error, loading', async ({ page }) => {
  // The loader stays for as long as axe needs: the one timer that would lead on never comes.
  await page.addInitScript((delay) => {
    const original = window.setTimeout
    window.setTimeout = ((handler: TimerHandler, timeout?: number, ...rest: unknown[]) =>
      timeout === delay ? 0 : original(handler, timeout, ...rest)) as typeof window.setTimeout
  }, REDIRECT_DELAY_MS)
  await page.goto('/findquiz1')
  await page.getByRole('button', { name: /Start Now/ }).click()
  await expectClean(page)
  await page.getByRole('radio', { name: 'Female' }).check()
  await page.getByLabel('Age').fill('17')
  await page.getByLabel('State').selectOption('Texas')
  await page.getByRole('button', { name: 'See My Cheapest Option' }).click()
  await expectClean(page)
  await page.getByLabel('Age').fill('30')
  await page.getByRole('button', { name: 'See My Cheapest Option' }).click()
  await expect(page.getByText('100% Complete')).toBeVisible()
  await expectClean(page)
  await expect(page.getByText('100% Complete')).toBeVisible()
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

test('links and buttons can be read while the pointer is over them', async ({ page }) => {
  for (const path of ['/', '/bestofmonth', '/blog', '/guides/glp1-side-effects']) {
    const findings = new Findings(path, page)
    await page.goto(path)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await findings.add(colorScheme, await findHoverFaults(page))
    }
    expect(findings.list()).toEqual([])
  }
})
