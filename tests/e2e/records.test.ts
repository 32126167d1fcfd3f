// The records as a visitor reads them: the directory, a provider's page, and the report of an error. Expectations are
// derived from content/, so that an editor's change breaks no test.
import { capitalize } from '../../lib/base/format'
import { countKnownFacts, getQuestions } from '../../lib/providers/fact-values'
import { listRecords } from '../../lib/providers/ranking'
import { getFactList } from '../../lib/providers/record-view'
import { getFactsByGroup } from '../../lib/schemas/fact-words'
import { readContent } from '../fixtures/live-content'
import { expect, test } from './fixtures'

const { providers, ranking, site } = readContent()
const RECORDS = listRecords(providers, ranking)
const [FIRST] = RECORDS

test.describe('a provider’s page', () => {
  test('how much we know, what we know, what we don’t, questions, and each offer with its payments', async ({
    page,
  }) => {
    const record = FIRST as (typeof RECORDS)[number]
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/providers/${record.id}`)
    const { known, total } = countKnownFacts(record)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(record.name)
    const paid = page.locator('main a[rel~=sponsored]')
    await expect(paid).toHaveCount(1)
    await expect(paid, 'on the first screen of a phone').toBeInViewport({ ratio: 1 })
    await expect(paid).toHaveAccessibleDescription(`${record.name} Paid link (opens in a new tab)`)
    await expect(paid).toHaveAttribute('href', /provider-page/)
    const facts = page.getByRole('region', { name: 'What we know' })
    await expect(facts.getByText(`${known} of ${total} facts`, { exact: true })).toBeVisible()
    const { shown, unknown } = getFactList(record)
    const rows = facts.locator('dl > div')
    const texts = (await rows.allTextContents()).join('\n')
    for (const { key, label, text } of shown)
      expect(texts).toContain(label + (key === 'certificate' ? `${site.certifier.name} certified` : text))
    await facts.locator('summary', { hasText: /not known:/i }).click()
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
    const offers = page.getByRole('region', { name: `Price of ${record.name}` })
    await expect(offers.getByText('What you pay, month by month').first()).toBeHidden()
    await offers.getByText('Month by month').first().click()
    await expect(offers.getByText('What you pay, month by month').first()).toBeVisible()
    await expect(offers.locator('details').first().getByText('Due today', { exact: true })).toBeVisible()
    await expect(offers.locator('details')).toHaveCount(record.offers.length + 1) // and their dates
  })

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

  test('ranking cards link to it, and their badges to what a certificate covers', async ({ page }) => {
    await page.goto('/bestofmonth')
    const card = page.locator(`article#${FIRST?.id}`)
    await card.getByRole('link', { name: FIRST?.name ?? '' }).click()
    await expect(page).toHaveURL(`/providers/${FIRST?.id}`)
    await page.goBack()
    await card.getByText('Ask first').click()
    await card.getByRole('link', { name: /^What .+ certifies$/ }).click()
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
})

test('How We Rank lists every group of facts, and each claim with its evidence', async ({ page }) => {
  await page.goto('/how-we-rank')
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Claim', 'Evidence', 'Since'])
  const { reviewedCount } = readContent().site.evidence
  const claim = table.getByRole('row', { name: /^\d+\+ providers reviewed/ })
  await expect(claim).toContainText(reviewedCount ? 'Evidence' : 'none yet')
  for (const { title } of getFactsByGroup()) {
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible()
  }
})

test('a seller with a “from” price: what it would come to, and the question', async ({ page }) => {
  const record = RECORDS.find(({ pricing }) => pricing?.note?.startsWith('from $'))
  test.skip(!record, 'no seller has one')
  await page.goto(`/providers/${record?.id}`)
  await expect(page.getByText(/^With “from \$\d+” in every month: /)).toBeVisible()
  await expect(page.locator('#questions li').getByText(/Is it \$\d+ or \$\d+ a month/)).toBeVisible()
})
