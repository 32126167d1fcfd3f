import { getReportQuery, getReportSubject } from '@/lib/contact/report-subject'

const RECORDS = [
  { id: 't-mates', name: 'T-Mates' },
  { id: 'g-plans', name: 'g-plans' },
]

test('a report about a known record names it in the subject', () => {
  expect(getReportSubject(getReportQuery('t-mates'), RECORDS)).toBe('Error in the record of T-Mates')
})

test.each([
  '',
  '?about=',
  '?about=T-Mates',
  '?about=%20t-mates',
  '?about=unknown',
  '?about=<script>alert(1)</script>',
  '?about=t-mates&about=g-plans',
  '?subject=t-mates',
  '?about=__proto__',
  `?about=${'t-mates'.repeat(10_000)}`,
])('%.40s fills in nothing', (search) => {
  expect(getReportSubject(search, RECORDS)).toBeNull()
})
