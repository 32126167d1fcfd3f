import { formatDollarRange } from '@/lib/base/format'
import { getNeighbors, getReadingMinutes } from '@/lib/guides/reading'

test('reading time is in whole minutes, at least one', () => {
  expect([0, 100, 1100, 1500].map(getReadingMinutes)).toEqual([1, 1, 5, 7])
})

test.each([
  [['a', 'b', 'c', 'd', 'e'], 0, { previous: null, next: 'b', related: ['c', 'd'] }],
  [['a', 'b', 'c', 'd', 'e'], 2, { previous: 'b', next: 'd', related: ['e', 'a'] }],
  [['a', 'b', 'c', 'd', 'e'], 4, { previous: 'd', next: null, related: ['a', 'b'] }],
  [['a', 'b', 'c'], 1, { previous: 'a', next: 'c', related: ['c', 'a'] }],
  [['a', 'b', 'c'], 2, { previous: 'b', next: null, related: ['a', 'b'] }],
  [['a', 'b'], 0, { previous: null, next: 'b', related: ['b'] }],
  [['a'], 0, { previous: null, next: null, related: [] }],
])('the neighbors in %j at %d', (guides, index, neighbors) => {
  expect(getNeighbors(guides, index)).toEqual(neighbors)
})

test('a dollar range is formatted as in the specification', () => {
  expect(formatDollarRange(10800, 16800)).toBe('$10,800-16,800')
})
