import { spawnSync } from 'node:child_process'
import { formatDollars, formatMonthOrDay, formatRating } from '@/lib/base/format'
import { formatMonth, getBuildDate, getBuildMonth, getLatestDay } from '@/lib/base/month'

test.each([
  [2048, '$2,048'],
  [1234567, '$1,234,567'],
  [1234567.5, '$1,234,567.50'],
  [999, '$999'],
  [137.42, '$137.42'],
  [99.5, '$99.50'],
  [0, '$0'],
])('%d dollars read %s', (amount, text) => {
  expect(formatDollars(amount)).toBe(text)
})

test('ratings have one decimal; dates are as precise as they are known, and the same in every time zone', () => {
  expect([10, 9.4].map(formatRating)).toEqual(['10.0', '9.4'])
  expect(['2026-01', '2026-01-01'].map(formatMonthOrDay)).toEqual(['January 2026', 'January 1, 2026'])
  expect(formatMonth(new Date(2027, 2, 5))).toBe('March 2027')
})

test('SOURCE_DATE_EPOCH sets the date of a build', () => {
  expect(getBuildDate('1700000000').toISOString()).toBe('2023-11-14T22:13:20.000Z')
  expect(() => getBuildDate('yesterday')).toThrow(
    'SOURCE_DATE_EPOCH: expected seconds since 1970, got "yesterday"',
  )
})

test('without SOURCE_DATE_EPOCH, a build has the current date', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  expect(getBuildDate('').toISOString()).toBe('2026-11-20T12:00:00.000Z')
  expect(getBuildMonth()).toBe('November 2026')
  jest.useRealTimers()
})

/** The time zone of a process is fixed at its start, so each zone has its own process. */
test.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'a build in %s uses the UTC month of its date',
  (TZ) => {
    const read = "require('jiti').createJiti(process.cwd() + '/').import('./lib/base/month.ts')"
    const { stdout } = spawnSync(
      process.execPath,
      ['-e', `${read}.then(({ getBuildMonth }) => console.log(getBuildMonth(), new Date(0).getHours()))`],
      { encoding: 'utf8', env: { ...process.env, TZ, SOURCE_DATE_EPOCH: '1798772400' } },
    )
    const hours = { UTC: 0, 'America/Los_Angeles': 16, 'Pacific/Kiritimati': 13 }[TZ]
    expect(stdout).toBe(`January 2027 ${hours}\n`)
  },
)

test.each([
  ['UTC', '2026-11-30'],
  ['America/Los_Angeles', '2026-11-29'],
  ['Asia/Tokyo', '2026-11-30'],
  ['Pacific/Kiritimati', '2026-11-30'],
])('an editor in %s has their own day', (TZ, day) => {
  const read = "require('jiti').createJiti(process.cwd() + '/').import('./lib/base/month.ts')"
  const print = `${read}.then(({ getLocalDay }) => console.log(getLocalDay(new Date('2026-11-30T02:00:00Z'))))`
  const { stdout } = spawnSync(process.execPath, ['-e', print], {
    encoding: 'utf8',
    env: { ...process.env, TZ },
  })
  expect(stdout).toBe(`${day}\n`)
})

test('the latest day on earth begins at 10:00 UTC', () => {
  expect(getLatestDay(new Date('2026-11-30T09:59:59Z'))).toBe('2026-11-30')
  expect(getLatestDay(new Date('2026-11-30T10:00:00Z'))).toBe('2026-12-01')
})

test.each(['1700000000x', 'x1700000000', '1'.repeat(13)])('SOURCE_DATE_EPOCH=%s is refused', (epoch) => {
  expect(() => getBuildDate(epoch)).toThrow(`got "${epoch}". Write digits only.`)
})
