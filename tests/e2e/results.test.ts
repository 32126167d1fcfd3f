import type { Page } from 'playwright/test'
import { nameStates, US_STATES } from '../../lib/base/states'
import { getPersonalTexts } from '../../lib/quiz/personal-lines'
import type { Provider } from '../../lib/schemas/providers'
import { readContent, readProviders } from '../fixtures/live-content'
import { computePrices } from '../fixtures/price-oracle'
import { expect, test } from './fixtures'
import { findShiftsOnHydration, holdScripts, waitUntilInteractive } from './matrix/pages'

const { site } = readContent()
const { month, year } = site.resultsEdition

/** The lowest cost, the lowest with medication, and one of an approved drug. A provider is listed once. */
function getCosts(providers: Provider[]) {
  const prices = computePrices(providers).flatMap(({ id, price, isSeparate, isMedicationUnknown }) =>
    price ? [{ id, ...price, hasMedication: !isSeparate && !isMedicationUnknown }] : [],
  )
  const byCost = prices.sort((a, b) => a.firstYearDollars - b.firstYearDollars)
  const lowest = [byCost[0], byCost.find(({ hasMedication }) => hasMedication)]
  const costs = new Map(lowest.flatMap((entry) => (entry ? [[entry.id, entry.firstYear]] : [])))
  return [...[...costs.values()].map((cost) => new RegExp(`\\${cost}`)), /\$\d/]
}

const PAGES = [
  {
    path: '/findquiz1-results',
    keys: ['g', 'ag', 'state'],
    title: `Top GLP-1 Providers Right Now for ${month}`,
    back: 'Back to quiz',
    personal: [
      '?g=Male&ag=30&state=Texas',
      `Top GLP-1 Providers for 30 Year Old Man in Texas in ${year}`,
      'Texas',
    ],
  },
  {
    path: '/personalized-ranking',
    keys: ['gender', 'age', 'state'],
    title: 'Top GLP-1 Providers for 30 Year Old Person in Your State',
    back: 'Back to Provider Search',
    personal: [
      '?gender=female&age=64&state=%20maine',
      'Top GLP-1 Providers for 64 Year Old Female in Maine',
      'Maine',
    ],
  },
] as const

const STATE_LINE = /whether it serves|states? that (?:it|they)/
const SERVICES = readProviders().map(({ id, name, facts }) => ({
  ...{ id, name },
  states: facts.states && nameStates(facts.states),
}))

/** The line about a state, and the providers that may be in the answer for it. */
function expectForState(state: string | null) {
  const { byState, unstated } = getPersonalTexts(SERVICES, false)
  const { text, denied } = byState[state ?? ''] ?? {
    text: unstated.replace('{state}', state ?? ''),
    denied: [],
  }
  return { text, served: readProviders().filter(({ id }) => !state || !denied.includes(id)) }
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })

