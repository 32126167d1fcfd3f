import { getFirstYearBars } from '@/lib/providers/first-year-bars'
import { getFixtureContent, getFixtureProviders } from '../../../fixtures/fixture-content'

const records = getFixtureProviders()
const makers = getFixtureContent()['maker-prices']

test('providers and approved drugs on one scale, the cheapest first', () => {
  const bars = getFirstYearBars({ records, makers, today: '2026-11-21' })
  const shown = bars.map(({ name, kind, cost }) => [name, kind, cost])
  expect(shown).toEqual(
    expect.arrayContaining([
      ['T-Mates', 'unknown', 1188],
      ['JoinFridays', 'included', 1649],
      ['g-plans', 'extra', 5148],
      [expect.stringContaining('Medicare GLP-1 Bridge'), 'approved', 600],
      [expect.stringContaining('Wegovy pill'), 'approved', 3338],
    ]),
  )
  const costs = bars.map(({ cost }) => cost ?? 0)
  expect(costs).toEqual(costs.toSorted((a, b) => a - b))
  expect(bars.at(-1)?.percent).toBe(100)
})

test('an offer that has ended has no bar', () => {
  const names = (today: string) => getFirstYearBars({ records: [], makers, today }).map(({ name }) => name)
  expect(names('2028-01-01').length).toBeLessThan(names('2026-11-21').length)
  expect(names('2028-01-01').join()).not.toContain('Medicare')
})

test('a price that is not stated comes last', () => {
  const [first, ...others] = records
  if (!first) throw new Error('there is no provider')
  const bars = getFirstYearBars({
    records: [{ ...first, pricing: null }, ...others],
    makers,
    today: '2026-11-21',
  })
  expect(bars.at(-1)).toMatchObject({ name: first.name, cost: null, percent: 0 })
})
