import type { Page } from 'playwright/test'
import { readContent, readProviders } from '../fixtures/live-content'
import { expect, test } from './fixtures'
import { findShiftsOnHydration, holdScripts, waitUntilInteractive } from './matrix/pages'

const { site } = readContent()
const { month, year } = site.resultsEdition

const PAGES = [
  {
    path: '/findquiz1-results',
    keys: ['g', 'ag', 'state'],
    title: `Top GLP-1 Providers Right Now for ${month}`,
    back: 'Back to quiz',
    personal: ['?g=Male&ag=30&state=Texas', `Top GLP-1 Providers for 30 Year Old Man in Texas in ${year}`],
  },
  {
    path: '/personalized-ranking',
    keys: ['gender', 'age', 'state'],
    title: 'Top GLP-1 Providers for 30 Year Old Person in Your State',
    back: 'Back to Provider Search',
    personal: ['?gender=female&age=64&state=%20maine', 'Top GLP-1 Providers for 64 Year Old Female in Maine'],
  },
] as const

const title = (page: Page) => page.getByRole('heading', { level: 1 })

for (const { path, keys, title: defaultTitle, back, personal } of PAGES) {
  test.describe(path, () => {
    test('has the default title, the cards under their result names, and the way back', async ({ page }) => {
      await page.goto(path)
      await expect(title(page)).toHaveText(defaultTitle)
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(
        readProviders().map(({ name, alsoListedAs }) => alsoListedAs?.name ?? name),
      )
      await expect(page.getByRole('link', { name: back })).toHaveAttribute('href', '/findquiz1')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        'https://weighpoint.example/bestofmonth',
      )
    })

    test('names the answers of the address, before any script file has arrived', async ({ page }) => {
      const release = await holdScripts(page)
      await page.goto(path + personal[0], { waitUntil: 'commit' })
      await expect(title(page)).toHaveText(personal[1])
      release()
      await waitUntilInteractive(page)
      await expect(title(page)).toHaveText(personal[1])
    })

    test('names them before the rest of the page has arrived', async ({ page }) => {
      await page.route(`**${path}?*`, async (route) => {
        const html = await (await route.fetch()).text()
        await route.fulfill({ contentType: 'text/html', body: html.slice(0, html.indexOf(back)) })
      })
      await holdScripts(page)
      await page.goto(path + personal[0], { waitUntil: 'commit' })
      await expect(title(page)).toHaveText(personal[1])
      await expect(page.getByRole('article')).toHaveCount(0)
    })

    test('nothing moves when React takes over', async ({ page }) => {
      expect(await findShiftsOnHydration(page, path + personal[0], 360)).toEqual([])
    })

    // The unit tests of the title have hundreds of these; here they reach a real page.
    test('broken addresses: the page is whole, and shows nothing of them', async ({ page }) => {
      const [gender, age, state] = keys
      for (const query of [
        '?%',
        `?${gender}=Male&${gender}=Male&${age}=30&${state}=<script>alert(1)</script>`,
        `?${gender}="><img src=x onerror=alert(1)>&${age}=1e1&${state}=//evil.example`,
        `?${gender}=%E0%A4%A&${age}=-1&${state}=../../etc/passwd`,
        `?${gender}=__proto__&${age}=30&${state}=${'A'.repeat(7000)}`,
      ]) {
        await page.goto(path + query)
        await expect(page.getByRole('article')).toHaveCount(readProviders().length)
        await expect(title(page)).toHaveText(/^Top GLP-1 Providers /)
        await expect(page.getByRole('main')).not.toContainText(/alert|evil|passwd|A{50}/)
      }
    })
  })
}

test('an address of 100 KB is no error of ours', async ({ page, request }) => {
  // Servers refuse such an address (431); a host that does not would serve the page, which must stand.
  const search = `?g=Male&ag=30&state=${'A'.repeat(100_000)}`
  await page.goto('/findquiz1-results')
  await page.evaluate((value) => history.replaceState(history.state, '', value), search)
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })))
  await expect(title(page)).toHaveText(`Top GLP-1 Providers Right Now for ${month}`)
  // Node's answer, or nginx's.
  expect([431, 414]).toContain((await request.get(`/findquiz1-results${search}`)).status())
})
