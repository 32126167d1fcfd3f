// The page of a drug as a visitor reads it. Expectations follow from content/, so that an editor's change breaks no test.

import { getBuildDay } from '../../lib/base/month'
import { getDrugOffers, groupDoses, listDrugs } from '../../lib/offers/drugs'
import { formatAmount } from '../../lib/offers/words/labels'
import { readContent } from '../fixtures/live-content'
import { expect, test } from './fixtures'

const { providers, 'maker-prices': makers } = readContent()
const DRUGS = listDrugs(makers, providers)

/** A brand, which one maker sells, and an ingredient, which several sellers offer. */
const KINDS = [DRUGS.find(({ brand }) => brand), DRUGS.find(({ brand }) => !brand)].flatMap(
  (drug) => drug ?? [],
)

for (const drug of KINDS)
  test(`${drug.name}: a phone shows the lowest first year, its first button, and the warning; then every dose`, async ({
    page,
  }) => {
    const { lowest, fromMakers } = getDrugOffers(drug, makers, providers, getBuildDay())
    test.skip(!lowest)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/drugs/${drug.id}`)
    const answer = page.getByRole('region', { name: 'Lowest first year' })
    await expect(
      answer.getByText(lowest ? formatAmount(lowest.sumCents) : '', { exact: true }),
    ).toBeInViewport({ ratio: 1 })
    await expect(answer.getByRole('link').first()).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Who should not take these').first()).toBeInViewport()
    const doses = page.getByRole('region', { name: 'Each dose, from the maker' })
    for (const { maker, doses: one } of fromMakers)
      await expect(doses.locator('figure', { hasText: maker.name }).getByRole('listitem')).toHaveCount(
        groupDoses(one).length,
      )
    await page.getByText('Month by month', { exact: true }).click()
    await expect(page.getByText('What you pay, month by month')).toBeVisible()
  })

test('the refill clock says the last day to order, and works by keyboard', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 28, 12) })
  await page.goto('/drugs/zepbound')
  await page.getByText('Refill clock').scrollIntoViewIfNeeded()
  await page.getByLabel('Your last order').fill('2026-11-24')
  await expect(page.getByText('Order by January 8 to keep $449')).toBeVisible()
  await expect(page.getByText('41 days left.')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toBe('order-by-days.ics')
})
