// Opens the rankings page with other providers in the costs and the comparison, by adding island data to the response.
// Code and styles are those of the export. React reports that the HTML does not match (error 418).
import type { Page } from 'playwright/test'
import type { ComparedProvider } from '../../lib/providers/compare'
import { expect } from './fixtures'

const ISLAND = '<div data-island="CostAndCompare"'

/** The props of the island, which the build moves from the page to its entry script. */
const PROPS_IN_ENTRY = /\{CostAndCompare:(\{providers:.*\})\}\);?\s*$/s

export async function openWith(page: Page, providers: readonly ComparedProvider[]) {
  await page.route('**/bestofmonth', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const entry = /src="(\/assets\/bestofmonth-[^"]+)"/.exec(body)?.[1] ?? ''
    const code = await (await page.request.get(entry)).text()
    const props = new Function(`return ${PROPS_IN_ENTRY.exec(code)?.[1]}`)() as object
    const data = JSON.stringify({ ...props, providers }).replaceAll('<', '\\u003c')
    const island = `<script type="application/json">${data}</script>${ISLAND}`
    await route.fulfill({ response, body: body.replace(ISLAND, () => island) })
  })
  await page.goto('/bestofmonth')
  await expect(page.locator('#compare').getByRole('status').first()).toContainText(
    `of ${providers.length} provider`,
  )
}