for (const { path, keys, title: defaultTitle, back, personal } of PAGES) {
  test.describe(path, () => {
    test('has the default title, cards with their results names, and a link back', async ({ page }) => {
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

    test('shows the answers from the URL before any script file arrives', async ({ page }) => {
      const release = await holdScripts(page)
      await page.goto(path + personal[0], { waitUntil: 'commit' })
      await expect(title(page)).toHaveText(personal[1])
      await expect(page.getByText(expectForState(personal[2]).text)).toBeVisible()
      release()
      await waitUntilInteractive(page)
      await expect(title(page)).toHaveText(personal[1])
    })

    test('shows them before the rest of the page arrives', async ({ page }) => {
      await page.route(`**${path}?*`, async (route) => {
        const html = await (await route.fetch()).text()
        await route.fulfill({ contentType: 'text/html', body: html.slice(0, html.indexOf(back)) })
      })
      await holdScripts(page)
      await page.goto(path + personal[0], { waitUntil: 'commit' })
      await expect(title(page)).toHaveText(personal[1])
      await expect(page.getByRole('article')).toHaveCount(0)
    })

    test('does not shift on hydration', async ({ page }) => {
      expect(await findShiftsOnHydration(page, path + personal[0], 360)).toEqual([])
    })

    // The title's unit tests have hundreds of these; here a few reach a real page.
    test('malformed URLs get the complete page and are not echoed', async ({ page }) => {
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

test('a URL of 100 KB does not break the page', async ({ page, request }) => {
  // Servers reject such a URL, but on a host that does not, the page must still work.
  const search = `?g=Male&ag=30&state=${'A'.repeat(100_000)}`
  await page.goto('/findquiz1-results')
  await page.evaluate((value) => history.replaceState(history.state, '', value), search)
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })))
  await expect(title(page)).toHaveText(`Top GLP-1 Providers Right Now for ${month}`)
  // The status of Node and of nginx.
  expect([431, 414]).toContain((await request.get(`/findquiz1-results${search}`)).status())
})

for (const { path, keys } of PAGES) {
  const [gender, age, state] = keys
  test(`${path}: the answer is above the cards, with lines for this visitor`, async ({ page }) => {
    for (const [query, ageLine, stateLine] of [
      ['', null, null],
      [`?${gender}=Female&${age}=67&${state}=New%20York`, 'You said 67.', 'New York'],
      [`?${age}=40&${state}=ohio`, null, 'Ohio'],
      [`?${age}=65`, 'You said 65.', null],
      [`?${age}=067&${state}=<b>Ohio</b>`, null, null],
      [`?${age}=67&${age}=68&${state}=Ohio%00`, null, null],
    ] as const) {
      await page.goto(path + query)
      await waitUntilInteractive(page)
      const panel = page.getByRole('region', { name: 'Your cheapest option, first 12 months' })
      const { text, served } = expectForState(stateLine)
      await expect(panel.getByRole('listitem')).toHaveText(getCosts(served))
      await expect(panel.getByText('Medicare’s GLP-1 Bridge costs $50 a month')).toHaveCount(ageLine ? 1 : 0)
      if (ageLine) await expect(panel.getByText(ageLine, { exact: true })).toBeVisible()
      await expect(panel.getByText(STATE_LINE)).toHaveCount(stateLine ? 1 : 0)
      if (stateLine) await expect(panel.getByText(text)).toBeVisible()
      const disclosure = await page.getByText(site.disclosure).boundingBox()
      expect(disclosure?.y).toBeLessThan((await panel.boundingBox())?.y ?? 0)
    }
  })

  test(`${path}: the page does not shift on hydration for a visitor of 67`, async ({ page }) => {
    const query = `?${gender}=Female&${age}=67&${state}=New%20York`
    expect(await findShiftsOnHydration(page, path + query, 390)).toEqual([])
  })
}

test('a provider that does not serve the visitor’s state is never in the answer', async ({ page }) => {
  const listed = SERVICES.find(({ states }) => states && states.length < US_STATES.length)
  const { id, name } = listed ?? { id: 't-mates', name: 'T-Mates' }
  const state = US_STATES.find((each) => listed && !listed.states?.includes(each)) ?? 'Ohio'
  const text = listed ? expectForState(state).text : `T-Mates states that it does not serve ${state}.`
  if (!listed) {
    // No provider lists its states, so the test adds one to the island's data, and a place for the note to its card.
    const note = JSON.stringify({ byState: { [state]: { text, denied: [id] } } }).slice(1, -1)
    await page.route('**/findquiz1-results?*', async (route) => {
      const html = await (await route.fetch()).text()
      await route.fulfill({
        contentType: 'text/html',
        body: html
          .replace(/("texts":.*?)"byState":\{\}/, `$1${note}`)
          .replace(/<article[^>]*\bid="?t-mates[^>]*>/, '$&<p data-served></p>'),
      })
    })
  }
  await page.goto(`/findquiz1-results?state=${state}`)
  await waitUntilInteractive(page)
  const panel = page.getByRole('region', { name: 'Your cheapest option, first 12 months' })
  await expect(panel.getByText(text)).toBeVisible()
  const served = listed ? expectForState(state).served : readProviders().filter((each) => each.id !== id)
  await expect(panel.getByRole('listitem')).toHaveText(getCosts(served))
  await expect(panel.getByRole('listitem').filter({ hasText: name })).toHaveCount(0)
  const card = page.getByRole('article', { name })
  await expect(card.getByText(`States that it does not serve ${state}.`)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the panel is there without the personal lines', async ({ page }) => {
    await page.goto('/findquiz1-results?g=Female&ag=67&state=New%20York')
    const panel = page.getByRole('region', { name: 'Your cheapest option, first 12 months' })
    await expect(panel.getByRole('listitem')).toHaveCount(3)
    await expect(panel.getByText('Medicare’s')).toBeHidden()
    await expect(panel.getByText(STATE_LINE)).toHaveCount(0)
  })
})
