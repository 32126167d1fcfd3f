import { formatAboveLowest, formatSumNote, getLowestRows } from '@/lib/costs/lowest'
import type { PlanRow } from '@/lib/costs/rows'

const row = (key: string, sumCents: number | null, isLowerBound = false) =>
  ({ key, sumCents, isLowerBound, dueTodayCents: 100, drugText: 'drug not known' }) as PlanRow

const [low, included, dear, unpriced] = [
  row('low', 118_800, true),
  row('included', 164_900),
  row('dear', 204_800, true),
  row('unpriced', null),
]
const pill = row('pill', 333_800)
const yearly = {
  ...included,
  dueTodayCents: 164_900,
} satisfies PlanRow

test.each<[PlanRow[], PlanRow[], [string, string][]]>([
  [
    [dear, low, unpriced, included],
    [pill],
    [
      ['Lowest; drug not known', 'low'],
      ['Lowest with the drug included', 'included'],
      ['Approved drug, from its maker', 'pill'],
    ],
  ],
  [
    [low, yearly],
    [],
    [
      ['Lowest; drug not known', 'low'],
      ['Lowest with the drug included, due at once', 'included'],
    ],
  ],
  [[included, dear], [], [['Lowest, drug included', 'included']]],
  // Of equal sums, the one that includes the drug.
  [[row('open', 164_900, true), included], [], [['Lowest, drug included', 'included']]],
  [[yearly, dear], [], [['Lowest, drug included, due at once', 'included']]],
  // A service without the drug, or one that takes nobody, is never the lowest treatment.
  [
    [
      { ...row('service', 50_000, true), isServiceOnly: true },
      { ...row('waitlist', 60_000), isOpen: false },
      included,
    ],
    [],
    [['Lowest, drug included', 'included']],
  ],
  [[dear], [], [['Lowest; drug not known', 'dear']]],
  [[unpriced], [pill], [['Approved drug, from its maker', 'pill']]],
])('the lowest of %j and %j', (providers, makers, expected) => {
  expect(getLowestRows(providers, makers).map(({ label, row: { key } }) => [label, key])).toEqual(expected)
})

const higher = row('higher', 178_800)

test.each([
  [included, [low, included, higher, unpriced], 'The lowest with the drug included'],
  [higher, [low, included, higher], '$139 more than the lowest with the drug included'],
  [included, [included, row('same', 164_900)], 'As low as the lowest with the drug included'],
  [included, [low, included, unpriced], null],
  [low, [low, included, higher], null],
  [unpriced, [included, unpriced], null],
])('%j among %j: %s', (one, rows, expected) => {
  expect(formatAboveLowest(one, rows)).toBe(expected)
})

test.each([
  ['$1,649/year · medication included', 'The lowest', 'The lowest'],
  ['$1,649/year · medication included', null, ''],
  ['$149/month · from $147 all-in', 'The lowest', 'Drug included · The lowest'],
])('under "%s" and %s: "%s"', (asStated, above, expected) => {
  expect(formatSumNote({ ...included, asStated, drugText: 'drug included' }, above)).toBe(expected)
})

test('under a sum, what it leaves out', () => {
  const weekly = { ...low, asStated: '$99/week', notCounted: 'Not in this sum: visits' }
  expect(formatSumNote(weekly, null)).toBe('Drug not known. Not in this sum: visits')
})
