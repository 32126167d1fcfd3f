import { FACT_KEYS } from '@/lib/base/facts'
import { formatOpenness, getOpenness, getQuestions } from '@/lib/providers/fact-values'
import { getRecordDescription } from '@/lib/providers/record-view'
import type { Provider } from '@/lib/schemas/providers'
import { getFixtureProviders } from '../../../fixtures/fixture-content'

const [, tmates] = getFixtureProviders() as [Provider, Provider]
const silent: Provider = {
  ...tmates,
  pricing: null,
  facts: Object.fromEntries(Object.keys(tmates.facts).map((key) => [key, null])) as Provider['facts'],
}
const asks = (provider: Provider) => getQuestions(provider).map(({ key }) => key)

test('openness counts what is stated', () => {
  expect(getOpenness(tmates)).toEqual({ stated: 3, total: FACT_KEYS.length })
  expect(getOpenness(silent).stated).toBe(0)
  expect(formatOpenness({ stated: 3, total: 27 })).toBe('On record: 3 of 27 facts')
  expect(getRecordDescription(silent)).toContain(': no price on record. On record: 0 of ')
  expect(getRecordDescription(tmates)).toContain(
    ': $99 a month, at least $1,188 in the first year. On record: 3 of ',
  )
})

test('the questions are the eight most expensive unknowns, the most expensive first', () => {
  expect(asks(silent)).toEqual([
    'pricing',
    'medicationIncluded',
    'minimumMonths',
    'highestDosePrice',
    'approval',
    'refund',
    'membershipFee',
    'billing',
  ])
})

test('one question about the price of higher doses is enough', () => {
  const withDoses = (samePriceAllDoses: boolean | null, highestDosePrice: number | null) =>
    getQuestions({ ...silent, facts: { ...silent.facts, samePriceAllDoses, highestDosePrice } }, 99)
      .map(({ key }) => key)
      .filter((key) => key === 'samePriceAllDoses' || key === 'highestDosePrice')
  expect(withDoses(null, null)).toEqual(['highestDosePrice'])
  expect(withDoses(true, null)).toEqual([])
  expect(withDoses(false, null)).toEqual(['highestDosePrice'])
  expect(withDoses(null, 499)).toEqual(['samePriceAllDoses'])
})
