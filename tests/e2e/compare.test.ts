// First-year costs and the comparison as a visitor uses them: typing, sorting, filtering, picking, sharing, going back,
// printing, and without JavaScript.
import type { Page } from 'playwright/test'
import { toCompared } from '../../lib/providers/compare'
import { getFixtureProviders } from '../fixtures/fixture-content'
import { readProviders } from '../fixtures/live-content'
import { computePrice } from '../fixtures/price-oracle'
import { makeProvider, makeProviders, NOTHING_STATED } from '../fixtures/providers'
import { readClipboard } from './clipboard'
import { expect, test } from './fixtures'
import { expectClean } from './matrix/inspect'
import { openWith } from './open-with-providers'

/** Five providers with fixed data. The published page has those in content/. */
const FIVE = getFixtureProviders().map(toCompared)
const LISTED = readProviders()
/** React reports the difference to the published page once an editor has changed a ranked provider. */
const MISMATCH = JSON.stringify(LISTED.map(toCompared)) === JSON.stringify(FIVE) ? null : /React error #418/
test.use({ expectedMessages: MISMATCH })
const idsOf = (indexes: readonly number[]) => indexes.map((index) => LISTED.at(index)?.id).join(',')
/** One step of a cost calculation, whatever the price. */
const STEP = /^\d+ (?:day|week|month|quarter|year)s? × \$|, paid once/

const rows = (page: Page, section: string) =>
  page
    .locator(`${section} tbody tr`)
    .filter({ hasNotText: 'Approved drug' })
    .evaluateAll((trs) => trs.map((tr) => tr.querySelector('th')?.textContent))
const compared = (page: Page) => page.getByRole('table', { name: /^Providers compared/ })
const sideBySide = (page: Page) => page.getByRole('table', { name: /side by side$/ })
const names = async (page: Page) =>
  (await compared(page).getByRole('rowheader').allTextContents()).map((text) => text.replace(/^\d+ /, ''))
