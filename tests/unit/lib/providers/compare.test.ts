import fc from 'fast-check'
import {
  type CompareView,
  FACT_NAMES,
  filterProviders,
  formatFirstYear,
  formatStatus,
  getColumns,
  getViewFilters,
  SORT_KEYS,
  type Sorting,
  sortProviders,
  toCompared,
} from '@/lib/providers/compare'
import { getFixtureProviders } from '../../../fixtures/fixture-content'
import { makeProvider, makeProviders, NOTHING_STATED } from '../../../fixtures/providers'

const readFive = () => getFixtureProviders().map(toCompared)
const names = (providers: readonly { name: string }[]) => providers.map(({ name }) => name)

test.each<[Sorting, string[]]>([
  [{ key: 'rank', isReversed: false }, ['RemedyMeds', 'T-Mates', 'DirectMeds', 'JoinFridays', 'g-plans']],
  [{ key: 'rank', isReversed: true }, ['g-plans', 'JoinFridays', 'DirectMeds', 'T-Mates', 'RemedyMeds']],
  [{ key: 'cost', isReversed: false }, ['T-Mates', 'JoinFridays', 'DirectMeds', 'RemedyMeds', 'g-plans']],
  [{ key: 'cost', isReversed: true }, ['g-plans', 'RemedyMeds', 'DirectMeds', 'JoinFridays', 'T-Mates']],
  [{ key: 'rating', isReversed: false }, ['RemedyMeds', 'T-Mates', 'DirectMeds', 'JoinFridays', 'g-plans']],
  [{ key: 'rating', isReversed: true }, ['g-plans', 'JoinFridays', 'DirectMeds', 'T-Mates', 'RemedyMeds']],
])('sorted by %j', (sorting, expected) => {
  expect(names(sortProviders(readFive().toReversed(), sorting))).toEqual(expected)
})

test('an unstated price comes last in both directions, and ties are sorted by rank', () => {
  const { pricing } = makeProvider(1)
  const list = [
    makeProvider(3, { pricing: null, rating: 9 }),
    makeProvider(4, { pricing, rating: 9 }),
    makeProvider(1, { pricing: null, rating: 9 }),
    makeProvider(2, { pricing, rating: 9 }),
  ]
  for (const isReversed of [false, true]) {
    expect(sortProviders(list, { key: 'cost', isReversed }).map(({ rank }) => rank)).toEqual([2, 4, 1, 3])
    expect(sortProviders(list, { key: 'rating', isReversed }).map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
  }
})

test('sorting keeps every provider and does not change the given list', () => {
  const list = makeProviders(150)
  const before = names(list)
  fc.assert(
    fc.property(fc.constantFrom(...SORT_KEYS), fc.boolean(), (key, isReversed) => {
      const sorted = sortProviders(list, { key, isReversed })
      expect(names(sorted).sort()).toEqual(before.toSorted())
    }),
  )
  expect(names(list)).toEqual(before)
})

test('a filter keeps what is stated, counts what is not, and drops what is denied', () => {
  const five = readFive()
  const included = filterProviders(five, ['medicationIncluded'], false)
  expect([names(included.shown), included.unknown]).toEqual([['DirectMeds', 'JoinFridays'], 2])
  const withUnknown = filterProviders(five, ['medicationIncluded'], true)
  expect([names(withUnknown.shown), withUnknown.unknown]).toEqual([
    ['RemedyMeds', 'T-Mates', 'DirectMeds', 'JoinFridays'],
    2,
  ])
})

test('two filters must both be met', () => {
  const five = readFive()
  const both = filterProviders(five, ['medicationIncluded', 'form'], false)
  expect([names(both.shown), both.unknown]).toEqual([[], 3])
})

test('without a filter, every provider is shown and none is unknown', () => {
  const five = readFive()
  expect(filterProviders(five, [], false)).toEqual({ shown: five, unknown: 0 })
  const silent = [makeProvider(1, { facts: NOTHING_STATED })]
  expect(filterProviders(silent, [], false).shown).toEqual(silent)
})

test('the providers shown plus the unknown ones are those shown with the unknown', () => {
  const list = makeProviders(40)
  fc.assert(
    fc.property(fc.subarray([...FACT_NAMES]), (wanted) => {
      const strict = filterProviders(list, wanted, false)
      const open = filterProviders(list, wanted, true)
      expect(strict.shown.length + strict.unknown).toBe(open.shown.length)
      for (const { facts } of strict.shown) expect(wanted.every((name) => facts[name] === true)).toBe(true)
    }),
  )
})

test.each([
  [5, 5, 0, 0, false, { key: 'rank', isReversed: false }, '5 of 5 providers shown, sorted by rank.'],
  [
    2,
    5,
    2,
    1,
    false,
    { key: 'cost', isReversed: false },
    '2 of 5 providers shown, sorted by first-year cost, lowest first. 1 says no. 2 do not state this and are left out.',
  ],
  [
    0,
    5,
    1,
    2,
    false,
    { key: 'rating', isReversed: false },
    '0 of 5 providers shown, sorted by rating, highest first. 4 say no. 1 does not state all of this and is left out.',
  ],
  [
    4,
    5,
    2,
    1,
    true,
    { key: 'cost', isReversed: true },
    '4 of 5 providers shown, sorted by first-year cost, highest first. 1 says no. 2 of them do not state this.',
  ],
  [
    1,
    1,
    0,
    0,
    false,
    { key: 'rank', isReversed: true },
    '1 of 1 provider shown, sorted by rank, last first.',
  ],
  [
    5,
    5,
    0,
    0,
    false,
    { key: 'rating', isReversed: true },
    '5 of 5 providers shown, sorted by rating, lowest first.',
  ],
] as const)('the status of %d of %d', (shown, total, unknown, wanted, withUnknown, sorting, expected) => {
  expect(formatStatus({ matching: shown, listed: shown, total, unknown, wanted, withUnknown, sorting })).toBe(
    expected,
  )
})

test('the status of a shortened list says how many providers the table shows', () => {
  expect(
    formatStatus({
      matching: 60,
      listed: 20,
      total: 150,
      unknown: 0,
      wanted: 1,
      withUnknown: false,
      sorting: { key: 'rank', isReversed: false },
    }),
  ).toBe('60 of 150 providers match, the first 20 shown, sorted by rank. 90 say no.')
})

test('the first-year cost in words', () => {
  const five = readFive()
  expect(five.map(formatFirstYear)).toEqual([
    '$2,048',
    '$1,188',
    '$1,788',
    '$1,649',
    '$5,148 plus medication',
  ])
  expect(formatFirstYear(makeProvider(1, { pricing: null }))).toBe('Not stated')
})

test('each view has its own columns, and filters in use stay in every view', () => {
  const [remedymeds] = readFive()
  if (!remedymeds) throw new Error('there is no provider')
  const read = (view: CompareView) =>
    getColumns(view).map(({ label, read: readFact }) => [label, readFact(remedymeds)])
  expect(read('overview')).toContainEqual(['Money-back guarantee', 'Yes'])
  expect(read('terms')).toContainEqual(['Refund', 'Within 30 days'])
  expect(read('terms')).toContainEqual(['Minimum commitment', null])
  expect(getViewFilters('care', ['refund'])).toEqual(expect.arrayContaining(['refund', 'coaching']))
  expect(getViewFilters('care', [])).not.toContain('refund')
})

test('only what the comparison needs is sent with the page', () => {
  const five = readFive()
  expect(five.map((provider) => Object.keys(provider))).toEqual(
    five.map(() => ['id', 'rank', 'name', 'rating', 'pricing', 'facts', 'stated', 'openness']),
  )
})
