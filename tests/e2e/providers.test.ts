// The comparison of offers as a visitor uses it: questions, orders, picks, the address, the keyboard, without JavaScript.
import type { Page } from 'playwright/test'
import { readContent } from '../fixtures/live-content'
import { expect, test } from './fixtures'
import { waitUntilInteractive } from './matrix/pages'

const RECORDS = readContent().providers
const sellers = (page: Page) => page.locator('ol > li[id^="seller_"]')
const pick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Compare ${name}` })
const sideBySide = (page: Page) => page.getByRole('region', { name: /side by side$/ })

/** On a phone, the filters fold behind a button. */
async function openFilters(page: Page) {
  await waitUntilInteractive(page)
  const toggle = page.getByRole('button', { name: /^Filters/ })
  if (await toggle.isVisible()) await toggle.click()
}

test('"What fits my budget?" leads to the field, ready to type', async ({ page }) => {
  await page.goto('/providers#other_budget')
  await expect(page.getByLabel(/^I can spend/)).toBeFocused()
})

test('questions add up, say what we do not know, and can be taken back', async ({ page }) => {
  await page.goto('/providers')
  await openFilters(page)
  // Each choice has an arrow, drawn by us, and in forced colors by the browser.
  const readArrows = () =>
    page.getByRole('combobox').evaluateAll((selects) =>
      selects.map((select) => {
        const { appearance, backgroundImage } = getComputedStyle(select)
        return appearance === 'none' ? backgroundImage.includes('gradient') : appearance
      }),
    )
  expect(new Set(await readArrows())).toEqual(new Set([true]))
  await page.emulateMedia({ forcedColors: 'active' })
  expect(new Set(await readArrows())).toEqual(new Set(['auto']))
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  await expect(page.getByRole('checkbox', { name: /^Compare / }).first()).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  const before = await sellers(page).count()
  await page.getByLabel('Shot or pill').selectOption('Shot')
  await expect(page.getByText(/^\d+ offers?; \d+ more where we don’t know/)).toBeVisible()
  await expect.poll(() => sellers(page).count()).toBeLessThan(before)
  await expect(page).toHaveURL(/#form=shot$/)
  await page.getByRole('button', { name: /more that may match/ }).click()
  await expect(page.getByText(/^We don’t know if it is a shot/)).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect.poll(() => sellers(page).count()).toBe(before)
})

test('a state of which we know nothing leaves every seller in the list', async ({ page }) => {
  await page.goto('/providers#state=TX')
  await expect(page.getByText('We don’t yet know who serves Texas. Ask before you pay.')).toBeVisible()
  for (const { id } of RECORDS) await expect(page.locator(`#seller_${id}`)).toBeVisible()
})

for (const width of [320, 360, 430])
  test(`three ticked offers at ${width} px: no button lies over another`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/providers#compare=${RECORDS.slice(0, 3).map(({ id }) => id)}`)
    const links = sideBySide(page).getByRole('link', { name: 'Visit Site' })
    await expect(links).toHaveCount(3)
    const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()))
    for (const [index, box] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        expect(box.right <= other.left || box.bottom <= other.top || other.right <= box.left).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

test('a phone asks for the budget first, by one tap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/providers')
  const chip = page.getByRole('button', { name: '$250', exact: true })
  await expect(chip).toBeInViewport()
  // And the first button of the list is on the first screen.
  await expect(page.getByRole('link', { name: 'Visit Site' }).first()).toBeInViewport({ ratio: 1 })
  await chip.click()
  await expect(page).toHaveURL(/#budget=250$/)
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/^: \$\d+ a month, drug included\.$/)).toBeVisible()
  await chip.click()
  await expect(page).not.toHaveURL(/budget/)
})

test('order, months, budget and picks survive a reload, Back, and a shared address', async ({ page }) => {
  const [first = '', second = ''] = RECORDS.map(({ name }) => name)
  await page.goto('/providers')
  await openFilters(page)
  await page.getByLabel('Sort').selectOption('Due today')
  await page.getByRole('button', { name: 'Other', exact: true }).click()
  await page.getByLabel(/^for/).fill('6')
  await pick(page, first).check()
  await expect(page.getByText('1 of 3 picked Tick one or two more.')).toBeVisible()
  await pick(page, second).check()
  await expect(sideBySide(page)).toBeVisible()
  await expect(page).toHaveURL(/#months=6&sort=today&compare=[^,]+,/)
  const expectKept = async () => {
    await expect(page.getByRole('heading', { name: 'First 6 months' })).toBeVisible()
    await expect(sideBySide(page)).toBeVisible()
  }
  await page.reload()
  await expectKept()
  await page.goto('/about')
  await page.goBack()
  await expectKept()
})

test('a row has its paid link, and opens by keyboard into its payments', async ({ page }) => {
  await page.goto('/providers')
  await waitUntilInteractive(page)
  const row = sellers(page).first().locator('details').first()
  await row.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(row.getByText('What you pay, month by month')).toBeVisible()
  await expect(row.getByText('If you stop after 3 months')).toBeVisible()
  const link = sellers(page).first().getByRole('link', { name: 'Visit Site' })
  await expect(link).toHaveAttribute('rel', 'sponsored noopener')
})

test('a change is announced once', async ({ page }) => {
  await page.goto('/providers')
  await openFilters(page)
  await page.getByLabel('Shot or pill').selectOption('Pill')
  await expect(page.getByRole('status')).toHaveText(/^\d+ offers?; \d+ more where we don’t know\.$/)
})

test('three side by side stay on the page from 320 to 1,920 px', async ({ page }) => {
  const [first, second, third] = RECORDS.map(({ id }) => id)
  await page.goto(`/providers#compare=${first},${second},${third}`)
  await expect(sideBySide(page)).toBeVisible()
  for (const width of [320, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([width, overflow]).toEqual([width, 0])
  }
  // A price is on one line, on a phone and in letters twice as large.
  for (const fontSize of ['16px', '32px']) {
    await page.setViewportSize({ width: 360, height: 900 })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, fontSize)
    const broken = await sideBySide(page)
      .locator('dd')
      .evaluateAll((values) =>
        values.flatMap((value) => {
          const text = document.createTreeWalker(value, NodeFilter.SHOW_TEXT)
          const words: string[] = []
          while (text.nextNode()) {
            const node = text.currentNode as Text
            for (const { 0: word, index } of node.data.matchAll(/\$\S+/g)) {
              const range = document.createRange()
              range.setStart(node, index)
              range.setEnd(node, index + word.length)
              if (range.getClientRects().length > 1) words.push(word)
            }
          }
          return words
        }),
      )
    expect([fontSize, broken]).toEqual([fontSize, []])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every seller and its payments can be read', async ({ page }) => {
    await page.goto('/providers')
    for (const { name, id } of RECORDS) {
      const row = page.locator(`#seller_${id} details`).first()
      await row.locator('summary').click()
      await expect(row.getByRole('link', { name: `All about ${name}` })).toBeVisible()
    }
    await expect(page.getByLabel('Sort')).toBeHidden()
    await expect(page.getByLabel(/^Compare /).first()).toBeHidden()
  })
})

