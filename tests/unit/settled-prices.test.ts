// The second computation of prices, which the tests of pages use, agrees with the product on prices that no provider
// has today: an editor's sound price must not fail those tests.
import { getFirstYearCost } from '@/lib/providers/cost'
import { settle } from '../settled-prices'
import { getExampleProviders } from './example-content'

const [provider] = getExampleProviders()

test.each([
  [300, 'quarter', 1, 0],
  [300, 'quarter', 4, 50],
  [1200, 'year', 2, 0],
  [99, 'week', 1, 100],
  [5, 'day', null, 0],
  [600, 'once', null, 0],
] as const)('$%d a %s, %s months free, $%d off', (amount, period, freeMonths, firstMonthDiscount) => {
  if (!provider?.pricing) throw new Error('the first provider has no price')
  const pricing = { ...provider.pricing, amount, period, freeMonths, firstMonthDiscount, fromAmount: null }
  const { price } = settle({ ...provider, pricing })
  expect(price?.firstYearDollars).toBeCloseTo(getFirstYearCost(pricing), 2)
})
