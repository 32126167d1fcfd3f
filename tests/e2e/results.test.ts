import type { Locator, Page } from 'playwright/test'
import { listServedStates } from '../../lib/providers/fact-values'
import { getPersonalTexts } from '../../lib/quiz/personal-lines'
import { readContent, readProviders } from '../fixtures/live-content'
import { expect, test } from './fixtures'
import { holdScripts, waitUntilInteractive } from './matrix/pages'

const { month, year } = readContent().site.resultsEdition

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

const SERVICES = readProviders().map((provider) => ({
  id: provider.id,
  name: provider.name,
  states: listServedStates(provider),
}))

/** The line about a state. */
function getStateLine(state: string): string {
  const { byState, unstated } = getPersonalTexts(SERVICES, false)
  return byState[state]?.text ?? unstated.replace('{state}', state)
}

const answer = (page: Page) => page.locator('section[aria-labelledby="answer_title"]')
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
      await expect(page.locator('[data-line]')).toHaveText(getStateLine(personal[2]))
      release()
      await waitUntilInteractive(page)
      await expect(title(page)).toHaveText(personal[1])
    })

    test('shows them before the rest of the page arrives', async ({ page }) => {
      await page.route(`**${path}?*`, async (route) => {
        const html = await (await route.fetch()).text()
        await route.fulfill({
          contentType: 'text/html',
          body: html.slice(0, html.indexOf('data-disclosure')),
        })
      })
      await holdScripts(page)
      await page.goto(path + personal[0], { waitUntil: 'commit' })
      await expect(title(page)).toHaveText(personal[1])
      await expect(page.getByRole('article')).toHaveCount(0)
    })

    // The title's unit tests have hundreds of these; here one reaches a real page.
    test('a malformed URL gets the complete page and is not echoed', async ({ page }) => {
      const [gender, age, state] = keys
      const attack = '"><img src=x onerror=alert(1)>'
      await page.goto(
        `${path}?%&${gender}=${attack}&${age}=%E0%A4%A&${state}=//evil.example/${'A'.repeat(7000)}`,
      )
      await expect(page.getByRole('article')).toHaveCount(readProviders().length)
      await expect(title(page)).toHaveText(defaultTitle)
      await expect(page.getByRole('main')).not.toContainText(/alert\(|evil\.example|A{50}/)
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
  test(`${path}: the line about states and Medicare's program answer this visitor`, async ({ page }) => {
    for (const [query, hasBridge, place] of [
      [`?${gender}=Female&${age}=67&${state}=New%20York`, true, 'New York'],
      [`?${age}=64&${state}=ohio`, false, 'Ohio'],
    ] as const) {
      await page.goto(`about:blank`)
      await page.goto(`${path}${query}#budget=250`)
      await waitUntilInteractive(page)
      await expect(answer(page).getByText('Medicare GLP-1 Bridge')).toHaveCount(hasBridge ? 1 : 0)
      await expect(page.locator('[data-line]')).toHaveText(getStateLine(place))
    }
  })
}

test('a budget names what fits, and stays in the fragment, never in the query', async ({ page }) => {
  await page.clock.install()
  await page.goto('/findquiz1-results?g=Female&ag=46&state=Texas')
  await waitUntilInteractive(page)
  await expect(answer(page).getByRole('heading')).toHaveText('Your cheapest option')
  const announced = page.getByRole('status').first()
  await page.clock.runFor(1000)
  await expect(announced).toBeEmpty()
  await page.getByRole('button', { name: '$250' }).click()
  await expect(answer(page).getByRole('heading')).toHaveText('What fits $250 a month')
  await expect(answer(page).getByRole('link', { name: 'Visit Site' })).toHaveAttribute('rel', /sponsored/)
  await page.clock.runFor(1000)
  await expect(announced).toContainText('$250 a month fits')
  await expect(page).toHaveURL(/\?g=Female&ag=46&state=Texas#budget=250$/)
  await page.reload()
  const chip = page.getByRole('button', { name: '$250' })
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Skip to main content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?g=Female&ag=46&state=Texas#budget=250$/)
  await page.getByRole('link', { name: 'Back to quiz' }).click()
  await expect(page).toHaveURL(/\/findquiz1(?:#|$)/)
  await page.goBack()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
})

test('another amount and number of months are typed, and a price of a drug where it is extra', async ({
  page,
}) => {
  await page.goto('/findquiz1-results')
  await waitUntilInteractive(page)
  await page.getByRole('button', { name: 'Other' }).click()
  const budget = page.getByLabel(/^I can spend/)
  await budget.fill('500')
  await expect(answer(page).getByRole('heading')).toHaveText('What fits $500 a month')
  await page.getByLabel(/^for/).fill('3')
  await expect(answer(page).getByText('3 months')).toBeVisible()
  const drug = answer(page).getByText('Add drug price')
  await drug.click()
  await page.getByLabel('Drug price').fill('200')
  await expect(page).toHaveURL(/#budget=500&months=3&drug=200$/)
  await budget.fill('2xx')
  await expect(budget).toHaveAccessibleDescription(/^Type an amount from \$0 to \$10,000, such as 250/)
  await expect(answer(page).getByRole('heading')).toHaveText('Your cheapest option')
})

test('a field stays where it is while somebody types into it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/findquiz1-results')
  await waitUntilInteractive(page)
  await page.getByRole('button', { name: 'Other' }).click()
  const readTop = (field: Locator) =>
    field.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const type = async (field: Locator, text: string) => {
    await field.focus()
    const before = await readTop(field)
    for (const key of text) {
      await page.keyboard.press(key)
      // The page scrolls by whole pixels.
      expect(Math.abs((await readTop(field)) - before)).toBeLessThanOrEqual(1)
    }
  }
  const budget = page.getByLabel(/^I can spend/)
  await type(budget, '250')
  await expect(budget).toBeVisible()
})

test('the warning is one line above the cards, and has pregnancy and birth control', async ({ page }) => {
  await page.goto('/findquiz1-results?g=Male&ag=60&state=Texas')
  await waitUntilInteractive(page)
  await expect(page.getByText('Ask each provider whether it serves Texas.')).toBeVisible()
  const line = page.getByText('Who should not take these, and pregnancy')
  const card = await page.getByRole('article').first().boundingBox()
  expect((await line.boundingBox())?.y).toBeLessThan(card?.y ?? 0)
  await line.click()
  await expect(page.getByText('Birth control pills can fail')).toBeVisible()
  await page.getByRole('button', { name: '$250' }).click()
  await page.getByRole('link', { name: 'Filters by drug, form' }).click()
  await expect(page).toHaveURL(/\/providers#budget=250&state=TX$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the answer, the five cards, and what they open are there, without the chips', async ({ page }) => {
    await page.goto('/findquiz1-results?g=Female&ag=67&state=New%20York#budget=250')
    await expect(answer(page).getByRole('heading', { name: 'Your cheapest option' })).toBeVisible()
    await expect(page.getByRole('button', { name: '$250' })).toBeHidden()
    const card = page.getByRole('article').first()
    await card.getByText('Ask first').click()
    await expect(card.getByText('What to ask')).toBeVisible()
  })
})