test.describe('a seller that is not listed', () => {
  const one = (page: Page) => page.locator('#seller_your_quote')
  const REAL = '#quote_price=149&quote_first=39&quote_shipping=25'

  /** By keyboard alone: $39 the first month, then $149, and $25 shipping. */
  async function typeQuote(page: Page) {
    await waitUntilInteractive(page)
    await page.locator('#your_quote > summary').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: /^Price/ }).focus()
    await page.keyboard.type('149')
    await page.getByText('Add fees').focus()
    await page.keyboard.press('Enter')
    for (const [name, text] of [
      [/^At first/, '39'],
      [/^Shipping/, '25'],
    ] as const) {
      await page.getByRole('textbox', { name }).focus()
      await page.keyboard.type(text)
    }
  }

  test('a real quote becomes one more row, which a reload, Back, and a shared link keep', async ({
    page,
  }) => {
    await page.goto('/providers')
    await typeQuote(page)
    await expect(page.locator('#your_quote').getByText('first year, $64 today')).toBeVisible()
    await expect(one(page)).toContainText('your figures')
    // It is no seller of the list.
    await expect(
      page
        .getByText(new RegExp(`^${RECORDS.length} providers; your quote; \\d+ approved-drug prices`))
        .first(),
    ).toBeVisible()
    await expect(one(page)).toContainText('at least $1,978')
    await expect(page).toHaveURL(/#quote=1&quote_price=149&quote_first=39&quote_shipping=25$/)
    await page.reload()
    await expect(one(page)).toContainText('$1,978')
    await expect(page.getByRole('textbox', { name: 'Shipping' })).toHaveValue('25')
    await page.goto('/about')
    await page.goBack()
    await expect(one(page)).toContainText('$1,978')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))
    await page.goto('about:blank')
    await page.goto(`/providers${REAL}`)
    await expect(one(page)).toContainText('$1,978')
    expect(requests.filter((url) => /quote_|149/.test(url.replace(REAL, '')))).toEqual([])
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
      0,
      0,
      '',
    ])
  })

  test('it is compared, budgeted and sorted like every other', async ({ page }) => {
    await page.goto(`/providers${REAL}&quote_drug=included&budget=200&sort=today`)
    await expect(one(page)).toContainText('Fits $200 at this price')
    await pick(page, 'Your quote').check()
    await pick(page, RECORDS[0]?.name ?? '').check()
    await expect(sideBySide(page)).toContainText('your figures')
    await one(page).locator('summary').first().click()
    await one(page)
      .getByText(/^Ask first: \d+ questions$/)
      .click()
    await expect(one(page)).toContainText('Is there a membership fee on top of the price?')
    await expect(one(page)).not.toContainText('What does shipping cost')
  })

  test('a wrong amount keeps its text beside a message, and does not count', async ({ page }) => {
    await page.goto(`/providers${REAL}&quote=1`)
    const price = page.getByRole('textbox', { name: /^Price/ })
    await price.fill('about 150')
    await expect(price).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('Type an amount from $0 to $10,000, such as 250.')).toBeVisible()
    await expect(price).toHaveValue('about 150')
    await expect(one(page)).toBeHidden()
    await page.locator('#your_quote').getByRole('button', { name: 'Clear' }).click()
    await expect(price).toHaveValue('')
  })

  test('a hostile address shows the page as it is', async ({ page }) => {
    await page.goto(
      '/providers#quote=%3Cimg%3E&quote_price=%3Cb%3Ehi%3C/b%3E&quote_every=evil&quote_drug=evil&quote_term=evil',
    )
    await waitUntilInteractive(page)
    await expect(one(page)).toBeHidden()
    await expect(page.locator('main')).not.toContainText(/evil|hi<|<b>/)
    await expect(page.locator('#your_quote')).not.toHaveAttribute('open')
  })
})
