import { formatAlsoFits, formatPaymentsNote } from '@/lib/offers/answer-words'

test.each([
  ['Due today $149, then $149 a month', '$149 today, then $149 a month.'],
  ['Due today $1,649, once', '$1,649 today, once.'],
])('%s', (cashFlow, sentence) => {
  expect(formatPaymentsNote({ cashFlow, gaps: [] })).toBe(sentence)
})

test('what also fits is named with its condition', () => {
  const named = (name: string, who?: string) => ({ name, kind: 'maker' as const, ...(who && { who }) })
  expect(formatAlsoFits([named('Wegovy pill'), named('Foundayo pill', 'if refilled within 45 days')])).toBe(
    'So do the Wegovy pill and the Foundayo pill (if refilled within 45 days), from their makers.',
  )
})
