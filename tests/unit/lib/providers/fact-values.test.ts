import { formatOpenness, getOpenness, getQuestions } from '@/lib/providers/fact-values'
import type { Provider } from '@/lib/providers/ranking'
import { getRecordDescription } from '@/lib/providers/record-view'
import { FACT_KEYS } from '@/lib/schemas/facts'
import { getFixtureProviders } from '../../../fixtures/fixture-content'

const [, tmates] = getFixtureProviders() as [Provider, Provider]
const silent: Provider = {
  ...tmates,
  pricing: undefined,
  facts: {},
}

test('openness counts what is stated', () => {
  expect(getOpenness(tmates)).toEqual({ stated: 3, total: FACT_KEYS.length })
  expect(getOpenness(silent).stated).toBe(0)
  expect(formatOpenness({ stated: 3, total: 27 })).toBe('On record: 3 of 27 facts')
  expect(getRecordDescription(silent)).toContain(': no price on record. On record: 0 of ')
  expect(getRecordDescription(tmates)).toContain(
    ': $99 a month, at least $1,188 in the first year. On record: 3 of ',
  )
})

test('the questions start with what the drug is, then what costs most not to know; at most eight', () => {
  expect(getQuestions(silent).map(({ key }) => key)).toEqual([
    'approval',
    'pharmacy',
    'prescriber',
    'medicationIncluded',
    'pricing',
    'minimumMonths',
    'highestDosePrice',
    'refund',
  ])
  const separate = { ...silent, facts: { ...silent.facts, medicationIncluded: false } }
  expect(getQuestions(separate)[3]?.question).toBe('What does the medication cost each month, at each dose?')
})

test('one question about the price of higher doses is enough', () => {
  const withDoses = (samePriceAllDoses: boolean | undefined, highestDosePrice: number | undefined) =>
    getQuestions({ ...silent, facts: { ...silent.facts, samePriceAllDoses, highestDosePrice } }, 99)
      .map(({ key }) => key)
      .filter((key) => key === 'samePriceAllDoses' || key === 'highestDosePrice')
  expect(withDoses(undefined, undefined)).toEqual(['highestDosePrice'])
  expect(withDoses(true, undefined)).toEqual([])
  expect(withDoses(false, undefined)).toEqual(['highestDosePrice'])
  expect(withDoses(undefined, 499)).toEqual(['samePriceAllDoses'])
})
