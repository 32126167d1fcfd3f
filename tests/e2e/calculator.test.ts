import type { Page } from 'playwright/test'
import { readContent, readProviders } from '../fixtures/live-content'
import { readClipboard } from './clipboard'
import { expect, test } from './fixtures'

type Inputs = { weight?: string; medication?: string; dosage?: string; weeks?: string }

async function fill(page: Page, { weight, medication, dosage, weeks }: Inputs) {
  // Above a result, a phone folds the form.
  const change = page.getByRole('button', { name: 'Change', exact: true })
  if (await change.isVisible()) await change.click()
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
const LINK = '#w=200&u=lbs&m=tirzepatide&d=standard&t=52'
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate' }).click()
const output = (page: Page, name: string) => page.getByRole('status', { name })
const results = (page: Page) => page.getByRole('region', { name: '2 · Results' })
const weight = (page: Page) => page.getByLabel(/^Current weight/)

test('results are hidden, then shown, scrolled to, focused, announced, and printed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/calculator')
  const step = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(page.getByText('165.0 lbs')).toBeHidden()
  await expect(step('Input')).toHaveAttribute('aria-current', 'step')
  await fill(page, GOOD)
  await calculate(page)
  await expect(step('Results')).toHaveAttribute('aria-current', 'step')
  await expect(results(page)).toBeFocused()
  await expect(results(page)).toBeInViewport()
  await expect(results(page)).toHaveAccessibleDescription(
    /^Projected weight 164.0 lbs Low to high dose: 176 to 160 lbs A trial measured 19.5% lost, 39 lbs of your 200 lbs, on 10 mg after 72 weeks, 3.1% on placebo.*Total loss -36.0 lbs Weekly loss -0.7 lbs$/,
  )
  await expect(page.getByText('Low to high dose: 176 to 160 lbs')).toBeVisible()
  await expect(
    page.getByRole('img', { name: /^Projected weight falls from 200.0 lbs to 164.0 lbs/ }),
  ).toBeVisible()
  await page.getByText('The curve as a table').click()
  await expect(
    page.getByRole('table', { name: 'Projected weight by week' }).getByRole('row').last(),
  ).toHaveText('52164.0 lbs176.0 lbs160.0 lbs')
  await page.emulateMedia({ media: 'print' })
  await expect(output(page, 'Projected weight'), 'on paper').toBeVisible()
  await expect(page.getByLabel('Medication'), 'on paper').toBeVisible()
})

test('errors appear in the specified order, each beside its field until it is fixed', async ({ page }) => {
  await page.goto('/calculator')
  for (const [label, message, fixed] of [
    ['Current weight (lbs)', 'Enter a valid current weight.', { weight: '200' }],
    ['Timeframe (weeks)', 'Select a timeframe in weeks.', { weeks: '4' }],
    ['Medication', 'Select medication and dosage level.', { medication: GOOD.medication }],
    ['Dosage level', 'Select medication and dosage level.', { dosage: GOOD.dosage }],
  ] as const) {
    await calculate(page)
    await expect(page.getByRole('alert').filter({ hasText: message })).toHaveCount(1)
    await expect(page.getByLabel(label)).toBeFocused()
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(message)
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(results(page)).toBeHidden()
    await fill(page, fixed)
    await expect(page.getByText(message)).toHaveCount(0)
  }
  await calculate(page)
  await expect(results(page)).toBeVisible()
  await fill(page, { weight: '12abc' })
  await calculate(page)
  await expect(weight(page)).toHaveValue('12abc')
  await expect(results(page)).toBeHidden()
})

