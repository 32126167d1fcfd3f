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
    await expect(card.getByRole('img', { name: 'Five stars' }).locator('svg')).toHaveCount(5)
    await expect(card.getByText('LegitScript certified')).toBeVisible()
    await expect(card).toContainText(expected.price)
    await expect(card.getByText(expected.note, { exact: true }).first()).toBeVisible()
    await expect(card).toContainText(expected.year)
    await expect(card.getByText("Expert's Choice")).toHaveCount(index === 0 ? 1 : 0)
    await expect(card.getByRole('link', { name: 'More Details →' })).toHaveCount(index === 0 ? 1 : 0)
    const logo = card.locator('img:visible')
    await expect(logo).toHaveCount(1)
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
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
