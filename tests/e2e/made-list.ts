// Opens the rankings page with other providers in the sums and the comparison: the data that a soft
// navigation loads is swapped on its way to the browser; code and styles are the export's own.
import type { Page } from 'playwright/test'
import type { ComparedProvider } from '../../lib/providers/compare'
import { expect } from './fixtures'

export async function openWith(page: Page, providers: readonly ComparedProvider[]) {
  const made = JSON.stringify(providers)
  await page.route('**/*bestofmonth*', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({
      response,
      body: body.replace(/"providers":\[\{"id".*?\}\}\]/, () => `"providers":${made}`),
    })
  })
  await page.goto('/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Rankings', exact: true }).click()
  await expect(page.locator('#compare').getByRole('status').first()).toContainText(
    `of ${providers.length} provider`,
  )
}
