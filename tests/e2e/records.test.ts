// The records as a visitor reads them: the directory, a provider's page, and the report of an error. Expectations are
// derived from content/, so that an editor's change breaks no test.
import type { Page } from 'playwright/test'
import { capitalize } from '../../lib/base/format'
import { getOpenness, getQuestions } from '../../lib/providers/fact-values'
import { listRecords } from '../../lib/providers/ranking'
import { getFactList } from '../../lib/providers/record-view'
import { getFactsByGroup } from '../../lib/schemas/facts'
import { readContent } from '../fixtures/live-content'
import { expect, test } from './fixtures'
import { expectClean } from './matrix/inspect'

const { providers, ranking, site } = readContent()
const RECORDS = listRecords(providers, ranking)
const [FIRST] = RECORDS

const WIDTHS = [320, 360, 768, 1280]

async function expectNothingCutOff(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([width, overflow]).toEqual([width, 0])
  }
}

test.describe('a provider’s page', () => {
  for (const record of RECORDS) {
    test(`${record.name}: openness, what we know, what we don’t, and questions`, async ({ page }) => {
      await page.goto(`/providers/${record.id}`)
      const { known, total } = getOpenness(record)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(record.name)
      const facts = page.getByRole('region', { name: 'What we know' })
      await expect(facts.getByText(`${known} of ${total} facts`, { exact: true })).toBeVisible()
      const { shown, unknown } = getFactList(record)
      for (const { key, label, text } of shown) {
        const row = facts.locator('dl > div', { has: page.getByText(label, { exact: true }) })
        await expect(row).toContainText(key === 'certificate' ? `${site.certifier.name} certified` : text)
      }
      await facts.getByText(`${total - known} we don’t know`).click()
      for (const { title, unknown: names } of unknown) {
        const row = facts.locator('dl > div', { hasText: `${title}, not known` })
        await expect(row).toContainText(capitalize(names.join(', ')))
        await expect(row).toBeVisible()
      }
      const questions = getQuestions(record).map(({ question }) => question)
      await expect(page.locator('#questions li')).toContainText(questions)
      await page.getByText('First year beside the others').click()
      const others = RECORDS.filter(({ id, rank }) => id !== record.id && rank !== null)
      // An approved drug has a dash.
      const ranked = page.locator('#costs').getByRole('link').filter({ hasText: /^\d/ })
      await expect(ranked).toHaveText(others.map(({ rank, name }) => new RegExp(`^${rank}\\s${name}`)))
    })

    test(`${record.name}: each offer opens to its payments`, async ({ page }) => {
      await page.goto(`/providers/${record.id}`)
      const offers = page.getByRole('region', { name: `Price of ${record.name}` })
      await expect(offers.getByText('What you pay, month by month').first()).toBeHidden()
      await offers.getByText('Month by month').first().click()
      await expect(offers.getByText('What you pay, month by month').first()).toBeVisible()
      await expect(offers.locator('details').first().getByText('Due today', { exact: true })).toBeVisible()
      await expect(offers.locator('details')).toHaveCount(record.offers.length + 1) // and their dates
    })

    test(`${record.name}: a phone shows the first paid link by 560 px, in few words`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`/providers/${record.id}`)
      const box = await page.locator('main a[rel~=sponsored]').boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(560)
      const text = await page.locator('main').innerText()
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(420)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3600)
    })
  }

  test('the questions can be copied, or printed without the rest', async ({ page }) => {
    test.skip(!FIRST)
    await page.goto(`/providers/${FIRST?.id}`)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.getByText('Copy these questions').click()
    const text = page.getByLabel('Select all and copy')
    await expect(text).toHaveValue(new RegExp(`^Questions for ${FIRST?.name}\n1\\. `))
    await page.getByRole('link', { name: 'go to the questions' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Ask before you pay' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.locator('#record')).toBeHidden()
    await expect(text).toBeHidden()
  })

  test('the disclosure comes once, before the paid link, which has its placement tag', async ({ page }) => {
    for (const record of RECORDS) {
      await page.goto(`/providers/${record.id}`)
      const paid = page.locator('main a[rel~=sponsored]')
      await expect(paid).toHaveCount(1)
      await expect(paid).toHaveAccessibleDescription(`${record.name} Paid link (opens in a new tab)`)
      await expect(paid).toHaveAttribute('href', /provider-page/)
      const key = page.getByText(/^We may earn a commission/)
      await expect(key).toHaveCount(1)
      const [above, below] = [await key.boundingBox(), await paid.boundingBox()]
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
    }
  })

  test('is accessible, and nothing is cut off', async ({ page }) => {
    await page.goto(`/providers/${FIRST?.id}`)
    await expectClean(page)
    await expectNothingCutOff(page)
  })

  test('ranking cards link to it, and their badges to what a certificate covers', async ({ page }) => {
    await page.goto('/bestofmonth')
    const card = page.locator(`article#${FIRST?.id}`)
    await card.getByRole('link', { name: FIRST?.name ?? '' }).click()
    await expect(page).toHaveURL(`/providers/${FIRST?.id}`)
    await page.goBack()
    await card.getByText('Ask first').click()
    await card.getByRole('link', { name: 'It is about the business, not the drug.' }).click()
    await expect(page).toHaveURL('/how-we-rank#certificate')
    await expect(page.getByRole('heading', { name: 'What a certificate covers' })).toBeInViewport()
  })
})

