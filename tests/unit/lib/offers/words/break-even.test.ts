import { getBreakEven, getPairBreakEven } from '@/lib/offers/break-even'
import { getBudgetMonth } from '@/lib/offers/budget'
import type { Plan } from '@/lib/offers/plan'
import { toRow } from '@/lib/offers/row'
import { formatFit } from '@/lib/offers/words/answers'
import { formatBreakEven, formatBreakEvenTitle, formatSpare } from '@/lib/offers/words/break-even'
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

test('of two offers beside each other, the one without its drug is compared with the complete one', () => {
  const open = toRow(makePlan(monthly(99), { drug: 'unknown' }))
  const complete = toRow(reference)
  for (const pair of [
    [open, complete],
    [complete, open],
  ])
    expect(getPairBreakEven(pair)).toMatchObject({ open, breakEven: { code: 'cheaper-under', dollars: 50 } })
  for (const rows of [[open, open], [complete, complete], [open], [open, complete, complete]])
    expect(getPairBreakEven(rows)).toBeNull()
})

test('side by side, both offers are named', () => {
  const breakEven = getBreakEven(makePlan(monthly(99), { drug: 'unknown' }), reference, 12)
  expect(breakEven && formatBreakEvenTitle('Alpha', breakEven)).toBe(
    'Alpha stays cheaper than Beta if its drug costs under $50 a month.',
  )
})

const copay = (toDollars: number): Plan['fees'] => [
  { what: 'copay', cents: 0, toCents: toDollars * 100, every: 'month' },
]

test.each<[string, Plan['drug'], Plan['fees'], string, string]>([
  ['for the drug', 'unknown', [], '$151 left for its drug', '$151 a month left for its drug'],
  ['to spare', 'included', [], '$151 to spare', 'Fits $250'],
  [
    'for the drug, beside a copay',
    'unknown',
    copay(25),
    '$126 left for its drug',
    '$126 a month left for its drug',
  ],
  ['to spare, beside a copay', 'included', copay(25), '$126 to spare', 'Fits $250'],
  [
    'nothing that is certain, beside a higher copay',
    'unknown',
    copay(152),
    '',
    'We don’t know the drug’s price',
  ],
])('what $99 a month leaves of $250: %s', (_, drug, fees, spare, fit) => {
  const month = getBudgetMonth(makePlan(monthly(99), { drug, fees }), 12, 25_000)
  expect([formatSpare(month, 25_000), formatFit(month, 25_000)]).toEqual([spare, fit])
})

test('a card says when a bill that runs ahead is over the budget', () => {
  const month = getBudgetMonth(makePlan({ cents: 120_000, every: 'year' }, { drug: 'included' }), 12, 25_000)
  expect(formatFit(month, 25_000)).toBe('Asks $1,200 on day one; $100 a month')
})