test('an enormous weight is shown in short form and does not break the layout', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/calculator')
  await fill(page, { ...GOOD, weight: '1e308' })
  await calculate(page)
  await expect(output(page, 'Projected weight')).toHaveText('8.2 × 10³⁰⁷ lbs')
  await expect(output(page, 'Total loss')).toHaveText('-1.8 × 10³⁰⁷ lbs')
  await expect(results(page)).not.toContainText(/\d{12}|e\+|NaN|Infinity/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('on a narrow phone, the words above the chart keep apart', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/calculator#w=220&u=lbs&m=semaglutide&d=standard&t=72')
  const find = (text: string) => results(page).locator('svg').getByText(text, { exact: true }).boundingBox()
  const weight = await find('220 lbs')
  const note = await find('formula changes')
  expect(note?.y).toBeGreaterThan(Number(weight?.y) + 12)
})

test('the unit switch converts input and results, and keeps what was typed', async ({ page }) => {
  await page.goto('/calculator')
  const [kilograms, pounds] = ['kg', 'lbs'].map((name) => page.getByRole('radio', { name }))
  for (const typed of ['187.55', 'abc', '200']) {
    await fill(page, { ...GOOD, weight: typed })
    await kilograms?.check()
    await pounds?.check()
    await expect(weight(page)).toHaveValue(typed)
  }
  await kilograms?.check()
  await expect(page.getByLabel('Current weight (kg)')).toHaveValue('90.7')
  await calculate(page)
  await expect(output(page, 'Projected weight')).toHaveText('74.4 kg')
  await expect(page.getByRole('link', { name: 'Link to these inputs' })).toHaveAttribute('href', LINK)
  await pounds?.check()
  await expect(output(page, 'Projected weight')).toHaveText('164.0 lbs')
})

test('results say when they are for earlier inputs', async ({ page }) => {
  await page.goto('/calculator')
  await fill(page, GOOD)
  await calculate(page)
  const note = page.getByText('These results are for earlier inputs. Calculate again to update them.')
  await expect(note).toHaveCount(0)
  await fill(page, { weeks: '72' })
  await expect(note).toHaveRole('status')
  await fill(page, { weeks: '52' })
  await expect(note).toHaveCount(0)
  await fill(page, { weight: '80' })
  await calculate(page)
  await expect(note).toHaveCount(0)
})

test('what a trial measured stands beside the projection; a dose out of reach has no large number', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/calculator')
  await fill(page, { ...GOOD, weeks: '72', dosage: 'High (max)' })
  await calculate(page)
  const measured = await results(page).getByText('20.9%', { exact: true }).boundingBox()
  const projected = await output(page, 'Projected weight').boundingBox()
  expect(measured?.y).toBe(projected?.y)
  await expect(results(page).getByText('Our formula gives 22%. Expect to lose less.')).toBeInViewport()
  await expect(weight(page), 'folded into a line').toBeHidden()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(weight(page)).toBeFocused()
  await fill(page, { dosage: 'Low (starting)' })
  await calculate(page)
  await expect(results(page)).toContainText('No trial we know of kept people on this dose for weight')
  const people = page.locator('details').filter({ hasText: 'Of 100 people in a trial' })
  await expect(people).toHaveCount(0)
  await fill(page, { weeks: '12', dosage: 'High (max)' })
  await calculate(page)
  await expect(people).toContainText('Eli Lilly, which makes tirzepatide, paid for it.')
  await expect(
    results(page).getByText('You would still be working up to this dose', { exact: true }),
  ).toBeVisible()
  await expect(results(page).getByRole('img')).toHaveAccessibleName(/7.5 mg in weeks 9 to 12/)
  const size = (name: string) => output(page, name).evaluate((one) => getComputedStyle(one).fontSize)
  expect(await size('Projected weight')).toBe(await size('Weekly loss'))
  await page.getByText('Of 100 people in a trial').click()
  await expect(page.getByText('20.9% lost on 15 mg after 72 weeks, 3.1% on placebo').last()).toBeVisible()
  await fill(page, { weight: '120' })
  await calculate(page)
  await expect(people).toHaveCount(0)
  const warning = await page.getByText('For most adults, 120 lbs is too low a weight').boundingBox()
  const figure = await output(page, 'Projected weight').boundingBox()
  expect(warning?.y).toBeLessThan(figure?.y ?? 0)
})

