import { getReadingMinutes, getRelated } from '@/lib/guides/text'

test('reading time is in whole minutes, at least one', () => {
  expect([0, 100, 1100, 1500].map(getReadingMinutes)).toEqual([1, 1, 5, 7])
})

test.each([
  [['a', 'b', 'c', 'd', 'e'], 0, ['b', 'c']],
  [['a', 'b', 'c', 'd', 'e'], 4, ['a', 'b']],
  [['a', 'b'], 0, ['b']],
  [['a'], 0, []],
])('the related ones in %j at %d', (guides, index, related) => {
  expect(getRelated(guides, index)).toEqual(related)
})
