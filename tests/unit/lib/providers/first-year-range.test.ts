import { formatFirstYearRange } from '@/lib/providers/first-year-range'
import { getExampleContent } from '../../example-content'

const { providers } = getExampleContent().providers
const withoutPrices = providers.map((provider) => ({ ...provider, pricing: null }))

test('the lowest and the highest, with what is not in the price, under the names of the list', () => {
  expect(formatFirstYearRange(providers, 'rankings')).toBe(
    'from $1,188 (T-Mates, medication not stated) to $5,148 plus medication (g-plans)',
  )
  expect(formatFirstYearRange(providers, 'results')).toBe(
    'from $1,188 (T-Mates, medication not stated) to $5,148 plus medication (Jrnys)',
  )
})

test('one price is no span, and none is nothing', () => {
  expect(formatFirstYearRange([...providers.slice(3, 4), ...withoutPrices], 'rankings')).toBe(
    '$1,649 (JoinFridays)',
  )
  expect(formatFirstYearRange(withoutPrices, 'rankings')).toBeNull()
})