test.describe('a shared link', () => {
  for (const permissions of [['clipboard-write'], []]) {
    test(`with ${permissions.length ? 'a' : 'no'} clipboard, reports what it did`, async ({
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
      await expect(page).toHaveURL(`/calculator${LINK}`)
      const told = permissions.length
        ? 'Link copied. The address bar has it too.'
        : 'The address bar now has the link.'
      await expect(page.getByText(told)).toHaveRole('status')
      if (permissions.length) expect(await readClipboard(page)).toBe(page.url())
      await expect(output(page, 'Projected weight')).toHaveText('164.0 lbs')
      await page.goBack()
      await expect(page).toHaveURL('/blog')
    })
  }

  test('restores inputs and results, and the address follows a new calculation', async ({ page }) => {
    await page.goto(`/calculator${LINK}&utm_source=mail`)
    await expect(results(page)).toBeFocused()
    await expect(output(page, 'Projected weight')).toHaveText('164.0 lbs')
    await fill(page, { weight: '187.5' })
    await calculate(page)
    await expect(page).toHaveURL('/calculator#w=187.5&u=lbs&m=tirzepatide&d=standard&t=52')
    await page.reload()
    await expect(weight(page)).toHaveValue('187.5')
    await expect(output(page, 'Projected weight')).toHaveText('153.8 lbs')
  })

  test('that is malformed is ignored, and one that is followed later counts', async ({ page }) => {
    await page.goto('/calculator')
    await fill(page, { weight: '212' })
    const follow = (fragment: string) =>
      page.evaluate((hash) => {
        location.hash = hash
      }, fragment)
    for (const fragment of [
      '#%',
      '#w=200',
      `${LINK}&w=201`,
      LINK.replace('200', '<b>1</b>'),
      LINK.replace('52', '53'),
    ])
      await follow(fragment)
    await expect(weight(page)).toHaveValue('212')
    await follow('#w=150&u=lbs&m=semaglutide&d=low&t=4')
    await expect(weight(page)).toHaveValue('150')
    await page.reload()
    await expect(page.getByLabel('Timeframe (weeks)')).toHaveValue('4')
  })
})

test.describe('typed values', () => {
  test('are restored after Back and a reload, but not in a new tab', async ({ page, context }) => {
    await page.goto('/calculator')
    await fill(page, { weight: '212', medication: 'semaglutide' })
    await page.getByText('kg', { exact: true }).click()
    const isKept = async () => {
      await expect(page.getByLabel('Current weight (kg)')).toHaveValue('96.2')
      await expect(page.getByLabel('Medication')).toHaveValue('semaglutide')
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await page.goBack()
    await isKept()
    await page.reload()
    await isKept()
    const other = await context.newPage()
    await other.goto('/calculator')
    await expect(weight(other)).toHaveValue('')
  })

  test('are restored with their results and scroll position', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/calculator')
    await fill(page, { ...GOOD, weight: '250' })
    await calculate(page)
    await fill(page, { weeks: '72' })
    const link = page.getByRole('link', { name: 'View All Providers →' })
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await link.click()
    await expect(page).toHaveURL('/bestofmonth')
    await page.goBack()
    await expect(output(page, 'Projected weight')).toHaveText('205.0 lbs')
    await expect(page.getByText('These results are for earlier inputs.')).toBeVisible()
    await expect(page.getByLabel('Timeframe (weeks)')).toHaveValue('72')
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(2)
  })
})

test('recommendations have a separate section with the disclosure and tagged links', async ({ page }) => {
  await page.goto('/calculator')
  const section = page.getByRole('region', { name: 'Providers to look at' })
  await expect(section).toContainText('We may earn a commission from links marked')
  const notice = await section.getByText('Trials tested approved drugs, not these providers').boundingBox()
  const visits = section.getByRole('link', { name: 'Visit' })
  expect(notice?.y).toBeLessThan((await visits.first().boundingBox())?.y ?? 0)
  await expect(section).toContainText('$100 off first month first year, at least $2,048')
  await expect(section).toContainText('$147/month first year at $149 $1,788')
  const nameOf = (id: string) => readProviders().find((provider) => provider.id === id)?.name ?? ''
  const { recommendations } = readContent().projection
  for (const { provider, offer } of recommendations) {
    const item = section.getByRole('listitem').filter({ hasText: nameOf(provider) })
    await expect(item).toContainText(offer)
    await expect(item.getByRole('link', { name: 'Visit' })).toHaveAttribute(
      'href',
      /^(?:https:\/\/.*[?&]ref=weighpoint&sub_id=calculator|\/click\/\S+)$/,
    )
    await expect(item.getByRole('link', { name: 'Visit' })).toHaveAccessibleDescription(/Paid link/)
  }
  await expect(section.getByRole('link', { name: 'View All Providers →' })).toHaveAttribute(
    'href',
    '/bestofmonth',
  )
  await fill(page, { ...GOOD, weight: '110' })
  await calculate(page)
  await expect(page.getByText('For most adults, 110 lbs is too low a weight')).toBeVisible()
  for (const link of [...(await visits.all()), section.getByRole('link', { name: 'View All Providers →' })])
    await expect(link).toBeVisible()
})

test('the warning stands once, and directly under the result', async ({ page }) => {
  await page.goto('/calculator')
  const whole = page.locator('main').getByText(/^Do not take semaglutide/)
  const warning = page.getByRole('region', { name: 'Before you choose' })
  await expect(whole).toBeVisible()
  await expect(warning).toHaveCount(0)
  await fill(page, GOOD)
  await calculate(page)
  await expect(warning).toHaveCount(1)
  await expect(whole).toHaveCount(1)
  await expect(page.locator('#results').getByRole('region', { name: 'Before you choose' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says that it needs JavaScript and shows the percentages it uses', async ({ page }) => {
    await page.goto('/calculator')
    await expect(page.getByText('needs JavaScript')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Semaglutide' }).first()).toContainText('9%')
    await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden()
  })
})
