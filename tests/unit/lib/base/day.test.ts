import { addDays, addMonthsToEnd, countDays, getMonthEnd, isDay, parseDay } from '@/lib/base/day'

test.each([
  ['2026-11-20', true],
  ['2024-02-29', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-1-2', false],
  ['2026-11', false],
  ['2026-11-20T08:00:00Z', false],
  ['x2026-11-20', false],
  ['yesterday', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test('counts and adds days across months and the end of daylight saving time', () => {
  expect(countDays('2026-10-31', '2026-11-20')).toBe(20)
  expect(countDays('2026-11-20', '2026-11-19')).toBe(-1)
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-11-20', -20)).toBe('2026-10-31')
})

test.each([
  ['2026-11', '2026-11-30'],
  ['2024-02', '2024-02-29'],
  ['November 2026', '2026-11-30'],
  ['December 2026', '2026-12-31'],
])('%s ends on %s', (month, day) => {
  expect(getMonthEnd(month)).toBe(day)
})

test.each([
  ['2026-11-30', 6, '2027-05-31'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-11-01', 0, '2026-11-30'],
])('%s and %i months later: %s', (day, months, end) => {
  expect(addMonthsToEnd(day, months)).toBe(end)
})

test('what is not a day cannot be used as one', () => {
  expect(parseDay('2026-11-20')).toBe('2026-11-20')
  for (const text of ['', '2026-02-30', '2026-11']) expect(() => parseDay(text)).toThrow(`got "${text}"`)
})
