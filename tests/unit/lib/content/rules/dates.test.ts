import { getLatestDay } from '@/lib/base/latest-day'
import { CONTEXT, errorsAfter } from '../../../../fixtures/fixture-content'

const LATEST = '2026-12-24'

/** The errors on LATEST, without line numbers. */
const errorsOf = (path: string, date: string) =>
  errorsAfter({ [path]: date }, { ...CONTEXT, latestDay: LATEST }).map((error) =>
    error.replace(/ \(line \d+\)$/, ''),
  )

describe('a date that readers see is not in the future', () => {
  test.each([
    ['changes.changes.0.date', 'content/changes.json → changes[0].date'],
    ['posts.posts.1.date', 'content/posts.json → posts[1].date'],
    ['guides.0.frontmatter.modified', 'content/guides/first-month-glp1.mdx → modified'],
  ])('%s', (path, field) => {
    expect(errorsOf(path, LATEST)).toEqual([])
    expect(errorsOf(path, '2026-12-25')).toEqual([
      `${field}: expected 2026-12-24 or earlier, got "2026-12-25", which is in the future. Write the day it happened.`,
    ])
  })

  test('including the date on which a guide was published', () => {
    expect(errorsOf('guides.0.frontmatter.published', '2026-12-25').join()).toContain(
      'content/guides/first-month-glp1.mdx → published: expected 2026-12-24',
    )
  })
})

test('security.txt expires within a year; the launch check reports one that has expired', () => {
  const errorsOn = (latestDay: string) =>
    errorsAfter({ 'site.securityTxt.expires': '2027-12-24' }, { ...CONTEXT, latestDay }).filter((error) =>
      error.includes('securityTxt'),
    )
  expect(errorsOn('2028-01-01')).toEqual([])
  expect(errorsOn('2026-12-25')).toEqual([])
  expect(errorsOn(LATEST)).toEqual([
    expect.stringContaining(
      'content/site.json → securityTxt.expires: expected a day before 2027-12-24, a year from now, got "2027-12-24". Write an earlier day.',
    ),
  ])
})

test.each([
  ['2026-11-20T09:59:59Z', '2026-11-20'],
  ['2026-11-20T10:00:00Z', '2026-11-21'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('at %s the latest date on Earth is %s', (now, day) => {
  expect(getLatestDay(Date.parse(now))).toBe(day)
})

test('the latest day comes from the clock, not from SOURCE_DATE_EPOCH', () => {
  const before = getLatestDay(Date.now())
  process.env.SOURCE_DATE_EPOCH = '0'
  const withEpoch = getLatestDay()
  delete process.env.SOURCE_DATE_EPOCH
  expect(withEpoch >= before).toBe(true)
})
