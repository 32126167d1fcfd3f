// Opens the rankings page with other providers in the sums and the comparison: the data that a soft
// navigation loads is swapped on its way to the browser; code and styles are the export's own.
import type { Page } from 'playwright/test'
import type { ComparedProvider } from '../../lib/providers/compare'
import { expect } from './fixtures'

/** What the sums and the comparison are given; the cards' list holds more of each provider. */
const COMPARED = /"providers":\[\{"id":"[^"]*","rank":\d+,"name":"[^"]*","rating":.*?"\}\]/

export async function openWith(page: Page, providers: readonly ComparedProvider[]) {
  // React reads a text that begins with "$" as a reference, unless it begins with two.
  const made = JSON.stringify(providers, (_, value) =>
    typeof value === 'string' && value.startsWith('$') ? `$${value}` : value,
  )
  await page.route('**/*bestofmonth*', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({
      response,
      body: body.replace(COMPARED, () => `"providers":${made}`),
    })
  })
  await page.goto('/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Rankings', exact: true }).click()
  await expect(page.locator('#compare').getByRole('status').first()).toContainText(
    `of ${providers.length} provider`,
  )
}
