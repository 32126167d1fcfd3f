// Opens the rankings page with other providers in the sums and the comparison: the props of the island are replaced on
// their way to the browser. React then renders anew what the build rendered; a test that uses this says so with
// `test.use({ expectedMessages: REACT_RENDERED_ANEW })`.
import type { Page } from 'playwright/test'
import type { ComparedProvider } from '../../lib/providers/compare'
import { expect } from './fixtures'

/** The props of an island: JSON in front of its root. */
const PROPS = /(<script type="application\/json">)([^<]*)(<\/script><div data-island="CostAndCompare")/

export const REACT_RENDERED_ANEW = /^page error: Minified React error #418/

export async function openWith(page: Page, providers: readonly ComparedProvider[]) {
  await page.route('**/bestofmonth', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(PROPS, (_, start: string, props: string, end: string) => {
      const json = JSON.stringify({ ...JSON.parse(props), providers })
      return start + json.replaceAll('<', '\\u003c') + end
    })
    await route.fulfill({ response, body })
  })
  await page.goto('/bestofmonth')
  await expect(page.locator('#compare').getByRole('status').first()).toContainText(
    `of ${providers.length} provider`,
  )
}
