import { countChecks, formatPriceNotice } from '@/lib/providers/checks'
import { getFixtureProviders } from '../../../fixtures/fixture-content'

const LIMITS = { prices: 35, others: 90 }
const TODAY = '2026-12-31'
const records = getFixtureProviders()
const checkedOn = (verifiedOn: string) => ({ source: 'https://a.example/', verifiedOn, checkedBy: 'Ada' })

test('without evidence, none of the stated facts is checked', () => {
  expect(countChecks(records, LIMITS, TODAY)).toEqual({
    prices: { done: 0, total: 5 },
    certificates: { done: 0, total: 5 },
    others: { done: 0, total: 12 },
  })
})

test.each([
  ['2026-11-26', 1], // 35 days
  ['2026-11-25', 0],
])('a price checked on %s counts %d times', (verifiedOn, done) => {
  const [first, ...others] = records
  if (!first) throw new Error('there is no provider')
  const checked = { ...first, evidence: { pricing: checkedOn(verifiedOn) } }
  expect(countChecks([checked, ...others], LIMITS, TODAY).prices).toEqual({ done, total: 5 })
  expect(formatPriceNotice({ done, total: 5 })).toContain(`checked ${done} of 5`)
})

test('a check of an unstated fact does not count', () => {
  const [first] = records
  if (!first) throw new Error('there is no provider')
  const looked = { ...first, evidence: { drugs: checkedOn(TODAY) } }
  expect(countChecks([looked], LIMITS, TODAY).others.done).toBe(0)
})
