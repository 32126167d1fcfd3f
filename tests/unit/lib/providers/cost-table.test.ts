import { toCompared } from '@/lib/providers/compare'
import { formatSpan, formatTreatment, getCostRows } from '@/lib/providers/cost-table'
import { getFixtureProviders } from '../../../fixtures/fixture-content'
import { makeProvider, makeProviders } from '../../../fixtures/providers'

const readFive = () => getFixtureProviders().map(toCompared)

test('twelve months: cheapest first, bars on one scale, incomplete sums marked', () => {
  const rows = getCostRows(readFive(), { months: 12, medicationPerMonth: null })
  expect(
    rows.map(({ name, medication, sum }) => [name, sum?.total, sum?.perMonth, medication, sum?.bars.stated]),
  ).toEqual([
    ['T-Mates', '$1,188', '$99', 'Not stated', 23],
    ['JoinFridays', '$1,649', '$137.42', 'Included', 32],
    ['DirectMeds', '$1,788', '$149', 'Included', 35],
    ['RemedyMeds', '$2,048', '$179', 'Not stated', 40],
    ['g-plans', '$5,148', '$429+', 'Billed separately', 100],
  ])
  expect(rows.map(({ sum }) => sum?.isPartial)).toEqual([false, false, false, false, true])
  expect(rows.map(({ sum }) => sum?.hasOwn)).toEqual([false, false, false, false, false])
  expect(rows.find(({ id }) => id === 'directmeds')?.sum?.steps).toEqual([
    '12 months × $149 = $1,788',
    'at the price from $147: $1,764',
  ])
})

test('another number of months changes the sums and the order', () => {
  const rows = getCostRows(readFive(), { months: 6, medicationPerMonth: null })
  expect(rows.map(({ name, sum }) => [name, sum?.total])).toEqual([
    ['T-Mates', '$594'],
    ['DirectMeds', '$894'],
    ['RemedyMeds', '$974'],
    ['JoinFridays', '$1,649'],
    ['g-plans', '$2,574'],
  ])
})

test("the visitor's medication price counts only where medication is billed separately, and is marked", () => {
  const rows = getCostRows(readFive(), { months: 12, medicationPerMonth: 200 })
  expect(rows.map(({ name, sum }) => [name, sum?.total, sum?.hasOwn])).toEqual([
    ['T-Mates', '$1,188', false],
    ['JoinFridays', '$1,649', false],
    ['DirectMeds', '$1,788', false],
    ['RemedyMeds', '$2,048', false],
    ['g-plans', '$7,548', true],
  ])
  expect(rows.at(-1)?.sum).toMatchObject({
    isPartial: false,
    perMonth: '$429 + your $200',
    bars: { stated: 68, own: 32 },
  })
})

test('a price that is not stated has no sum and comes last', () => {
  const rows = getCostRows([makeProvider(1, { pricing: null }), makeProvider(2)], {
    months: 12,
    medicationPerMonth: null,
  })
  expect(rows.map(({ name, sum }) => [name, sum === null])).toEqual([
    ['Fixture 2', false],
    ['Fixture 1', true],
  ])
})

test('bars never leave their scale', () => {
  for (const months of [1, 12, 24]) {
    for (const { sum } of getCostRows(makeProviders(150), { months, medicationPerMonth: 300 })) {
      expect((sum?.bars.stated ?? 0) + (sum?.bars.own ?? 0)).toBeLessThanOrEqual(101)
    }
  }
})

test('spans and sums in words', () => {
  expect([1, 2, 12].map(formatSpan)).toEqual(['First month', 'First 2 months', 'First 12 months'])
  expect(formatTreatment({ months: 1, medicationPerMonth: null })).toBe('Sums for the first month.')
  expect(formatTreatment({ months: 6, medicationPerMonth: 199.5 })).toBe(
    'Sums for the first 6 months, with your medication price of $199.50 a month.',
  )
})

test('equal sums are sorted by rank, and so are unstated ones, at the end', () => {
  const alike = { ...makeProvider(1).pricing, amount: 100, period: 'month' } as const
  const fixtures = [5, 4, 2, 1, 3].map((rank) =>
    makeProvider(rank, {
      pricing: rank % 2 === 0 ? null : (alike as ReturnType<typeof makeProvider>['pricing']),
    }),
  )
  const rows = getCostRows(fixtures, { months: 12, medicationPerMonth: null })
  expect(rows.map(({ name }) => name)).toEqual([
    'Fixture 1',
    'Fixture 3',
    'Fixture 5',
    'Fixture 2',
    'Fixture 4',
  ])
})

test('the lower “from” price is an extra step, only for a full year and only if there is one', () => {
  const withFrom = makeProvider(1, {
    pricing: { ...makeProvider(1).pricing, amount: 149, period: 'month', fromAmount: 147 } as ReturnType<
      typeof makeProvider
    >['pricing'],
  })
  const [year] = getCostRows([withFrom], { months: 12, medicationPerMonth: null })
  const [half] = getCostRows([withFrom], { months: 6, medicationPerMonth: null })
  const [plain] = getCostRows([makeProvider(1)], { months: 12, medicationPerMonth: null })
  expect(year?.sum?.steps).toEqual(['12 months × $149 = $1,788', 'at the price from $147: $1,764'])
  expect(half?.sum?.steps).toEqual(['6 months × $149 = $894'])
  expect(plain?.sum?.steps).toEqual(['12 months × $77 = $924'])
})
