// Opens the rankings page with other providers in the sums and the comparison: the data of the island is added on its
// way to the browser; code and styles are the export's own. React reports that the HTML shows others (error 418).
import type { Page } from 'playwright/test'
import type { ComparedProvider } from '../../lib/providers/compare'
import { expect } from './fixtures'

const ISLAND = '<div data-island="CostAndCompare"'

export async function openWith(page: Page, providers: readonly ComparedProvider[]) {
  await page.route('**/bestofmonth', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const data = JSON.stringify({ providers, offers: [], uncomputed: [] }).replaceAll('<', '\\u003c')
    const island = `<script type="application/json">${data}</script>${ISLAND}`
    await route.fulfill({ response, body: body.replace(ISLAND, () => island) })
  })
  await page.goto('/bestofmonth')
  await expect(page.locator('#compare').getByRole('status').first()).toContainText(
    `of ${providers.length} provider`,
  )
}
