import { groupPeople } from '@/lib/calculator/people'

test('people are grouped by what they lost, and add up to 100', () => {
  const groups = groupPeople([10, 15, 20, 25], [81.6, 64.6, 48.4, 31.6])
  expect(groups.map(({ label, people }) => [label, people])).toEqual([
    ['less than 10%', 18],
    ['10 to 15%', 17],
    ['15 to 20%', 16],
    ['20 to 25%', 17],
    ['25% or more', 32],
  ])
  const equal = groupPeople([5, 10, 15], [87.5, 75, 62.5])
  expect(equal.reduce((sum, { people }) => sum + people, 0)).toBe(100)
})
