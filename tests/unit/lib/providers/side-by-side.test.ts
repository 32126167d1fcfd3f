import { FACT_KEYS } from '@/lib/base/facts'
import { toCompared } from '@/lib/providers/compare'
import { getSideBySideRows, joinNames } from '@/lib/providers/side-by-side'
import { getFixtureProviders } from '../../../fixtures/fixture-content'
import { makeProvider, NOTHING_STATED } from '../../../fixtures/providers'

const five = getFixtureProviders().map(toCompared)

test('RemedyMeds, T-Mates and g-plans side by side', () => {
  const { rows, unknown } = getSideBySideRows([0, 1, 4].flatMap((index) => five[index] ?? []))
  expect(rows.map(({ label, values, isDifferent }) => [label, ...values, isDifferent])).toEqual([
    ['Rank', '1', '2', '5', true],
    ['Rating', '10.0 of 10', '9.4 of 10', '8.7 of 10', true],
    [
      'Price as stated',
      '$179 a month, $100 off first month',
      '$99 a month, Pre-Summer Sale',
      '$99 a week, medication costs separate',
      true,
    ],
    ['First year', '$2,048', '$1,188', '$5,148 plus medication', true],
    ['Per month, as listed', '$179', '$99', '$429 plus medication', true],
    ['Medication included', null, null, 'No', true],
    ['Same price at every dose', 'Yes', null, null, true],
    ['Membership fee', 'No membership fee', null, null, true],
    ['Shipping fee', 'Free shipping', null, null, true],
    ['Refund', 'Within 30 days', null, null, true],
    ['Form', null, 'Pills available', null, true],
    ['Certificate', 'Yes', 'Yes', 'Yes', false],
  ])
  expect(unknown).toContain('Minimum commitment')
  expect(rows.length + unknown.length).toBe(5 + FACT_KEYS.length - 1)
})

test('two providers that state nothing do not differ', () => {
  const silent = { facts: NOTHING_STATED, pricing: null, rating: 9 }
  const { rows, unknown } = getSideBySideRows([makeProvider(1, silent), makeProvider(2, silent)])
  expect(rows.filter(({ isDifferent }) => isDifferent).map(({ label }) => label)).toEqual(['Rank'])
  expect(rows.find(({ label }) => label === 'First year')?.values).toEqual([null, null])
  expect(unknown).toHaveLength(FACT_KEYS.length - 1)
})

test.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A, B and C'],
])('%j reads %j', (names, expected) => {
  expect(joinNames(names)).toBe(expected)
})