test.describe('the report of an error', () => {
  test('has its subject filled in', async ({ page }) => {
    await page.goto(`/providers/${FIRST?.id}`)
    await page.getByRole('link', { name: 'Report an error' }).click()
    await expect(page.getByLabel('Subject')).toHaveValue(`Error in the record of ${FIRST?.name}`)
    await expect(page.getByLabel('Message')).toHaveValue('')
  })

  for (const query of [
    'about=unknown',
    'about=<img src=x onerror=alert(1)>',
    'about=__proto__',
    'subject=Hello',
  ]) {
    test(`?${query} fills in nothing`, async ({ page }) => {
      await page.goto(`/contact?${query}`)
      await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
      await expect(page.getByLabel('Subject')).toHaveValue('')
      expect(await page.locator('main').innerHTML()).not.toMatch(/unknown|onerror|__proto__|Hello/)
    })
  }
})

test('the About page says what a reader does not get yet', async ({ page }) => {
  const { about } = readContent()
  await page.goto('/about')
  if (about.owner) await expect(page.getByText(about.owner)).toBeVisible()
  else await expect(page.getByText('We have not published').filter({ hasText: 'the owner' })).toBeVisible()
  // A link of 44 px would tear the lines of its sentence apart, so it has a line of its own.
  for (const name of ['How we rank', 'What changed', 'All corrections']) {
    const link = page.getByRole('main').locator('dl').getByRole('link', { name })
    const [box, before] = await link.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element.previousSibling?.previousSibling ?? element)
      return [element.getBoundingClientRect(), [...range.getClientRects()].at(-1)] as const
    })
    expect(box.height).toBeGreaterThanOrEqual(44)
    expect(box.top + box.height / 2).toBeGreaterThan(before?.bottom ?? 0)
  }
  await expectClean(page)
})

test('How We Rank lists every group of facts and how many prices are checked', async ({ page }) => {
  await page.goto('/how-we-rank')
  const priced = RECORDS.filter(({ offers }) => offers.some(({ price }) => price)).length
  await expect(page.locator('dl div', { hasText: 'Prices checked' })).toContainText(`of ${priced}`)
  for (const { title } of getFactsByGroup()) {
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible()
  }
  await expectClean(page)
  await expectNothingCutOff(page)
})

test('a seller with a “from” price: what it would come to, and the question', async ({ page }) => {
  const record = RECORDS.find(({ pricing }) => pricing?.note?.startsWith('from $'))
  test.skip(!record, 'no seller has one')
  await page.goto(`/providers/${record?.id}`)
  await expect(page.getByText(/^With “from \$\d+” in every month: /)).toBeVisible()
  await expect(page.locator('#questions li').getByText(/Is it \$\d+ or \$\d+ a month/)).toBeVisible()
})