const pick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Compare ${name}` })
const status = (page: Page) => page.locator('#compare').getByRole('status').first()

// axe scans whole pages, some with fifty providers.
test.describe.configure({ timeout: 90_000 })

async function expectNoSidewaysScroll(page: Page) {
  for (const width of [320, 360, 414, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([width, overflow]).toEqual([width, 0])
  }
}

test.describe('what the first year costs', () => {
  test.beforeEach(async ({ page }) => {
    await openWith(page, FIVE)
    await expect(page.getByLabel(/^Months of treatment/)).toBeEnabled()
  })

  test('shows the cost of the first 12 months, the monthly cost, and what is included', async ({ page }) => {
    const table = page.locator('#cost').getByRole('table', { name: 'First 12 months of treatment' })
    const isProvider = (text: string) => !text.includes('Approved drug')
    const texts = (await table.getByRole('row').allTextContents()).filter(isProvider)
    for (const [index, parts] of [
      ['T-Mates', '$1,188', '$99', 'Not stated'],
      ['JoinFridays', '$1,649', '$137.42', 'Included'],
      ['DirectMeds', '$1,788', '$149', 'Included'],
      ['RemedyMeds', '$2,048', '$179', 'Not stated'],
      ['g-plans', '$5,148 + medication', '$429+', 'Billed separately'],
    ].entries()) {
      for (const part of parts) expect(texts[index + 1]).toContain(part)
    }
  })

  test('the calculation opens on demand', async ({ page }) => {
    const row = page.locator('#cost').getByRole('row', { name: /g-plans/ })
    const steps = row.getByText('52 weeks × $99 = $5,148, medication billed on top')
    await expect(steps).toBeHidden()
    await row.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(steps).toBeVisible()
  })

  test('costs follow the months and the visitor’s medication price, and are announced politely', async ({
    page,
  }) => {
    await page.getByLabel(/^Months of treatment/).fill('6')
    expect(await rows(page, '#cost')).toEqual([
      'T-Mates',
      'DirectMeds',
      'RemedyMeds',
      'JoinFridays',
      'g-plans',
    ])
    await expect(page.locator('#cost').getByRole('row', { name: /JoinFridays/ })).toContainText('$1,649')
    await page.getByLabel(/^Your own medication price.*g-plans$/).fill('200')
    const row = page.locator('#cost').getByRole('row', { name: /g-plans/ })
    await expect(row).toContainText('$3,774 with your medication price')
    await expect(row).toContainText('$429 + your $200')
    await expect(row.locator('svg')).toHaveCount(2)
    await expect(
      page.getByText('Sums for the first 6 months, with your medication price of $200 a month.'),
    ).toHaveRole('status')
    expect(await page.locator('#cost [style]').count()).toBe(0)
    await expectClean(page)
    await expectNoSidewaysScroll(page)
  })

  test('invalid input stays with an error beside it and changes no cost', async ({ page }) => {
    const months = page.getByLabel(/^Months of treatment/)
    await months.fill('25')
    await expect(months).toHaveAccessibleDescription('Enter a whole number of months, 1 to 24.')
    await expect(months).toHaveAttribute('aria-invalid', 'true')
    await expect(months).toHaveValue('25')
    const medication = page.getByLabel(/^Your own medication price/)
    await expect(page.getByText('The table shows your last valid entries.')).toHaveText(
      'The table shows your last valid entries. Sums for the first 12 months.',
    )
    await medication.fill('200')
    await medication.fill('cheap')
    await expect(medication).toHaveAccessibleDescription(
      'Enter dollars a month, up to 10,000. For example 250.',
    )
    await expect(page.locator('#cost').getByRole('row', { name: /T-Mates/ })).toContainText('$1,188')
    await expect(page.getByText('The table shows your last valid entries.')).toHaveText(
      'The table shows your last valid entries. Sums for the first 12 months, with your medication price of $200 a month.',
    )
    await expectClean(page)
    await months.fill('')
    await expect(months).not.toHaveAttribute('aria-invalid')
    await medication.focus()
    await expect(months).toHaveAttribute('aria-invalid', 'true')
    await months.fill('24')
    await medication.fill('')
    await expect(page.locator('#cost').getByRole('alert')).toHaveCount(0)
    await expect(page.getByText('The table shows your last valid entries.')).toHaveCount(0)
    await expect(page.locator('#cost').getByRole('row', { name: /T-Mates/ })).toContainText('$2,376')
  })

  test('an unfinished price shows no error until the field loses focus', async ({ page }) => {
    const price = page.getByLabel(/^Your own medication price/)
    const alert = page.locator('#cost').getByRole('alert')
    for (const key of '$1,200.50') {
      await price.press(key)
      await expect(price).not.toHaveAttribute('aria-invalid')
    }
    await expect(page.locator('#cost').getByRole('row', { name: /g-plans/ })).toContainText(
      '$429 + your $1,200.50',
    )
    await price.fill('$1,2')
    await expect(alert).toHaveCount(0)
    await price.blur()
    await expect(alert).toHaveText('Enter dollars a month, up to 10,000. For example 250.')
  })
})

test.describe('the comparison', () => {
  test.beforeEach(async ({ page }) => {
    await openWith(page, FIVE)
    await expect(pick(page, 'RemedyMeds')).toBeEnabled()
  })

  test('sorts by keyboard, announces it, and marks the column', async ({ page }) => {
    await expect(status(page)).toHaveText('5 of 5 providers shown, sorted by rank.')
    await compared(page).getByRole('button', { name: 'First year' }).focus()
    await page.keyboard.press('Enter')
    expect(await names(page)).toEqual(['T-Mates', 'JoinFridays', 'DirectMeds', 'RemedyMeds', 'g-plans'])
    await expect(compared(page).getByRole('columnheader', { name: 'First year' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(compared(page).locator('[aria-sort]')).toHaveCount(1)
    await expect(status(page)).toHaveText('5 of 5 providers shown, sorted by first-year cost, lowest first.')
    await page.keyboard.press('Enter')
    expect((await names(page))[0]).toBe('g-plans')
    await compared(page).getByRole('button', { name: 'Rating' }).click()
    await expect(compared(page).getByRole('columnheader', { name: 'Rating' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    expect((await names(page))[0]).toBe('RemedyMeds')
    await expectClean(page)
  })

  test('filters by stated facts, and counts providers that do not state them or shows them on request', async ({
    page,
  }) => {
    await page.getByRole('checkbox', { name: 'Medication included' }).focus()
    await page.keyboard.press('Space')
    expect(await names(page)).toEqual(['DirectMeds', 'JoinFridays'])
    await expect(status(page)).toHaveText(
      '2 of 5 providers shown, sorted by rank. 1 says no. 2 do not state this and are left out.',
    )
    await page.getByRole('checkbox', { name: 'Also the 2 that do not state it' }).check()
    expect(await names(page)).toEqual(['RemedyMeds', 'T-Mates', 'DirectMeds', 'JoinFridays'])
    await expect(status(page)).toHaveText(
      '4 of 5 providers shown, sorted by rank. 1 says no. 2 of them do not state this.',
    )
    await expectClean(page)
  })

  test('an empty result says so and offers to clear the filters', async ({ page }) => {
    await page.getByRole('checkbox', { name: 'Medication included' }).check()
    await page.getByRole('checkbox', { name: 'Oral option' }).check()
    await expect(page.getByText('No provider states all of this.')).toBeVisible()
    await expectClean(page)
    await page.getByRole('button', { name: 'Clear filters' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: /^Providers compared/ })).toBeFocused()
    expect((await names(page)).length).toBe(5)
  })

  test('two or three providers compare side by side, in full or by differences, and stay in the URL', async ({
    page,
  }) => {
    await expect(page.getByText('Pick two or three providers in the table.')).toBeVisible()
    await pick(page, 'RemedyMeds').focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('RemedyMeds is picked. Pick one or two more.')).toBeVisible()
    await expect(page).toHaveURL(/#compare=remedymeds$/)
    await pick(page, 'DirectMeds').check()
    await expect(page).toHaveURL(/#compare=remedymeds,directmeds$/)
    await expect(sideBySide(page).getByRole('row', { name: /^Shipping fee/ })).toContainText('Free shipping')
    await expect(page.getByText(/^None of them states: .*Minimum commitment/)).toBeVisible()
    await expect(sideBySide(page).getByRole('columnheader')).toHaveText([/^RemedyMeds/, /^DirectMeds/])
    await expect(sideBySide(page).getByRole('row', { name: /^Refund/ })).toContainText('Not stated')
    await page.getByRole('switch', { name: 'Differences only' }).focus()
    await page.keyboard.press('Space')
    await expect(sideBySide(page).getByRole('row', { name: /^Certificate/ })).toHaveCount(0)
    await expect(page.getByText(/^1 of \d+ rows are the same and not shown\.$/)).toBeVisible()
    await pick(page, 'g-plans').check()
    await expect(page.getByText(/Three is the most/)).toBeVisible()
    await expect(pick(page, 'T-Mates')).toBeDisabled()
    await expectClean(page)
    await page.getByRole('button', { name: 'Remove DirectMeds' }).click()
    await expect(page).toHaveURL(/#compare=remedymeds,g-plans$/)
    await expect(page.getByRole('heading', { name: 'Side by side' })).toBeFocused()
    await page.getByRole('button', { name: 'Clear choice' }).click()
    await expect(page).toHaveURL(/\/bestofmonth$/)
    await expect(sideBySide(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Side by side' })).toBeFocused()
  })

  test('every target is at least 44 px high', async ({ page }) => {
    await pick(page, 'RemedyMeds').check()
    await pick(page, 'DirectMeds').check()
    await page.setViewportSize({ width: 360, height: 900 })
    const heights = await page
      .locator('#compare :is(button, a, select, label:has(input)), #cost :is(summary, input)')
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getBoundingClientRect().height] as const))
    expect(heights.filter(([, height]) => height < 44)).toEqual([])
    expect(heights.length).toBeGreaterThan(20)
  })

  test('other facts can be chosen one group at a time, each with its filters', async ({ page }) => {
    await expect(compared(page).getByRole('columnheader', { name: 'Refund' })).toHaveCount(0)
    await page.getByLabel('Facts to compare').selectOption({ label: 'Terms' })
    await expect(compared(page).getByRole('columnheader', { name: 'Refund' })).toBeVisible()
    await expect(compared(page).getByRole('row', { name: /RemedyMeds/ })).toContainText('Within 30 days')
    await page.getByRole('checkbox', { name: 'Money-back guarantee' }).check()
    expect(await names(page)).toEqual(['RemedyMeds'])
    await page.getByLabel('Facts to compare').selectOption({ label: 'Care' })
    await expect(page.getByRole('checkbox', { name: 'Money-back guarantee' })).toBeChecked()
    await expectClean(page)
  })

  test('the page does not scroll sideways, and on a phone nothing is cut off', async ({ page }) => {
    for (const name of ['RemedyMeds', 'DirectMeds', 'g-plans']) await pick(page, name).check()
    await expectNoSidewaysScroll(page)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      for (const table of [compared(page), sideBySide(page)]) {
        const cut = await table.locator('td, th').evaluateAll((cells) =>
          cells
            .filter((cell) => cell.getClientRects().length > 0)
            .filter(
              (cell) =>
                cell.getBoundingClientRect().right > innerWidth || cell.scrollWidth > cell.clientWidth,
            )
            .map((cell) => cell.textContent),
        )
        expect(cut).toEqual([])
      }
    }
  })
})

test.describe('a shared comparison', () => {
  const [first, second] = LISTED.map(({ name }) => name) as [string, string]
  const [firstId, secondId] = LISTED.map(({ id }) => id) as [string, string]

  test('opens with its providers in view, and Back from another page restores it', async ({ page }) => {
    await page.goto(`/bestofmonth#compare=${firstId},${secondId}`)
    await expect(sideBySide(page).getByRole('columnheader')).toContainText([first, second])
    await expect(page.getByRole('heading', { name: 'Side by side' })).toBeInViewport()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(`/bestofmonth#compare=${firstId},${secondId}`)
    await expect(sideBySide(page).getByRole('columnheader')).toContainText([first, second])
  })

  test('picks add no history entries: Back leaves the page, and Forward restores the picks', async ({
    page,
  }) => {
    await page.goto('/blog')
    await page.getByRole('navigation').getByRole('link', { name: 'Rankings' }).first().click()
    await pick(page, first).check()
    await pick(page, second).check()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
    await page.goForward()
    await expect(sideBySide(page).getByRole('columnheader')).toContainText([first, second])
  })

  test('another fragment keeps the picks; Back to no fragment clears them', async ({ page }) => {
    await page.goto('/bestofmonth')
    // Hydration restores the URL that the page had, so the fragment is set afterward.
    await expect(pick(page, second)).toBeEnabled()
    await page.evaluate((hash) => {
      location.hash = hash
    }, `#compare=${firstId},${secondId}`)
    await expect(sideBySide(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Side by side' })).toBeInViewport()
    await sideBySide(page).getByRole('link', { name: second }).click()
    await expect(page).toHaveURL(`/bestofmonth#${secondId}`)
    await expect(page.locator(`article#${secondId}`)).toBeInViewport()
    await expect(sideBySide(page)).toHaveCount(1)
    await page.goBack()
    await expect(page).toHaveURL(`/bestofmonth#compare=${firstId},${secondId}`)
    await page.goBack()
    await expect(page).toHaveURL(/\/bestofmonth$/)
    await expect(sideBySide(page)).toHaveCount(0)
  })

  test('a pasted comparison is in view, also after Back from another page', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'View Top Providers' }).click()
    await expect(page).toHaveURL('/bestofmonth')
    await page.goto(`/bestofmonth#compare=${secondId}%2C${firstId}&utm_source=mail`)
    await expect(sideBySide(page).getByRole('columnheader')).toContainText([second, first])
    await expect(page.getByRole('heading', { name: 'Side by side' })).toBeInViewport()
    // Clicking a header link would scroll to the top first, and Back would restore that position.
    await page.goto('/calculator')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Top GLP-1 Providers Right Now')
    await expect(sideBySide(page).getByRole('columnheader')).toContainText([second, first])
    await expect(page.getByRole('heading', { name: 'Side by side' })).toBeInViewport()
  })

  test('its link reports what it did, and Back still leaves the page', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write'])
    await page.goto('/blog')
    await page.goto('/bestofmonth')
    for (const name of [first, second]) await pick(page, name).check()
    await page.getByRole('link', { name: 'Link to this comparison' }).click()
    await expect(page.getByText('Link copied. The address bar has it too.')).toHaveRole('status')
    expect(await readClipboard(page)).toBe(page.url())
    await page.goBack()
    await expect(page).toHaveURL('/blog')
  })

  test('order, filters, months, price, and picks survive Back', async ({ page }) => {
    await page.goto('/bestofmonth')
    await page.getByLabel(/^Months of treatment/).fill('6')
    await page.getByLabel(/^Your own medication price/).fill('200')
    await page.getByRole('checkbox', { name: 'Medication included' }).check()
    await page.getByRole('checkbox', { name: /^Also the / }).check()
    await compared(page).getByRole('button', { name: 'Rating' }).click()
    await compared(page).getByRole('button', { name: 'Rating' }).click()
    await compared(page).getByRole('checkbox').first().check()
    await compared(page).getByRole('checkbox').nth(1).check()
    await page.getByRole('switch').check()
    const read = () =>
      page
        .locator('#cost table, #compare')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText))
    const before = await read()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).first().click()
    await expect(page).toHaveURL('/blog')
    await page.goBack()
    await expect(page.getByLabel(/^Months of treatment/)).toHaveValue('6')
    await expect(page.getByLabel(/^Your own medication price/)).toHaveValue('200')
    await expect(page.getByRole('switch')).toBeChecked()
    expect(await read()).toEqual(before)
  })

  for (const fragment of [
    'compare=unknown',
    `compare=${firstId},unknown`,
    `compare=${firstId},${firstId}`,
    `compare=${idsOf([0, 1, 2, 3])}`,
    `compare=${firstId}%252C${secondId}`,
    'compare=<img src=x onerror=alert(1)>',
    'compare=%3Cscript%3Ealert(1)%3C/script%3E',
    'compare=__proto__,constructor',
    `compare=${`${firstId},`.repeat(5000)}`,
  ]) {
    test(`#${fragment.slice(0, 48)} shows the default and is never echoed`, async ({ page }) => {
      await page.goto(`/bestofmonth#${fragment}`)
      await expect(pick(page, first)).toBeEnabled()
      await expect(page.getByText('Pick two or three providers in the table.')).toBeVisible()
      await expect(page.locator('#compare input:checked')).toHaveCount(0)
      const echoes = await page
        .locator('main')
        .evaluate((main) => /unknown|onerror|alert\(|__proto__/.test(main.innerHTML))
      expect(echoes).toBe(false)
    })
  }
})

