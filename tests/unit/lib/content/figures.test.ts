import { formatIssue } from '@/lib/content/issue'
import { checkProviderFigures } from '@/lib/content/rules/figures'
import type { Offer } from '@/lib/schemas/offers'
import { getFixtureContent } from '../../../fixtures/checked-content'

// biome-ignore lint/suspicious/noThenProperty: the word that editors write; nothing awaits a price
const CHANGING: Partial<Offer> = { price: { amount: 99, every: 'month', ends: '2027-01-15', then: 199 } }

/** The errors of a sentence about T-Mates, whose price changes on January 15, 2027, in a build of November 28, 2026. */
function findErrors(mainBenefit: string, offered = CHANGING) {
  const content = getFixtureContent()
  const providers = content.providers.map((record) =>
    record.id === 't-mates'
      ? { ...record, mainBenefit, offers: record.offers.map((offer) => ({ ...offer, ...offered })) }
      : record,
  )
  return checkProviderFigures({ ...content, providers }, { today: '2026-11-28' })
    .map(formatIssue)
    .filter((issue) => issue.includes('mainBenefit'))
}

test('the sum of a price that changes on a day is the one that pages show', () => {
  // Two bills of $99 until January 15, then ten of $199.
  expect(findErrors('A first year of at least $2,188')).toEqual([])
  expect(findErrors('A first year of at least $1,188')).toEqual([expect.stringContaining('got "$1,188"')])
})

test('a part of a bill, and the order from which shipping is free, are figures of the price', () => {
  const offered: Partial<Offer> = {
    price: { amount: 1188, every: 'year', instalments: { bills: 4, every: 'month' } },
    fees: [{ what: 'shipping', amount: 25, every: 'bill', orderOver: 200 }],
  }
  expect(findErrors('4 × $297, and free shipping over $200', offered)).toEqual([])
  expect(findErrors('4 × $299, and free shipping over $250', offered)).toHaveLength(2)
})
