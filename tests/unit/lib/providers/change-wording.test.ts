import { FIELDS, getChangeGroups, getChangeId, getFieldValue } from '@/lib/providers/change-wording'
import { formatPricing } from '@/lib/providers/price-wording'
import type { Provider } from '@/lib/providers/ranking'
import { LOGGED_FIELDS } from '@/lib/schemas/change-log'
import { getFixtureProviders } from '../../../fixtures/fixture-content'

const providers = getFixtureProviders()
const [remedymeds] = providers as [Provider, ...Provider[]]

test.each([
  [0, '$179 a month, $100 off the first month'],
  [1, '$99 a month'],
  [2, '$149 a month, from $147'],
  [3, '$1,649 a year'],
  [4, '$99 a week'],
])('the price of provider %d in words: %s', (index, words) => {
  const pricing = providers[index]?.pricing
  expect(pricing && formatPricing(pricing)).toBe(words)
})

test('a one-time price says so', () => {
  const pricing = { amount: 499.5, period: 'once', firstMonthDiscount: undefined }
  expect(formatPricing({ ...remedymeds.pricing, ...pricing } as NonNullable<Provider['pricing']>)).toBe(
    '$499.50 once',
  )
})

test.each([
  [1, '$179 a month, first month free'],
  [3, '$179 a month, first 3 months free'],
])('%d free months in words: %s', (freeMonths, words) => {
  const pricing = { ...remedymeds.pricing, firstMonthDiscount: undefined, freeMonths }
  expect(formatPricing(pricing as NonNullable<Provider['pricing']>)).toBe(words)
})

test('every field of the change log is put into words; an unstated one has none', () => {
  expect(FIELDS.toSorted()).toEqual(LOGGED_FIELDS.toSorted())
  const words = FIELDS.flatMap((field) => {
    const value = getFieldValue(remedymeds, field)
    return value === undefined ? [] : [[field, value]]
  })
  expect(Object.fromEntries(words)).toEqual({
    pricing: '$179 a month, $100 off the first month',
    samePriceAllDoses: 'Yes',
    membershipFee: 'No membership fee',
    shippingFee: 'Free shipping',
    refund: 'Within 30 days',
    certificate: 'Yes',
    rating: '10.0',
    mainBenefit: '$100 off your first month',
    features:
      'Same price for all doses, Free overnight shipping, 30-day money-back guarantee, 90-second approval, No membership fee',
  })
})

const FIRST = {
  date: '2026-11-20',
  provider: 'remedymeds',
  field: 'pricing' as const,
  to: '$179 a month',
  why: 'First listed',
}

test('changes with the same date and reason are grouped, up to the limit', () => {
  const changes = [
    { ...FIRST, date: '2026-12-01', from: '$179 a month', to: '$189 a month', why: 'It rose' },
    { ...FIRST, date: '2026-11-25', field: 'form' as const, from: 'yes', to: undefined, why: 'Gone' },
    FIRST,
    { ...FIRST, provider: 't-mates', to: '$99 a month' },
    { ...FIRST, provider: 'directmeds' },
  ]
  expect(getChangeGroups(changes, providers, 4)).toEqual([
    {
      key: '2026-12-01-0',
      date: '2026-12-01',
      why: 'It rose',
      lines: ['RemedyMeds, price: from $179 a month to $189 a month'],
    },
    {
      key: '2026-11-25-1',
      date: '2026-11-25',
      why: 'Gone',
      lines: ['RemedyMeds, form: from yes to not on record'],
    },
    {
      key: '2026-11-20-2',
      date: '2026-11-20',
      why: 'First listed',
      lines: ['RemedyMeds, price: $179 a month', 'T-Mates, price: $99 a month'],
    },
  ])
  expect(getChangeGroups([], providers, 4)).toEqual([])
})

test('two reasons on one day are separate groups, and an unknown provider is shown by its id', () => {
  const changes = [{ ...FIRST, field: 'rating' as const, from: '9.2', to: '9.4', why: 'Read again' }, FIRST]
  expect(getChangeGroups(changes, [], 4).map(({ why, lines }) => [why, lines])).toEqual([
    ['Read again', ['remedymeds, score: from 9.2 to 9.4']],
    ['First listed', ['remedymeds, price: $179 a month']],
  ])
})

test('the id of a change contains the provider, field, and date', () => {
  expect(getChangeId(FIRST)).toBe('remedymeds-pricing-2026-11-20')
  expect(getChangeId({ ...FIRST, field: 'form' })).toBe('remedymeds-form-2026-11-20')
})