test('prints complete tables without controls', async ({ page }) => {
  await openWith(page, FIVE)
  for (const name of ['RemedyMeds', 'DirectMeds', 'g-plans']) await pick(page, name).check()
  await expect(sideBySide(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const control of [
    page.getByLabel(/^Months of treatment/),
    page.getByRole('checkbox', { name: 'Medication included' }),
    pick(page, 'RemedyMeds'),
    page.getByRole('button', { name: 'Remove g-plans' }),
    page.getByRole('switch'),
    status(page),
  ]) {
    await expect(control).toBeHidden()
  }
  await expect(sideBySide(page)).toBeVisible()
  await expect(page.getByText('52 weeks × $99 = $5,148, medication billed on top')).toBeVisible()
  // US Letter at 96 px per inch, minus margins of half an inch.
  await page.setViewportSize({ width: 720, height: 1000 })
  const widest = await page
    .locator('#cost table, #compare table')
    .evaluateAll((tables) => Math.max(...tables.map((table) => table.getBoundingClientRect().right)))
  expect(widest).toBeLessThanOrEqual(720)
})

test('no printed page ends with a heading', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 1000 })
  await page.goto('/bestofmonth')
  await page.emulateMedia({ media: 'print' })
  // Columns break like printed pages, and scripts can measure them.
  for (let height = 800; height < 1000; height += 12) {
    const stranded = await page.getByRole('main').evaluate((main, columnHeight) => {
      main.style.cssText = `columns: 660px; column-gap: 40px; column-fill: auto; width: 660px; height: ${columnHeight}px`
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const lines: { text: Text; left: number }[] = []
      while (walker.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        const [box] = range.getClientRects()
        if (box && box.width > 1 && box.height > 5)
          lines.push({ text: walker.currentNode as Text, left: box.left })
      }
      const start = main.getBoundingClientRect().left
      const columnOf = (line: { left: number } | undefined) =>
        Math.floor(((line?.left ?? 0) - start + 1) / 700)
      return lines.flatMap((line, index) => {
        const heading = line.text.parentElement?.closest('h1, h2, h3')
        const next = lines.slice(index).find(({ text }) => !heading?.contains(text))
        return heading && next && columnOf(line) !== columnOf(next) ? [heading.textContent] : []
      })
    }, height)
    expect([height, stranded]).toEqual([height, []])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both tables are complete, and no control is dead', async ({ page }) => {
    await page.goto('/bestofmonth')
    await expect(page.locator('#cost tbody tr').filter({ hasNotText: 'Approved drug' })).toHaveCount(
      LISTED.length,
    )
    await expect(page.locator('#compare tbody tr')).toContainText(
      LISTED.map((provider) => computePrice(provider).price?.firstYear ?? 'Not stated'),
    )
    const last = page.locator('#cost tbody tr').filter({ hasNotText: 'Approved drug' }).last()
    await last.locator('summary').click()
    await expect(last.getByText(STEP)).toBeVisible()
    await expect(page.locator('#cost input:visible, #compare input:visible')).toHaveCount(0)
    await expect(page.getByText('Side by side', { exact: true })).toBeHidden()
  })
})

