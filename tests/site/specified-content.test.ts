// Content that the specification fixes. Only this file and guide-figures.ts repeat values of content/, and they change with
// the specification. Other tests should use fixture content or derive expectations from content/, so that an editor's
// change breaks none.
import { expect, test } from 'playwright/test'
import { readContent } from '../fixtures/live-content'

test('the calculator has the specified timeframes, labels, table, and disclaimer', () => {
  const { table, timeframesWeeks, medications, dosages, disclaimer } = readContent().projection
  expect(timeframesWeeks).toEqual([4, 8, 12, 24, 36, 52, 68, 72])
  expect(medications.map(({ label }) => label)).toEqual([
    'Tirzepatide (Mounjaro/Zepbound)',
    'Semaglutide (Wegovy/Ozempic)',
  ])
  expect(dosages.map(({ label }) => label)).toEqual([
    'Low (starting)',
    'Standard (maintenance)',
    'High (max)',
  ])
  expect(table).toEqual({
    tirzepatide: {
      low: { week52: 0.12, week72: 0.16 },
      standard: { week52: 0.18, week72: 0.2 },
      high: { week52: 0.2, week72: 0.22 },
    },
    semaglutide: {
      low: { week52: 0.09, week72: 0.12 },
      standard: { week52: 0.13, week72: 0.15 },
      high: { week52: 0.14, week72: 0.16 },
    },
  })
  expect(disclaimer).toBe(
    'Projections are based on clinical trial ranges and assume consistent medication use. Individual results vary. This is educational only.',
  )
})

test('the FAQ has ten questions with the specified figures', () => {
  const { items } = readContent().faq
  expect(items).toHaveLength(10)
  const answer = (id: string) => items.find((item) => item.id === id)?.answer.join(' ')
  expect(answer('expected-weight-loss')).toContain('15-22%')
  expect(answer('what-does-it-cost')).toContain('$99-$300+/month')
  expect(answer('side-effects')).toContain('medullary thyroid carcinoma')
})

test('the site has the specified counts, claims, edition, and years', () => {
  const { site } = readContent()
  expect(site).toMatchObject({
    counts: { reviewed: 150, analysed: 74, criteria: 20 },
    quizClaims: { savings: '$1,200/Year', users: '50,000+', duration: '30 seconds' },
    resultsEdition: { year: '2025', month: 'August 2025' },
    legalUpdated: 'August 2025',
    copyrightYear: 2025,
  })
})
