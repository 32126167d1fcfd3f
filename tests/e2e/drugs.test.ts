// The page of a drug as a visitor reads it. Expectations follow from content/, so that an editor's change breaks no test.

import { getBuildDay } from '../../lib/base/month'
import { getDrugOffers, listDrugs } from '../../lib/offers/drugs'
import { formatAmount } from '../../lib/offers/words/labels'
import { readContent } from '../fixtures/live-content'
import { expect, test } from './fixtures'
import { expectClean } from './matrix/inspect'

const { providers, 'maker-prices': makers } = readContent()
const DRUGS = listDrugs(makers, providers)

for (const drug of DRUGS) {
  const { lowest, fromMakers } = getDrugOffers(drug, makers, providers, getBuildDay())

  test(`${drug.name}: a phone shows the lowest first year and its first button on the first screen`, async ({
    page,
  }) => {
    test.skip(!lowest)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/drugs/${drug.id}`)
    const answer = page.getByRole('region', { name: 'Lowest first year' })
    const sum = await answer
      .getByText(lowest ? formatAmount(lowest.sumCents) : '', { exact: true })
      .boundingBox()
    expect((sum?.y ?? 999) + (sum?.height ?? 0)).toBeLessThan(400)
    const button = await answer.getByRole('link').first().boundingBox()
    expect((button?.y ?? 999) + (button?.height ?? 0)).toBeLessThan(600)
    await expect(page.getByText('Do not take these').first()).toBeInViewport()
  })

  test(`${drug.name}: every dose, and no script or paid link`, async ({ page }) => {
    await page.goto(`/drugs/${drug.id}`)
    const doses = page.getByRole('region', { name: 'Each dose, from the maker' })
    for (const { maker, doses: own } of fromMakers)
      await expect(doses.locator('figure', { hasText: maker.name }).getByRole('listitem')).toHaveCount(
        own.length,
      )
    await expect(page.locator('script[src]')).toHaveCount(0)
    await expect(page.locator('a[rel~=sponsored]')).toHaveCount(0)
    await page.getByText('Month by month', { exact: true }).click()
    await expect(page.getByText('What you pay, month by month')).toBeVisible()
  })
}

test('a brand and an ingredient are accessible', async ({ page }) => {
  for (const own of [DRUGS.find(({ brand }) => brand), DRUGS.find(({ brand }) => !brand)]) {
    await page.goto(`/drugs/${own?.id}`)
    await expectClean(page)
  }
})

for (const [from, name] of [
  ['/providers', 'Semaglutide'],
  ['/guides/glp1-cost-breakdown', 'Wegovy, dose by dose'],
  ['/#what-does-it-cost_answer', 'Wegovy, dose by dose'],
  ['/questions#which-drug', 'What semaglutide costs'],
] as const)
  test(`${from} leads to a drug`, async ({ page }) => {
    await page.goto(from)
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(/\/drugs\/[a-z]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^What .+ costs$/)
  })
