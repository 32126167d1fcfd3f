import type { Locator } from 'playwright/test'
import { expect, test } from './fixtures'

const CARDS = [
  {
    name: 'RemedyMeds',
    rating: '10.0',
    price: '$179/month',
    note: '$100 off first month',
    year: '$2,048 in the first year',
  },
  {
    name: 'T-Mates',
    rating: '9.4',
    price: '$99/month',
    note: 'Pre-Summer Sale',
    year: '$1,188 in the first year',
  },
  {
    name: 'DirectMeds',
    rating: '9.1',
    price: '$149/month',
    note: 'from $147 all-in',
    year: '$1,788 in the first year',
  },
  {
    name: 'JoinFridays',
    rating: '8.9',
    price: '$1,649/year',
    note: 'medication included',
    year: '$1,649 in the first year',
  },
  {
    name: 'g-plans',
    rating: '8.7',
    price: '$99/week',
    note: 'medication costs separate',
    year: '$5,148 in the first year plus medication',
  },
]

test.beforeEach(async ({ page }) => {
  await page.goto('/bestofmonth')
})

test('title, subtitle and disclosure stand above the first paid link', async ({ page }) => {
  const month = new Date().toLocaleDateString('en-US', { month: 'long', year: 'numeric' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Top GLP-1 Providers Right Now for ${month}`,
  )
  await expect(page.getByText('Our top 5 of over 150 providers reviewed.')).toBeVisible()
  const disclosure = await page.getByText('We may earn a commission').boundingBox()
  const firstLink = await page.getByRole('link', { name: 'Visit Site' }).first().boundingBox()
  expect(disclosure?.y).toBeLessThan(firstLink?.y ?? 0)
  await expect(page.getByText('not yet independently checked')).toBeVisible()
})

test('five cards, in rank order, each with its figures', async ({ page }) => {
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(5)
  for (const [index, expected] of CARDS.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading')).toHaveText(expected.name)
    await expect(card).toContainText(`Rank ${index + 1}`)
    await expect(card).toContainText(`${expected.rating} out of 10`)
    await expect(card.getByText('EXCELLENT')).toBeVisible()
    const stars = await card.getByRole('img', { name: 'Five stars' }).boundingBox()
    expect((stars?.width ?? 0) / (stars?.height ?? 1)).toBeGreaterThan(3)
    await expect(card.getByText('LegitScript certified')).toBeVisible()
    await expect(card).toContainText(expected.price)
    await expect(card.getByText(expected.note, { exact: true }).first()).toBeVisible()
    await expect(card).toContainText(expected.year)
    await expect(card.getByText("Expert's Choice")).toHaveCount(index === 0 ? 1 : 0)
    await expect(card.getByRole('link', { name: 'More Details →' })).toHaveCount(index === 0 ? 1 : 0)
    const logo = card.locator('img:visible')
    await expect(logo).toHaveCount(1)
    await logo.scrollIntoViewIfNeeded()
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
})

test('every way out opens a new tab, is marked as sponsored and carries its tag', async ({ page }) => {
  const links = page.getByRole('article').getByRole('link')
  await expect(links).toHaveCount(6)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'sponsored noopener')
    await expect(link).toHaveAccessibleDescription(/Paid link/)
    await expect(link).toHaveAttribute(
      'href',
      /^(?:https:\/\/[a-z-]+\.example\/.*source=homepage|\/click\/5)$/,
    )
  }
})

test('safety stands between the disclosure and the first card, every point with its source', async ({
  page,
}) => {
  const block = page.getByRole('region', { name: 'Before you choose' })
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN
  expect(await top(block)).toBeGreaterThan(await top(page.getByText('We may earn a commission')))
  expect(await top(block)).toBeLessThan(await top(page.getByRole('article').first()))
  const points = block.getByRole('listitem').filter({ visible: true })
  await expect(points).toHaveCount(4)
  await expect(points.nth(0)).toContainText('FDA-approved means FDA reviewed the drug')
  await expect(points.nth(1)).toContainText('It is not FDA-approved and not a generic')
  await expect(points.nth(2)).toContainText('Trials tested the approved drugs.')
  await expect(points.nth(3)).toContainText('medullary thyroid carcinoma')
  await expect(points.nth(3)).toContainText('MEN 2')
  for (const point of await points.all())
    await expect(point.getByRole('link').first()).toHaveAttribute('href', /^https:\/\/(?!.*\.example)/)
})

test('eight questions unfold by keyboard, each with its source', async ({ page }) => {
  const line = page.getByText('Eight questions to ask before you pay')
  const questions = page.locator('details', { has: line }).getByRole('listitem')
  await expect(questions.filter({ visible: true })).toHaveCount(0)
  await line.focus()
  await page.keyboard.press('Enter')
  await expect(questions.filter({ visible: true })).toHaveCount(8)
  for (const question of await questions.all()) {
    await expect(question).toContainText('?')
    await expect(question.getByRole('link').first()).toHaveAttribute('href', /^https:/)
  }
})

test('on paper the questions are there, and their addresses stand once, with the points', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  const details = page.locator('details', { hasText: 'Eight questions to ask before you pay' })
  await expect(details).not.toHaveAttribute('open')
  const question = details.getByText('Which pharmacy sends it')
  await expect(question).toBeVisible()
  expect((await question.boundingBox())?.height).toBeGreaterThan(10)
  const readAddress = (link: Locator) =>
    link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(await readAddress(details.getByRole('link').first())).toBe('none')
  const point = page.getByRole('region', { name: 'Before you choose' }).getByRole('link').first()
  expect(await readAddress(point)).toContain('https://www.fda.gov/')
})

test('each card says in one line that nothing was checked, and unfolds field by field', async ({ page }) => {
  const line = 'As stated by the provider, not checked; score breakdown not published'
  await expect(page.getByRole('article').getByText(line)).toHaveCount(5)
  const card = page.getByRole('article').nth(4)
  const stated = card.getByText('not checked: price, certificate')
  await expect(stated).toBeHidden()
  await card.getByText(line).click()
  await expect(stated).toBeVisible()
  await expect(card.getByText('Not stated: oral option, no membership fee')).toBeVisible()
  await expect(card.getByText('Its breakdown has not been published.')).toBeVisible()
})

test('what changed is told with day and reason, and leads to the feed', async ({ page }) => {
  const log = page.getByRole('region', { name: 'What changed' })
  await expect(log).toContainText('November 20, 2026: First listed, as stated by the provider')
  await expect(log.getByRole('listitem')).toHaveText([
    'RemedyMeds, price: $179 a month, $100 off the first month',
    'T-Mates, price: $99 a month',
    'DirectMeds, price: $149 a month, from $147',
    'JoinFridays, price: $1,649 a year',
    'g-plans, price: $99 a week',
  ])
  await expect(log.getByRole('link', { name: 'our feed' })).toHaveAttribute('href', '/feed.xml')
})

test('a phone shows three features and unfolds the others in place', async ({ page }) => {
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'JoinFridays' }) })
  await expect(card.getByText('+2 more benefits')).toBeHidden()
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(card.getByText('Injections only')).toBeHidden()
  await card.getByText('+2 more benefits').click()
  await expect(card.getByText('Injections only')).toBeVisible()
  await expect(page.getByText('more benefit')).toHaveCount(1)
})

test('the FAQ opens one question at a time and closes it again', async ({ page }) => {
  const questions = page.locator('#faq summary')
  await expect(questions).toHaveCount(10)
  const first = page.getByText('Prescription medicines that act like a gut hormone')
  const second = page.getByText('The range most often named is 15-22%')
  await questions.nth(0).click()
  await expect(first).toBeVisible()
  await questions.nth(1).click()
  await expect(second).toBeVisible()
  await expect(first).toBeHidden()
  await questions.nth(1).click()
  await expect(second).toBeHidden()
})

test('Find My Provider leads back to the top', async ({ page }) => {
  const button = page.getByRole('link', { name: 'Find My Provider' })
  await button.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/bestofmonth')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})
