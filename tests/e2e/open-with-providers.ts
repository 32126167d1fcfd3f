// Opens the rankings page with other providers in the sums and the comparison: the data of the island is swapped on its
// way to the browser; code and styles are the export's own. React reports that the HTML shows others (error 418).
import type { Page } from 'playwright/test'
import type { ComparedProvider } from '../../lib/providers/compare'
import { expect } from './fixtures'

const ISLAND_DATA = /\{"providers":\[[^<]*\]\}(?=<\/script><div data-island="CostAndCompare")/

export async function openWith(page: Page, providers: readonly ComparedProvider[]) {
  await page.route('**/bestofmonth', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const swap = (data: string) =>
      JSON.stringify({ ...JSON.parse(data), providers }).replaceAll('<', '\\u003c')
    await route.fulfill({ response, body: body.replace(ISLAND_DATA, swap) })
  })
  await page.goto('/bestofmonth')
  await expect(page.locator('#compare').getByRole('status').first()).toContainText(
    `of ${providers.length} provider`,
  )
}
