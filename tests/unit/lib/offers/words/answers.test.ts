import type { Plan, PlanPrice } from '@/lib/offers/plan'
import { toRow } from '@/lib/offers/row'
import { formatAlsoFits, formatPaymentsNote } from '@/lib/offers/words/answers'
import { makePlan } from '../../../../fixtures/plans'

test.each<[string, PlanPrice, Partial<Plan>, string]>([
  ['by the month', { cents: 14_900, every: 'month' }, {}, '$149 today, then $149 a month.'],
  ['at once', { cents: 164_900, every: 'once' }, {}, '$1,649 today, once.'],
  [
    'with what is not known',
    { cents: 14_900, every: 'month' },
    { gaps: ['visit', 'dose', 'product'] },
    '$149 today, then $149 a month, if fees and higher doses add nothing. Ask which drug: it may be compounded, which FDA does not review.',
  ],
])('the payments of what fits, in a sentence: %s', (_, price, changes, sentence) => {
  expect(formatPaymentsNote(toRow(makePlan(price, changes)))).toBe(sentence)
})

test('what also fits is named with its condition', () => {
  const named = (name: string, who?: string) => ({ name, kind: 'maker' as const, ...(who && { who }) })
  expect(formatAlsoFits([named('Wegovy pill'), named('Foundayo pill', 'if refilled within 45 days')])).toBe(
    'So do the Wegovy pill and the Foundayo pill (if refilled within 45 days), from their makers.',
  )
})