test('the results pages link to the costs', async ({ page }) => {
  for (const path of ['/findquiz1-results', '/personalized-ranking']) {
    await page.goto(path)
    await page.getByRole('link', { name: 'Compare what a year costs' }).click()
    await expect(page).toHaveURL(/\/bestofmonth#cost$/)
    await expect(page.getByRole('heading', { name: 'What the first year costs' })).toBeInViewport()
  }
})

test.describe('unusual lists', () => {
  test.use({ expectedMessages: /React error #418/ })

  const LONG = `Weight${'loss'.repeat(20)} and other very long words for a name`

  test('one provider that states nothing', async ({ page }) => {
    await openWith(page, [makeProvider(1, { pricing: null, facts: NOTHING_STATED })])
    const sums = page.locator('#cost tbody tr').filter({ hasNotText: 'Approved drug' })
    await expect(sums).toHaveCount(1)
    await expect(sums.getByText('Not stated')).toHaveCount(3)
    await expect(sums.locator('svg')).toHaveCount(0)
    await expect(page.getByLabel(/^Your own medication price/)).toHaveCount(0)
    await expect(status(page)).toHaveText('1 of 1 provider shown, sorted by rank.')
    await page.getByRole('checkbox', { name: 'Oral option' }).check()
    await expect(status(page)).toContainText('1 does not state this and is left out.')
    await expect(page.getByText('No provider states all of this.')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Also the 1 that does not state it' }).check()
    expect(await names(page)).toEqual(['Fixture 1'])
    await expectClean(page)
    await expectNoSidewaysScroll(page)
  })

  test('“Clear filters” clears all of them', async ({ page }) => {
    await openWith(page, [makeProvider(1, { facts: { ...NOTHING_STATED, form: false } })])
    await page.getByRole('checkbox', { name: 'Medication included' }).check()
    await page.getByRole('checkbox', { name: /^Also the / }).check()
    await page.getByRole('checkbox', { name: 'Oral option' }).check()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('checkbox', { name: 'Medication included' }).check()
    await expect(page.getByRole('checkbox', { name: /^Also the / })).not.toBeChecked()
  })

  test('long names and large amounts', async ({ page }) => {
    const large = { period: 'day', amount: 1234.56, note: LONG } as const
    await openWith(
      page,
      [1, 2, 3].map((rank) => {
        const { pricing, facts } = makeProvider(rank)
        return makeProvider(rank, {
          name: `${LONG} ${rank}`,
          pricing: pricing && { ...pricing, ...large },
          facts: { ...facts, medicationIncluded: false },
        })
      }),
    )
    for (const rank of [1, 2, 3])
      await page
        .locator('#compare tbody input')
        .nth(rank - 1)
        .check()
    await expect(sideBySide(page)).toBeVisible()
    await page.locator('#cost summary').first().click()
    await page.getByLabel(/^Your own medication price/).fill('9999.99')
    await expectNoSidewaysScroll(page)
    await expectClean(page)
  })

  test('fifty providers: the table scrolls in its frame, and its headings stay in view', async ({ page }) => {
    await openWith(page, makeProviders(50))
    await expect(status(page)).toHaveText('50 of 50 providers match, the first 8 shown, sorted by rank.')
    const region = page.getByRole('region', { name: /^Providers compared/ })
    await compared(page).getByRole('button', { name: 'Rank' }).click()
    expect((await names(page))[0]).toBe('Fixture 50')
    await page.getByRole('button', { name: 'Show 20 more' }).click()
    await expect(compared(page).getByRole('rowheader')).toHaveCount(28)
    await page.getByRole('button', { name: 'Show 20 more' }).click()
    await page.getByRole('button', { name: 'Show 2 more' }).click()
    await expect(region).toBeFocused()
    await expect(compared(page).getByRole('rowheader')).toHaveCount(50)
    await region.scrollIntoViewIfNeeded()
    expect(await region.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeGreaterThan(
      500,
    )
    await region.evaluate((element) => {
      element.scrollTop = 400
    })
    const [frame, heading] = [
      await region.boundingBox(),
      await compared(page).getByRole('columnheader', { name: 'First year' }).boundingBox(),
    ]
    expect(Math.abs((heading?.y ?? 0) - (frame?.y ?? 0))).toBeLessThan(8)
    await expect(
      page.getByLabel(/^Your own medication price in \$ a month, for the \d+ that bill it/),
    ).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectClean(page)
  })
})
