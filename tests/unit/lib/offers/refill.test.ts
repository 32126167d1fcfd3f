// The refill clock: the last day to order, at its limits, and what it says.
import type { Day } from '@/lib/base/day'
import { getRefill } from '@/lib/offers/refill'
import { findRefillRule } from '@/lib/offers/refill-rule'
import { describeRefill, describeRule, formatRefillDoses, makeRefillFile } from '@/lib/offers/words/refill'
import { getFixtureContent } from '../../../fixtures/checked-content'

const TODAY = '2026-11-28'
const { drugs } = getFixtureContent()['maker-prices']

function find(id: string, today: Day = TODAY) {
  const drug = drugs.find((one) => one.id === id)
  return drug ? findRefillRule(drug, today) : null
}

const zepbound = find('zepbound')
if (!zepbound) throw new Error('Zepbound has no rule')

test('only doses that cost more when they are late have a clock', () => {
  expect(zepbound.doses.map(({ dose, cents, lateCents }) => [dose, cents, lateCents])).toEqual([
    ['7.5 mg', 44_900, 49_900],
    ['10 mg', 44_900, 69_900],
    ['12.5 mg', 44_900, 69_900],
    ['15 mg', 44_900, 69_900],
  ])
  expect([zepbound.refillDays, zepbound.fillDays, formatRefillDoses(zepbound)]).toEqual([
    45,
    28,
    '7.5 mg and up',
  ])
  expect(find('foundayo')?.doses.map(({ dose }) => dose)).toEqual(['14.5 mg', '17.2 mg'])
  expect(find('foundayo')?.fillDays).toBe(30)
  expect(find('wegovy-pen')).toBeNull()
})

test('after the last day of its prices, a drug has no clock', () => {
  expect(find('foundayo', '2026-12-31')).not.toBeNull()
  expect(find('foundayo', '2027-01-01')).toBeNull()
})

test.each([
  // 45 days after November 24 is January 8.
  ['2026-11-24', '2027-01-07', 1, false], // 44 days
  ['2026-11-24', '2027-01-08', 0, false], // 45 days
  ['2026-11-24', '2027-01-09', -1, true], // 46 days
  // Over the end of a year, and over February with and without a leap day.
  ['2026-12-31', '2027-02-14', 0, false],
  ['2028-01-31', '2028-03-16', 0, false],
  ['2028-01-31', '2028-03-17', -1, true],
  ['2027-01-31', '2027-03-17', 0, false],
  ['2028-02-29', '2028-04-14', 0, false],
])('ordered on %s, on %s %d days are left', (lastOrder, today, daysLeft, isLate) => {
  expect(getRefill(zepbound, lastOrder, today)).toMatchObject({ daysLeft, isLate })
})

test('it says by when, what a late fill costs, and when it is too late', () => {
  expect(describeRefill(zepbound, '2026-11-24', '2026-11-28')).toEqual({
    title: 'Order by January\u00a08 to keep $449',
    text: '41 days left. After that a fill costs $499 at 7.5 mg, $699 from 10 mg.',
  })
  expect(describeRefill(zepbound, '2026-11-24', '2027-01-07').text).toMatch(/^1 day left\./)
  expect(describeRefill(zepbound, '2026-11-24', '2027-01-08').text).toMatch(/^That is today\./)
  expect(describeRefill(zepbound, '2026-11-24', '2027-01-09')).toEqual({
    title: 'The last day was January\u00a08',
    text: 'Now a fill costs $499 at 7.5 mg, $699 from 10 mg. Ask Eli Lilly first.',
  })
  expect(describeRule(zepbound)).toBe(
    'Order again within 45 days of your last order to keep $449. After that a fill costs $499 at 7.5 mg, $699 from 10 mg.',
  )
})

test('the calendar file has the last day to order of this fill and of those after it', () => {
  const file = makeRefillFile(zepbound, '2026-11-24', 'weighpoint.example', new Date('2026-11-28T12:00:00Z'))
  const days = [...file.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day)
  expect(days.slice(0, 3)).toEqual(['20270108', '20270205', '20270305'])
  expect(file.replaceAll('\r\n ', '')).toContain('Ask Eli Lilly which day the 45 days count from.')
})
