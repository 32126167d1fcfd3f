import { formatAboveLowest, formatSumNote, getLowestRows } from '@/lib/costs/lowest'
import type { PlanRow } from '@/lib/costs/rows'

const row = (key: string, sumCents: number | null, isLowerBound = false) =>
  ({ key, sumCents, isLowerBound, drugText: 'medication not on record' }) as PlanRow

const [low, included, dear, unpriced] = [
  row('low', 118_800, true),
  row('included', 164_900),
  row('dear', 204_800, true),
  row('unpriced', null),
]
const pill = row('pill', 333_800)
const yearly = {
  ...included,
  kind: 'provider',
  price: { cents: 164_900, period: 'year', billing: 'year' },
  fees: [],
} satisfies Partial<PlanRow> as PlanRow

test.each<[PlanRow[], PlanRow[], [string, string][]]>([
  [
    [dear, low, unpriced, included],
    [pill],
    [
      ['Lowest on record; medication not on record', 'low'],
      ['Lowest with medication included', 'included'],
      ['Approved drug, from its maker', 'pill'],
    ],
  ],
  [
    [low, yearly],
    [],
    [
      ['Lowest on record; medication not on record', 'low'],
      ['Lowest with medication included, due at once', 'included'],
    ],
  ],
  [[included, dear], [], [['Lowest on record, medication included', 'included']]],
  // Of equal sums, the one that includes the drug.
  [[row('open', 164_900, true), included], [], [['Lowest on record, medication included', 'included']]],
  [[yearly, dear], [], [['Lowest on record, medication included, due at once', 'included']]],
  // Not if our record does not say how often it bills.
  [
    [{ ...yearly, price: { cents: 164_900, period: 'year' } }, dear],
    [],
    [['Lowest on record, medication included', 'included']],
  ],
  [[dear], [], [['Lowest on record; medication not on record', 'dear']]],
  [[unpriced], [pill], [['Approved drug, from its maker', 'pill']]],
])('the lowest of %j and %j', (providers, makers, expected) => {
  expect(getLowestRows(providers, makers).map(({ label, row: { key } }) => [label, key])).toEqual(expected)
})

const higher = row('higher', 178_800)

test.each([
  [included, [low, included, higher, unpriced], 'The lowest with medication included'],
  [higher, [low, included, higher], '$139 more than the lowest with medication included'],
  [included, [included, row('same', 164_900)], 'As low as the lowest with medication included'],
  [included, [low, included, unpriced], null],
  [low, [low, included, higher], null],
  [unpriced, [included, unpriced], null],
])('%j among %j: %s', (one, rows, expected) => {
  expect(formatAboveLowest(one, rows)).toBe(expected)
})

test.each([
  ['$1,649/year · medication included', 'The lowest', 'The lowest'],
  ['$1,649/year · medication included', null, ''],
  ['$149/month · from $147 all-in', 'The lowest', 'Medication included · The lowest'],
])('under "%s" and %s: "%s"', (asStated, above, expected) => {
  expect(formatSumNote({ ...included, asStated, drugText: 'medication included' }, above)).toBe(expected)
})

test('under a sum, what it leaves out', () => {
  const weekly = { ...low, asStated: '$99/week', notCounted: 'Not in this sum: visits' }
  expect(formatSumNote(weekly, null)).toBe('Medication not on record. Not in this sum: visits')
})
