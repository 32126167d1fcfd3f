import { formatFirstYearRange } from '@/lib/providers/first-year-range'
import { getFixtureProviders } from '../../../fixtures/fixture-content'

const readProviders = () => getFixtureProviders()

test('the lowest and the highest cost, with what the price leaves out, under the names of the list', () => {
  const providers = readProviders()
  expect(formatFirstYearRange(providers, 'rankings')).toBe(
    'from $1,188 (T-Mates, medication not stated) to $5,148 plus medication (g-plans)',
  )
  expect(formatFirstYearRange(providers, 'results')).toBe(
    'from $1,188 (T-Mates, medication not stated) to $5,148 plus medication (Jrnys)',
  )
})

test('a single price is not a range, and no price gives null', () => {
  const providers = readProviders()
  const withoutPrices = providers.map((provider) => ({ ...provider, pricing: null }))
  expect(formatFirstYearRange([...providers.slice(3, 4), ...withoutPrices], 'rankings')).toBe(
    '$1,649 (JoinFridays)',
  )
  expect(formatFirstYearRange(withoutPrices, 'rankings')).toBeNull()
})

test('of equal prices, the better rank is shown', () => {
  const [first, second, third] = readProviders().map((provider) => ({
    ...provider,
    pricing: provider.pricing && {
      ...provider.pricing,
      amount: provider.rank < 3 ? 100 : 200,
      firstMonthDiscount: null,
    },
  }))
  expect(
    formatFirstYearRange(
      [third, second, first].flatMap((given) => given ?? []),
      'rankings',
    ),
  ).toBe('from $1,200 (RemedyMeds, medication not stated) to $2,400 (DirectMeds)')
})
