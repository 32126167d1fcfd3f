import type { Locator } from 'playwright/test'
import type { Provider } from '../../lib/schemas/providers'
import { readContent, readProviders } from '../fixtures/live-content'
import { expect, test } from './fixtures'
import { measureDrawing } from './pixels'

const { site, faq } = readContent()
const providers = readProviders()
const count = (isMeant: (provider: Provider) => boolean) => providers.filter(isMeant).length

test.beforeEach(async ({ page }) => {
  await page.goto('/bestofmonth')
})

test('title, subtitle and disclosure stand above the first paid link', async ({ page }) => {
  const month = new Date().toLocaleDateString('en-US', { month: 'long', year: 'numeric' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Top GLP-1 Providers Right Now for ${month}`,
  )
  await expect(
    page.getByText(`Our top ${providers.length} of over ${site.counts.reviewed} providers reviewed.`),
  ).toBeVisible()
  const disclosure = await page.getByText('We may earn a commission').boundingBox()
  const firstLink = await page.getByRole('link', { name: 'Visit Site' }).first().boundingBox()
  expect(disclosure?.y).toBeLessThan(firstLink?.y ?? 0)
  await expect(page.getByText('not yet independently checked')).toBeVisible()
})

test('a card for every provider, in rank order, with a logo that stands out in light and dark', async ({
  page,
}) => {
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(providers.length)
  for (const [index, provider] of providers.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading')).toHaveText(provider.name)
    const stars = await card.getByRole('img', { name: 'Five stars' }).boundingBox()
    expect((stars?.width ?? 0) / (stars?.height ?? 1)).toBeGreaterThan(3)
    const logo = card.locator('img:visible')
    await expect(logo).toHaveCount(1)
    await logo.scrollIntoViewIfNeeded()
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      const difference = await measureDrawing(logo)
      expect(difference, `the logo of ${provider.name} stands out in ${colorScheme}`).toBeGreaterThan(3)
    }
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

test('a phone shows three features and unfolds the others in place', async ({ page }) => {
  const hasMore = ({ isTopChoice, features }: Provider) => !isTopChoice && (features?.length ?? 0) > 3
  const first = providers.findIndex(hasMore)
  test.skip(first < 0, 'no card has more than three features: the unit tests of the card have one')
  const features = providers[first]?.features ?? []
  const card = page.getByRole('article').nth(first)
  const more = card.getByText(/^\+\d+ more benefits?$/)
  await expect(more).toBeHidden()
  await page.setViewportSize({ width: 767, height: 900 })
  const last = card.getByText(features.at(-1) ?? '', { exact: true })
  await expect(last).toBeHidden()
  await expect(more).toHaveText(new RegExp(`^\\+${features.length - 3} more benefit`))
  await more.click()
  await expect(last).toBeVisible()
  await expect(page.getByText('more benefit')).toHaveCount(count(hasMore))
})

test('the FAQ opens one question at a time and closes it again', async ({ page }) => {
  const questions = page.locator('#faq summary')
  await expect(questions).toHaveCount(faq.items.length)
  const first = page.getByText(faq.items[0]?.answer[0] ?? '')
  const second = page.getByText(faq.items[1]?.answer[0] ?? '')
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
