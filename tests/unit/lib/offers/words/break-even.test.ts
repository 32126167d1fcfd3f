import { getBreakEven } from '@/lib/offers/break-even'
import { formatBreakEven, formatBreakEvenTitle } from '@/lib/offers/words/break-even'
import { makePlan } from '../../../../fixtures/plans'

const monthly = (dollars: number) => ({ cents: dollars * 100, every: 'month' as const })
const reference = makePlan(monthly(149), { name: 'Beta' })

test.each([
  [99, 'unknown', 'Stays cheaper than Beta if its drug costs under $50 a month.'],
  [99, 'separate', 'Stays cheaper than Beta if its drug costs under $50 a month.'],
  [179, 'unknown', '$360 more than Beta, even if its drug is included.'],
  [429, 'separate', '$3,360 more than Beta, before its drug.'],
] as const)('$%d a month, drug %s: %s', (dollars, drug, sentence) => {
  const breakEven = getBreakEven(makePlan(monthly(dollars), { drug }), reference, 12)
  expect(breakEven && formatBreakEven(breakEven)).toBe(sentence)
})

test('side by side, both offers are named', () => {
  const breakEven = getBreakEven(makePlan(monthly(99), { drug: 'unknown' }), reference, 12)
  expect(breakEven && formatBreakEvenTitle('Alpha', breakEven)).toBe(
    'Alpha stays cheaper than Beta if its drug costs under $50 a month.',
  )
})
