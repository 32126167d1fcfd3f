// Whether a budget holds: a month as itself, a week as 52/12 of it, a fill as a fill, and a bill that runs ahead as itself.
import fc from 'fast-check'
import { getBudgetMonth, getVerdict } from '@/lib/offers/budget'
import type { Plan } from '@/lib/offers/plan'
import { formatBudgetMonth, formatFit, formatVerdict } from '@/lib/offers/words/answers'
import { anyPlan } from '../../../fixtures/any-plan'
import { copay, pack, sixWeeks, thenQuarters, yearInParts, yearWithCopay } from '../../../fixtures/hard-plans'
import { expectHighest, expectMonths } from '../../../fixtures/plan-oracle'
import { makePlan as plan } from '../../../fixtures/plans'

const withCopay = plan({ cents: 24_000, every: 'month' }, { fees: [copay] })
const fillsWithCopay = plan(
  { cents: 19_900, every: '4 weeks', first: [{ bills: 2, cents: 9900 }] },
  { fees: [{ what: 'copay', cents: 1000, toCents: 3500, every: 'bill' }] },
)
const withLabs = plan({ cents: 9900, every: 'month' }, { unknownFees: ['labs'] })
const weekThenMonth = plan({
  cents: 19_900,
  every: 'month',
  first: [{ bills: 2, cents: 9900, every: 'week' }],
})

test.each<[string, Plan, number, string]>([
  ['a month, then quarters', thenQuarters, 200, 'Asks $747 in month 2; $249 a month'],
  ['a month, then quarters, within the budget', thenQuarters, 750, 'Fits $750 with $747 at once'],
  ['twelve weeks, then fills', pack, 250, 'Asks $414 on day one; $199 a month'],
  ['twelve weeks, then fills, within the budget', pack, 500, 'Fits $500 with $414 at once'],
  ['six weeks', sixWeeks, 250, 'Asks $300 on day one; $217.26 a month'],
  ['six weeks, within the budget', sixWeeks, 300, 'Fits $300 with $300 at once'],
  ['parts of a year', yearInParts, 250, 'Over $250 in month 1, $297'],
  ['parts of a year, within the budget', yearInParts, 300, 'Fits $300 every month'],
  // Month 6 has two of the thirteen fills.
  [
    'a course in four parts, two weeks apart',
    plan({ cents: 99_900, every: 'once', instalments: { bills: 4, every: '2 weeks' } }),
    250,
    // Two parts of $249.75 a month, for two months.
    'Over $250 in month 1, $499.50',
  ],
  [
    'two fills, then ten weeks ahead',
    plan({ cents: 26_900, every: '10 weeks', first: [{ bills: 2, cents: 14_900, every: '4 weeks' }] }),
    250,
    // In the second month, a fill and the first bill ahead.
    'Asks $418 in month 2; $116.89 a month',
  ],
  [
    'a fill with a copay, over it from the third one',
    fillsWithCopay,
    150,
    'Over $150 from fill 3, $209 to $234',
  ],
  ['a year ahead with a copay', yearWithCopay, 500, 'Asks $828 to $853 on day one; $69 to $94 a month'],
  ['a year ahead with a copay, within the budget', yearWithCopay, 900, 'Fits $900 with $828 to $853 at once'],
  [
    'a week with a copay',
    plan(
      { cents: 9900, every: 'week' },
      { fees: [{ what: 'copay', cents: 0, toCents: 500, every: 'bill' }] },
    ),
    300,
    'Over $300 a month on average, $429 to $450.67',
  ],
  ['a copay that may be too much', withCopay, 250, 'May be over $250: up to $265 in month 1'],
  ['a copay within the budget', withCopay, 290, 'Fits $290 every month'],
  ['a copay on top of too much', withCopay, 239, 'Over $239 from month 1, $240 to $265'],
  ['a fee of unknown amount', withLabs, 250, 'There is a lab fee; we don’t know how much'],
  // 2 × $99 come in the first month, and no half of one more.
  ['two weeks, then months', weekThenMonth, 397, 'Fits $397 every month'],
])('a budget and %s', (_, plan, dollars, expected) => {
  expect(formatVerdict(getVerdict(plan, 12, dollars * 100), dollars * 100)).toBe(expected)
})

test('a card and a row say the same of a range and of a microdose', () => {
  const month = getBudgetMonth(withCopay, 12, 25_000)
  expect([formatFit(month, 25_000), formatBudgetMonth(withCopay, month)]).toEqual([
    'May be over $250: up to $265 in month 1',
    '$240 to $290',
  ])
  const fill = getBudgetMonth(fillsWithCopay, 12, 15_000)
  expect(formatBudgetMonth(fillsWithCopay, fill)).toBe('$209 to $234 from fill 3')
  const micro = plan({ cents: 7900, every: 'month' }, { doseLevel: 'micro' })
  expect(formatBudgetMonth(micro, getBudgetMonth(micro, 12, 25_000))).toBe('$79, microdose')
})

/** Whether a period is one that averages or counts by the fill. */
const isShort = (every: string) =>
  /day|week/.test(every) && !/^(?:[5-9]|\d\d+) weeks|^(?:3[2-9]|[4-9]\d|\d{3}) days/.test(every)

const listPeriods = ({ price, fees }: Plan) =>
  [price, ...(price?.first ?? []), price?.instalments, ...fees].flatMap((bill) => bill?.every ?? [])

test('by the month, a budget fits if each month does, and is over if one is, for generated offers', () => {
  const groups = new Set<string>()
  fc.assert(
    fc.property(
      anyPlan,
      fc.integer({ min: 1, max: 24 }),
      fc.integer({ min: 0, max: 999 }),
      (one, months, at) => {
        const { drugFrom: _, ...plan } = { ...one, drug: 'included' as const }
        fc.pre(!listPeriods(plan).some(isShort))
        const low = Math.max(0, ...expectMonths(plan, months))
        const high = Math.max(0, ...expectHighest(plan, months))
        // Around both ends.
        const budget = Math.max(0, [low - 1, low, low + 1, high - 1, high, high + 1, at * 500][at % 7] ?? 0)
        const { group } = getVerdict(plan, months, budget)
        groups.add(group)
        expect(group).toBe(low > budget ? 'over' : high > budget ? 'unknown' : 'fits')
      },
    ),
    { numRuns: 500, seed: 61 },
  )
  expect([...groups].sort()).toEqual(['fits', 'over', 'unknown'])
})
