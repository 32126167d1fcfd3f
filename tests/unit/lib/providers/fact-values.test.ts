import {
  countKnownFacts,
  formatFactValue,
  formatKnownFacts,
  getQuestions,
  listServedStates,
} from '@/lib/providers/fact-values'
import type { Provider } from '@/lib/providers/ranking'
import { getRecordDescription } from '@/lib/providers/record-view'
import { FACT_KEYS } from '@/lib/schemas/fact-words'
import type { Price } from '@/lib/schemas/prices'
import { getFixtureProviders } from '../../../fixtures/checked-content'

const [, tmates, , joinfridays] = getFixtureProviders() as [Provider, Provider, Provider, Provider]
const silent: Provider = { ...tmates, facts: {}, offers: [{ id: 'monthly' }] }

test('a record counts what is known', () => {
  expect(countKnownFacts(tmates)).toEqual({ known: 3, total: FACT_KEYS.length })
  expect(countKnownFacts(joinfridays).known).toBe(7)
  expect(countKnownFacts(silent).known).toBe(0)
  expect(formatKnownFacts({ known: 3, total: 27 })).toBe('We know 3 of 27 facts')
  expect(getRecordDescription(silent)).toContain(': price not known. We know 0 of ')
  expect(getRecordDescription(tmates)).toContain(
    ': $99 a month, at least $1,188 in the first year. We know 3 of ',
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
  const separate = { ...silent, offers: [{ id: 'monthly', drug: 'separate' as const }] }
  expect(getQuestions(separate)[3]?.question).toBe('What does the drug cost each month, at each dose?')
})

test('a stated “from” price is asked about', () => {
  const pricing = { amount: 149, period: 'month' as const, note: 'from $147 all-in', from: 147 }
  const ask = (source: object) =>
    getQuestions({
      ...silent,
      offers: [{ id: 'monthly', price: { amount: 149, every: 'month' } }],
      ...source,
    })
      .filter(({ key }) => key === 'pricing')
      .map(({ question }) => question)
  expect(ask({ pricing })).toEqual(['Is it $147 or $149 a month, and what does “from $147 all-in” include?'])
  expect(ask({ pricing: { ...pricing, from: undefined } })).toEqual([])
})

test('one question about the price of higher doses is enough', () => {
  const tiers: Price = {
    amount: 499,
    every: 'month',
    dose: '2.4 mg',
    first: [{ bills: 1, amount: 199, dose: '0.25 mg' }],
  }
  const withDoses = (samePriceAllDoses: boolean | undefined, price?: Price) =>
    getQuestions(
      { ...silent, facts: { samePriceAllDoses }, offers: [{ id: 'monthly', ...(price && { price }) }] },
      99,
    )
      .map(({ key }) => key)
      .filter((key) => key === 'samePriceAllDoses' || key === 'highestDosePrice')
  expect(withDoses(undefined)).toEqual(['highestDosePrice'])
  expect(withDoses(true)).toEqual([])
  expect(withDoses(false)).toEqual(['highestDosePrice'])
  expect(withDoses(undefined, tiers)).toEqual(['samePriceAllDoses'])
})

test('what an offer says wins over its seller, and differing offers are named', () => {
  const record = {
    ...silent,
    facts: { minimumMonths: 6, states: { except: ['LA', 'MS'] } },
    offers: [
      { id: 'prepaid', name: '6 months prepaid' },
      { id: 'monthly', name: 'by the month', minimumMonths: 0, states: ['TX'] },
    ],
  }
  expect(formatFactValue(record, 'minimumMonths')).toBe(
    '6 months (6 months prepaid); No minimum (by the month)',
  )
  expect(formatFactValue(record, 'states')).toBe(
    'All but Louisiana and Mississippi (6 months prepaid); 1 state: TX (by the month)',
  )
  expect(listServedStates(record)).not.toContain('Mississippi')
  expect(listServedStates(silent)).toBeUndefined()
})

test('no minimum, and a first bill for eight weeks: the fact says what the row says', () => {
  const first = [{ bills: 1, amount: 198, every: '8 weeks' as const }]
  const price = { amount: 189, every: '4 weeks' as const, first }
  const record = { ...silent, offers: [{ id: 'pack', price, minimumMonths: 0 }] }
  expect(formatFactValue(record, 'minimumMonths')).toBe('8 weeks')
})

test('a fee of unknown amount is not hidden by another offer that has none', () => {
  const labs = (fee: object) => [{ what: 'labs' as const, ...fee }]
  const offers = [
    { id: 'monthly', name: 'by the month', fees: labs({}) },
    { id: 'quarter', name: '3 months', fees: labs({ amount: 0 }) },
  ]
  expect(formatFactValue({ ...silent, offers }, 'labFee')).toBe(
    'There is one, not known how much (by the month); Included in the price (3 months)',
  )
  expect(formatFactValue({ ...silent, offers: offers.slice(0, 1) }, 'labFee')).toBeUndefined()
  const both = [...labs({ amount: 85, every: 'once' }), ...labs({})]
  expect(formatFactValue({ ...silent, offers: [{ id: 'both', fees: both }] }, 'labFee')).toBe(
    '$85 once, and one of unknown amount',
  )
})

test('a fact that only some offers have names them', () => {
  const offers = [
    { id: 'contract', name: '12-month contract', noticeDays: 30 },
    { id: 'monthly', name: 'by the month' },
  ]
  expect(formatFactValue({ ...silent, offers }, 'cancellationNotice')).toBe('30 days (12-month contract)')
  expect(formatFactValue({ ...silent, facts: { noticeDays: 30 }, offers }, 'cancellationNotice')).toBe(
    '30 days',
  )
})
