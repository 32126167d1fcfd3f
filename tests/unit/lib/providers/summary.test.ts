import { getProviders } from '@/lib/content'
import {
  formatPharmaciesKnown,
  formatRefundsKnown,
  formatScoreBasis,
  formatStatesKnown,
  formatTermsKnown,
} from '@/lib/providers/summary'
import { FACT_KEYS } from '@/lib/schemas/fact-words'

const ranked = () => getProviders()

/** The ranked providers, the first of them with other facts. */
const withFacts = (changes: object) =>
  ranked().map((provider, index) =>
    index === 0 ? { ...provider, facts: { ...provider.facts, ...changes } } : provider,
  )

test('what the records do not say is said for all of them', () => {
  expect(formatStatesKnown(ranked())).toBeNull()
  expect(formatTermsKnown(ranked())).toBe(
    'We don’t know how to cancel any of the five, or whether they renew.',
  )
  expect(formatRefundsKnown(ranked())).toBe(
    'We know of a refund at one of the five: RemedyMeds, within 30 days: terms not known. Ask whether it covers this.',
  )
  expect(formatPharmaciesKnown(ranked())).toBe('We don’t know it for any of the five yet.')
  expect(formatRefundsKnown(withFacts({ refund: undefined }))).toBe(
    'We know of no refund at any of the five.',
  )
})

test('once a record says it, the sentence names the provider', () => {
  expect(formatPharmaciesKnown(withFacts({ pharmacy: 'Main Street' }))).toBe(
    'We know it for one of the five: RemedyMeds.',
  )
  expect(formatStatesKnown(withFacts({ states: ['TX'] }))).toBe(
    'We know the states of one of the five: RemedyMeds. Ask the others before you answer health questions.',
  )
  expect(formatTermsKnown(withFacts({ renews: true }))).toBe(
    'We know about cancellation or renewal for one of the five: RemedyMeds. Ask the others.',
  )
})

test('what a score rests on', () => {
  const reason = { source: 'https://a.test/', verifiedOn: '2026-11-01', checkedBy: 'A' }
  expect(formatScoreBasis(ranked(), 20)).toBe(
    `We look at 20+ evaluation criteria; for the five, we know 3 to 7 of ${FACT_KEYS.length}, and how a score was made is not published.`,
  )
  const explained = ranked().map((one, index) => (index === 0 ? { ...one, scoreEvidence: reason } : one))
  expect(formatScoreBasis(explained, 20)).toContain('and how 1 of 5 scores were made is published.')
})
