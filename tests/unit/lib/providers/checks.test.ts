import { countChecks, formatCheck, getReading, isCheckDue, listReadings } from '@/lib/providers/checks'
import { getFixtureProviders } from '../../../fixtures/checked-content'

const LIMITS = { prices: 35, others: 90 }
const TODAY = '2026-12-31'
const records = getFixtureProviders()
const read = (on: string, field: string) => ({
  on,
  by: 'Ada',
  page: 'https://a.example/',
  says: [{ field, words: '$179 a month' }],
})

test('without checks, none of the known facts is checked', () => {
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
  const checked = { ...first, checks: [read(verifiedOn, 'offers.monthly.price')] }
  expect(countChecks([checked, ...others], LIMITS, TODAY).prices).toEqual({ done, total: 5 })
})

test('a check of a fact that is not known does not count', () => {
  const [first] = records
  if (!first) throw new Error('there is no provider')
  const looked = { ...first, checks: [read(TODAY, 'facts.product')] }
  expect(countChecks([looked], LIMITS, TODAY).others.done).toBe(0)
})

describe('a check is due again once it is older than its class allows', () => {
  test.each([
    ['offers.monthly.price', '2026-11-03', '2026-12-08', 'checked November 3, 2026'],
    ['offers.monthly.price', '2026-11-03', '2026-12-09', 'checked November 3, 2026, due again'],
    ['facts.fees', '2026-11-03', '2026-12-09', 'checked November 3, 2026, due again'],
    ['facts.fees.labs', '2026-11-03', '2026-12-09', 'checked November 3, 2026, due again'],
    ['facts.refund', '2026-11-03', '2027-02-01', 'checked November 3, 2026'],
    ['facts.refund', '2026-11-03', '2027-02-02', 'checked November 3, 2026, due again'],
    ['rating', '2026-11-03', '2027-02-02', 'checked November 3, 2026, due again'],
  ])('%s checked on %s is on %s: %s', (field, verifiedOn, today, words) => {
    expect(formatCheck({ field, on: verifiedOn }, LIMITS, today)).toBe(words)
    expect(isCheckDue(field, verifiedOn, LIMITS, today)).toBe(words.endsWith('due again'))
  })
})

test('the newest check of a fact shows its words, day and name', () => {
  const [first] = records
  if (!first) throw new Error('there is no provider')
  const checks = [
    read('2026-12-01', 'facts.certificate'),
    read('2026-12-20', 'offers.monthly.price'),
    read('2026-12-10', 'offers.monthly.price'),
  ]
  expect(getReading({ ...first, checks }, 'pricing')).toMatchObject({
    on: '2026-12-20',
    by: 'Ada',
    words: '$179 a month',
  })
  expect(getReading({ ...first, checks }, 'states')).toBeUndefined()
})

describe('with several offers', () => {
  const [first] = records
  if (!first) throw new Error('there is no provider')
  const monthly = { id: 'monthly', name: 'by the month', price: { amount: 179, every: 'month' as const } }
  const offers = [monthly, { ...monthly, id: 'contract', name: '12-month contract', noticeDays: 30 }]
  const record = { ...first, offers }

  test('one checked price vouches for no other, and a check of the second shows', () => {
    const checked = { ...record, checks: [read(TODAY, 'offers.contract.price')] }
    expect(countChecks([checked], LIMITS, TODAY).prices).toEqual({ done: 1, total: 2 })
    expect(listReadings(checked, 'pricing')).toEqual({
      readings: [expect.objectContaining({ words: '$179 a month', offers: ['12-month contract'] })],
      unread: ['by the month'],
    })
  })

  test('a check of what holds for all offers says nothing of one that differs', () => {
    const checks = [read(TODAY, 'facts.noticeDays')]
    const differing = { ...record, facts: { noticeDays: 0 }, checks }
    expect(listReadings(differing, 'cancellationNotice').unread).toEqual(['12-month contract'])
    const shared = {
      ...record,
      facts: { fees: [{ what: 'labs' as const, amount: 0 }] },
      checks: [read(TODAY, 'facts.fees.labs')],
    }
    expect(listReadings(shared, 'labFee')).toEqual({
      readings: [expect.objectContaining({ offers: [] })],
      unread: [],
    })
  })
})
