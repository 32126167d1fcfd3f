import { getProviders } from '@/lib/content'
import {
  formatCertificateCount,
  formatRefundsKnown,
  formatScoreBasis,
  formatStatesKnown,
  formatTermsKnown,
} from '@/lib/providers/summary'

const ranked = () => getProviders()

/** The ranked providers, the first of them with other facts. */
const withFacts = (changes: object) =>
  ranked().map((provider, index) =>
    index === 0 ? { ...provider, facts: { ...provider.facts, ...changes } } : provider,
  )

test('what the records do not say is said for all of them', () => {
  expect(formatStatesKnown(ranked())).toBeNull()
  expect(formatTermsKnown(ranked())).toBe('For none of the five are cancellation or renewal on record.')
  expect(formatRefundsKnown(ranked())).toBe(
    'On record for one of the five: RemedyMeds, within 30 days. Ask what it covers.',
  )
  expect(formatRefundsKnown(withFacts({ refund: null }))).toBe('For none of the five is a refund on record.')
})

test('once a record says it, the sentence names the provider', () => {
  expect(formatStatesKnown(withFacts({ states: ['TX'] }))).toBe(
    'The states are on record for one of the five: RemedyMeds. Ask the others before you answer health questions.',
  )
  expect(formatTermsKnown(withFacts({ automaticRenewal: true }))).toBe(
    'Cancellation or renewal is on record for one of the five: RemedyMeds. Ask the others.',
  )
})

test('what a score rests on', () => {
  const reason = { source: 'https://a.test/', verifiedOn: '2026-11-01', checkedBy: 'A' }
  expect(formatScoreBasis(ranked(), 20)).toBe(
    'We look at 20+ evaluation criteria; for the five, 3 to 7 of 27 are on record, and how a score was made is not published.',
  )
  const explained = ranked().map((one, index) => (index === 0 ? { ...one, scoreEvidence: reason } : one))
  expect(formatScoreBasis(explained, 20)).toContain('and how 1 of 5 scores were made is published.')
})

test.each([
  [0, 'not yet checked by us: 0 of 5'],
  [2, 'checked by us: 2 of 5'],
])('%d certificates checked', (done, expected) => {
  expect(formatCertificateCount({ done, total: 5 })).toBe(expected)
})
