import type { Page } from 'playwright/test'
import { readContent, readProviders } from '../fixtures/live-content'
import { readClipboard } from './clipboard'
import { expect, test } from './fixtures'
import { makeHostileFragments } from './hostile'

type Inputs = { weight?: string; medication?: string; dosage?: string; weeks?: string }

async function fill(page: Page, { weight, medication, dosage, weeks }: Inputs) {
  if (weight !== undefined) await page.getByLabel(/^Current weight/).fill(weight)
  if (medication !== undefined) await page.getByLabel('Medication').selectOption(medication)
  if (dosage !== undefined) await page.getByLabel('Dosage level').selectOption(dosage)
  if (weeks !== undefined) await page.getByLabel('Timeframe (weeks)').selectOption(weeks)
}

const GOOD = {
  weight: '200',
  medication: 'Tirzepatide (Mounjaro/Zepbound)',
  dosage: 'Standard (maintenance)',
  weeks: '52',
}
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate' }).click()
const output = (page: Page, name: string) => page.getByRole('status', { name })
const results = (page: Page) => page.getByRole('region', { name: '2 · Results' })

test('results are hidden, then shown, scrolled to, focused, and announced', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/calculator')
  await expect(page.getByText('165.0 lbs')).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'Input' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await fill(page, GOOD)
  await calculate(page)
  await expect(results(page)).toBeFocused()
  await expect(results(page)).toBeInViewport()
  await expect(results(page)).toHaveAccessibleDescription(
    'Projected weight 164.0 lbs Total loss -36.0 lbs Weekly loss -0.7 lbs',
  )
  await expect(output(page, 'Projected weight')).toHaveText('164.0 lbs')
  await expect(output(page, 'Total loss')).toHaveText('-36.0 lbs')
  await expect(output(page, 'Weekly loss')).toHaveText('-0.7 lbs')
  await expect(page.getByRole('listitem').filter({ hasText: 'Results' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expect(
    page.getByText('Projections are based on clinical trial ranges and assume consistent medication use.'),
  ).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const figure of ['Projected weight', 'Total loss', 'Weekly loss'])
    await expect(output(page, figure), `${figure}, on paper`).toBeVisible()
  for (const input of [/^Current weight/, 'Medication', 'Dosage level', 'Timeframe (weeks)'])
    await expect(page.getByLabel(input), `${input}, on paper`).toBeVisible()
})

test('errors appear in the specified order, each beside its field, which gets focus', async ({ page }) => {
  await page.goto('/calculator')
  const alert = page.getByRole('alert').filter({ hasText: /Enter|Select/ })
  const expectInvalid = (label: string) =>
    expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
  await calculate(page)
  await expect(alert).toHaveText('Enter a valid current weight.')
  await expect(page.getByLabel('Current weight (lbs)')).toBeFocused()
  await expect(page.getByLabel('Current weight (lbs)')).toHaveAccessibleDescription(
    'Enter a valid current weight.',
  )
  await expectInvalid('Current weight (lbs)')
  await fill(page, { weight: '200' })
  await calculate(page)
  await expect(alert).toHaveText('Select a timeframe in weeks.')
  await expect(page.getByLabel('Timeframe (weeks)')).toBeFocused()
  await expectInvalid('Timeframe (weeks)')
  await fill(page, { weeks: '4' })
  await calculate(page)
  await expect(alert).toHaveText('Select medication and dosage level.')
  await expect(page.getByLabel('Medication')).toBeFocused()
  await expectInvalid('Medication')
  await fill(page, { medication: GOOD.medication })
  await calculate(page)
  await expect(alert).toHaveText('Select medication and dosage level.')
  await expect(page.getByLabel('Dosage level')).toBeFocused()
  await expectInvalid('Dosage level')
  await expect(results(page)).toBeHidden()
  await fill(page, { dosage: GOOD.dosage })
  await calculate(page)
  await expect(alert).toHaveCount(0)
  await expect(results(page)).toBeVisible()
})

test('an invalid weight shows an error and stays as typed', async ({ page }) => {
  await page.goto('/calculator')
  await fill(page, GOOD)
  const bad = [
    '',
    '   ',
    'abc',
    '12abc',
    '-5',
    '0',
    '1e309',
    'Infinity',
    'NaN',
    '１２０',
    '200,5',
    'x'.repeat(5000),
  ]
  for (const weight of bad) {
    await fill(page, { weight })
    await calculate(page)
    await expect(page.getByText('Enter a valid current weight.')).toBeVisible()
    await expect(page.getByLabel('Current weight (lbs)')).toHaveValue(weight)
    await expect(results(page)).toBeHidden()
  }
  for (const [weight, shown] of [
    ['1e2', '82.0 lbs'],
    ['1e-310', '0.0 lbs'],
    [' 200 ', '164.0 lbs'],
  ] as const) {
    await fill(page, { weight })
    await calculate(page)
    await expect(output(page, 'Projected weight')).toHaveText(shown)
  }
})

test('an enormous weight does not break the layout', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/calculator')
  await fill(page, { ...GOOD, weight: '9'.repeat(300) })
  await calculate(page)
  await expect(results(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('switching to kilograms converts the input and the results', async ({ page }) => {
  await page.goto('/calculator')
  await fill(page, GOOD)
  await page.getByRole('radio', { name: 'kg' }).check()
  await expect(page.getByLabel('Current weight (kg)')).toHaveValue('90.7')
  await calculate(page)
  await expect(output(page, 'Projected weight')).toHaveText('74.4 kg')
  await expect(output(page, 'Total loss')).toHaveText('-16.3 kg')
  await page.getByRole('radio', { name: 'lbs' }).check()
  await expect(output(page, 'Projected weight')).toHaveText('164.0 lbs')
  await expect(page.getByLabel('Current weight (lbs)')).toHaveValue('200')
})

test('switching the unit back and forth keeps the typed weight in the field and the result', async ({
  page,
}) => {
  await page.goto('/calculator')
  for (const weight of ['201', '187.55', '1e2', 'abc']) {
    await fill(page, { weight })
    await page.getByRole('radio', { name: 'kg' }).check()
    await page.getByRole('radio', { name: 'lbs' }).check()
    await expect(page.getByLabel('Current weight (lbs)')).toHaveValue(weight)
  }
  await fill(page, { ...GOOD, weight: '150' })
  await page.getByRole('radio', { name: 'kg' }).check()
  await calculate(page)
  await page.getByRole('radio', { name: 'lbs' }).check()
  await expect(page.getByLabel('Current weight (lbs)')).toHaveValue('150')
  await expect(page.getByRole('img', { name: /falls from 150.0 lbs to 123.0 lbs/ })).toBeVisible()
})

test('an error disappears as soon as its field is fixed', async ({ page }) => {
  await page.goto('/calculator')
  const alert = page.getByRole('alert').filter({ hasText: /Enter|Select/ })
  for (const [input, fixed] of [
    [{}, { weight: '200' }],
    [{}, { weeks: '52' }],
    [{}, { medication: GOOD.medication }],
    [{}, { dosage: GOOD.dosage }],
  ] as const) {
    await fill(page, input)
    await calculate(page)
    await expect(alert).toHaveCount(1)
    await fill(page, fixed)
    await expect(alert).toHaveCount(0)
  }
})

test('results say when they are for earlier inputs', async ({ page }) => {
  await page.goto('/calculator')
  await fill(page, GOOD)
  await calculate(page)
  const note = page.getByText('These results are for earlier inputs. Calculate again to update them.')
  for (const [changed, back] of [
    [{ weight: '210' }, { weight: '200' }],
    [{ weeks: '72' }, { weeks: '52' }],
    [{ dosage: 'Low (starting)' }, { dosage: GOOD.dosage }],
  ] as const) {
    await expect(note).toHaveCount(0)
    await fill(page, changed)
    await expect(note).toHaveRole('status')
    await fill(page, back)
    await expect(note).toHaveCount(0)
  }
  await page.getByRole('radio', { name: 'kg' }).check()
  await expect(note).toHaveCount(0)
  await fill(page, { weight: '80' })
  await expect(note).toBeVisible()
  await calculate(page)
  await expect(note).toHaveCount(0)
})

for (const [width, textSize] of [
  [320, '200%'],
  [412, '200%'],
  [320, '150%'],
  [360, '150%'],
] as const) {
  test(`the chart table is not cut off at ${width} px with text at ${textSize}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/calculator')
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, textSize)
    await fill(page, GOOD)
    await calculate(page)
    await page.getByText('The figures of the chart as a table').click()
    const cut = await page.getByRole('table', { name: 'Projected weight by week' }).evaluate((table) => {
      const hidden: number[] = []
      for (let box = table.parentElement; box; box = box.parentElement)
        if (/hidden|clip/.test(getComputedStyle(box).overflowX))
          hidden.push(box.scrollWidth - box.clientWidth)
      return hidden
    })
    expect(Math.max(0, ...cut)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
}

test('the chart has a text description, and a table has its figures', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/calculator')
  await fill(page, GOOD)
  await calculate(page)
  const chart = page.getByRole('img', {
    name: /Projected weight falls from 200.0 lbs to 164.0 lbs in 52 weeks/,
  })
  await expect(chart).toBeVisible()
  await expect(chart).toHaveAccessibleName(
    /With a low dose it would be 176.0 lbs, with a high dose 160.0 lbs/,
  )
  await page.getByText('The figures of the chart as a table').click()
  const rows = page.getByRole('table', { name: 'Projected weight by week' }).getByRole('row')
  const weeks = readContent().projection.timeframesWeeks.filter((week) => week <= 52)
  await expect(rows).toHaveCount(weeks.length + 2) // with the heading and week 0
  await expect(rows.nth(1)).toHaveText('0200.0 lbs200.0 lbs200.0 lbs')
  await expect(rows.last()).toHaveText('52164.0 lbs176.0 lbs160.0 lbs')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('the nearest trial is cited, with a note where the projection exceeds it or no trial exists', async ({
  page,
}) => {
  await page.goto('/calculator')
  await fill(page, GOOD)
  await calculate(page)
  const trials = page.getByRole('region', { name: 'How this compares with trials' })
  await expect(trials).toContainText('19.5% after 72 weeks of tirzepatide 10 mg')
  await expect(trials).toContainText('18.0% after 52 weeks')
  await expect(trials).not.toContainText('above what that trial measured')
  await expect(trials.getByRole('link')).toHaveAttribute('href', 'https://doi.org/10.1056/NEJMoa2206038')
  await fill(page, { weeks: '72' })
  await calculate(page)
  await expect(trials).toContainText('This projection is above what that trial measured.')
  await expect(trials).not.toContainText('starting dose')
  await fill(page, { dosage: 'Low (starting)' })
  await calculate(page)
  await expect(trials).toContainText('No trial tested a starting dose as a maintenance dose.')
})

test('a shared link restores inputs and results from the fragment, never from the query', async ({
  page,
}) => {
  await page.goto('/calculator')
  await fill(page, { ...GOOD, weight: '187.5' })
  await calculate(page)
  const href = await page.getByRole('link', { name: 'Link to these inputs' }).getAttribute('href')
  expect(href).toBe('#w=187.5&u=lbs&m=tirzepatide&d=standard&t=52')
  await page.goto('/blog')
  await page.goto(`/calculator${href}&utm_source=mail`)
  await expect(results(page)).toBeFocused()
  await expect(results(page)).toBeInViewport()
  await expect(output(page, 'Projected weight')).toHaveText('153.8 lbs')
  await expect(page.getByLabel('Current weight (lbs)')).toHaveValue('187.5')
  await expect(page.getByLabel('Medication')).toHaveValue('tirzepatide')
  await expect(page.getByLabel('Dosage level')).toHaveValue('standard')
  await expect(page.getByLabel('Timeframe (weeks)')).toHaveValue('52')
  expect(new URL(page.url()).search).toBe('')
})

test('the link contains the weight as typed, whatever unit is shown', async ({ page }) => {
  await page.goto('/calculator')
  await fill(page, { ...GOOD, weight: '165' })
  await calculate(page)
  await page.getByText('kg', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'Link to these inputs' })).toHaveAttribute(
    'href',
    '#w=165&u=lbs&m=tirzepatide&d=standard&t=52',
  )
})

for (const permissions of [['clipboard-write'], []]) {
  test(`with ${permissions.length ? 'a' : 'no'} clipboard, the link reports what it did and keeps results and history`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(permissions)
    if (permissions.length === 0) {
      await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    }
    await page.goto('/blog')
    await page.goto('/calculator')
    await fill(page, GOOD)
    await calculate(page)
    await page.getByRole('link', { name: 'Link to these inputs' }).click()
    await expect(page).toHaveURL('/calculator#w=200&u=lbs&m=tirzepatide&d=standard&t=52')
    if (permissions.length > 0) {
      await expect(page.getByText('Link copied. The address bar has it too.')).toHaveRole('status')
      expect(await readClipboard(page)).toBe(page.url())
    } else {
      await expect(page.getByText('The address bar now has the link.')).toHaveRole('status')
    }
    await expect(output(page, 'Projected weight')).toHaveText('164.0 lbs')
    await page.goBack()
    await expect(page).toHaveURL('/blog')
  })
}

test('at least 200 malformed fragments are ignored', async ({ page }) => {
  const fragments = makeHostileFragments()
  expect(fragments.length).toBeGreaterThanOrEqual(200)
  await page.goto('/calculator')
  await page.waitForFunction(() => !document.querySelector<HTMLButtonElement>('form button')?.disabled)
  for (const fragment of fragments) {
    await page.evaluate((hash) => {
      location.hash = hash
    }, fragment)
    await expect(page.getByLabel('Current weight (lbs)')).toHaveValue('')
  }
  await expect(page.getByLabel('Medication')).toHaveValue('')
  await expect(page.getByRole('main')).not.toContainText(/alert|evil|passwd/)
})

test('recommendations have a separate section with the disclosure and tagged links', async ({ page }) => {
  await page.goto('/calculator')
  const section = page.getByRole('region', { name: 'Providers to look at' })
  await expect(section).toContainText(readContent().site.disclosure)
  await expect(section).toContainText('FDA does not review compounded drugs')
  const { projection } = readContent()
  const nameOf = (id: string) => readProviders().find((provider) => provider.id === id)?.name
  const offers = projection.recommendations.map(({ provider, offer }) => `${nameOf(provider)}${offer}`)
  await expect(section.getByRole('listitem')).toContainText(offers)
  for (const link of await section.getByRole('link', { name: 'Visit' }).all()) {
    await expect(link).toHaveAttribute(
      'href',
      /^(?:https:\/\/.*[?&]ref=weighpoint&sub_id=calculator|\/click\/\d+)$/,
    )
    await expect(link).toHaveAttribute('rel', 'sponsored noopener')
    await expect(link).toHaveAccessibleDescription(/Paid link/)
  }
  await expect(section.getByRole('link', { name: 'View All Providers →' })).toHaveAttribute(
    'href',
    '/bestofmonth',
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says that it needs JavaScript and shows the percentages it uses', async ({ page }) => {
    await page.goto('/calculator')
    await expect(page.getByText('needs JavaScript')).toBeVisible()
    await expect(
      page.getByRole('row').filter({ hasText: 'Semaglutide (Wegovy/Ozempic)' }).first(),
    ).toContainText('9%')
    await expect(page.getByRole('button', { name: 'Calculate' })).toBeDisabled()
    await page.setViewportSize({ width: 320, height: 700 })
    expect((await page.getByRole('main').boundingBox())?.width).toBe(320)
    expect((await page.getByRole('table').first().boundingBox())?.width).toBeLessThan(290)
    await expect(page.getByRole('link', { name: 'Visit' }).first()).toBeVisible()
  })
})

test.describe('typed values', () => {
  const readInputs = async (page: Page) => [
    await page.getByLabel(/Current weight \((?:lbs|kg)\)/).inputValue(),
    await page.getByLabel('Medication').inputValue(),
    await page.getByLabel('Timeframe (weeks)').inputValue(),
    await page.getByRole('radio', { checked: true }).getAttribute('value'),
  ]

  test('are restored after Back and a reload, but not in a new tab', async ({ page, context }) => {
    await page.goto('/calculator')
    await page.getByLabel('Current weight (lbs)').fill('212')
    await page.getByLabel('Medication').selectOption('semaglutide')
    await page.getByText('kg', { exact: true }).click()
    const before = await readInputs(page)
    expect(before).toEqual(['96.2', 'semaglutide', '', 'kg'])
    await page.getByRole('banner').getByRole('link', { name: 'Rankings', exact: true }).click()
    await expect(page).toHaveURL('/bestofmonth')
    await page.goBack()
    await expect(page.getByLabel('Current weight (kg)')).toHaveValue('96.2')
    expect(await readInputs(page)).toEqual(before)
    await page.reload()
    await expect(page.getByLabel('Current weight (kg)')).toHaveValue('96.2')
    expect(await readInputs(page)).toEqual(before)
    const other = await context.newPage()
    await other.goto('/calculator')
    expect(await readInputs(other)).toEqual(['', '', '', 'lbs'])
  })

  test('are restored with their results and scroll position', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/calculator')
    await fill(page, { ...GOOD, weight: '150' })
    await page.getByText('kg', { exact: true }).click()
    await calculate(page)
    await fill(page, { weeks: '72' })
    const link = page.getByRole('link', { name: 'View All Providers →' })
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await link.click()
    await expect(page).toHaveURL('/bestofmonth')
    await page.goBack()
    await expect(output(page, 'Projected weight')).toHaveText('55.8 kg')
    await expect(page.getByText('These results are for earlier inputs.')).toBeVisible()
    await expect(page.getByLabel('Timeframe (weeks)')).toHaveValue('72')
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(2)
    await page.getByText('lbs', { exact: true }).click()
    await expect(page.getByLabel('Current weight (lbs)')).toHaveValue('150')
  })

  test('do not replace the weight and unit of a shared link after Back', async ({ page }) => {
    await page.goto('/calculator#w=80&u=kg&m=semaglutide&d=high&t=72')
    await expect(page.getByLabel('Current weight (kg)')).toHaveValue('80')
    await page.getByRole('banner').getByRole('link', { name: 'Rankings', exact: true }).click()
    await expect(page).toHaveURL('/bestofmonth')
    await page.goBack()
    await expect(page.getByLabel('Current weight (kg)')).toHaveValue('80')
    expect(await readInputs(page)).toEqual(['80', 'semaglutide', '72', 'kg'])
  })

  test('take precedence over the fragment they came from', async ({ page }) => {
    await page.goto('/calculator#w=200&u=lbs&m=tirzepatide&d=standard&t=52')
    await expect(page.getByLabel('Current weight (lbs)')).toHaveValue('200')
    await page.getByLabel('Current weight (lbs)').fill('190')
    await page.reload()
    await expect(page.getByLabel('Timeframe (weeks)')).toHaveValue('52')
    await expect(page.getByLabel('Current weight (lbs)')).toHaveValue('190')
  })

  test('give way to a link that is followed later', async ({ page }) => {
    await page.goto('/calculator')
    await fill(page, GOOD)
    await calculate(page)
    await page.evaluate(() => {
      location.hash = '#w=150&u=lbs&m=semaglutide&d=low&t=4'
    })
    await expect(page.getByLabel('Current weight (lbs)')).toHaveValue('150')
    await page.reload()
    await expect(page.getByLabel('Timeframe (weeks)')).toHaveValue('4')
    await expect(page.getByLabel('Current weight (lbs)')).toHaveValue('150')
  })
})
