// A visitor's own quote: the same plan and the same sums as a seller's offer with these figures.

import fc from 'fast-check'
import { QUOTE_FEES as FEES } from '@/lib/base/fees'
import { formatFragment, parseFragment } from '@/lib/base/fragment'
import { getVerdict } from '@/lib/offers/budget'
import { getSection } from '@/lib/offers/compare'
import { isShareable } from '@/lib/offers/inputs'
import type { Plan, PlanFee } from '@/lib/offers/plan'
import { NO_QUOTE, parseQuote, QUOTE_KEYS, type QuoteValues } from '@/lib/offers/quote'
import { toRow } from '@/lib/offers/row'
import { getDueToday, getSecondYear, getStops, getSum, isLowerBound, withDrugPrice } from '@/lib/offers/sums'
import { formatVerdict } from '@/lib/offers/words/answers'
import { formatAmount } from '@/lib/offers/words/labels'
import { formatRowSum, formatSecondYear, formatShortPrice, formatSumLabel } from '@/lib/offers/words/offers'
import { getCalendar } from '@/lib/offers/words/payments'
import { anyEvery } from '../../../fixtures/any-plan'
import { expectDueToday, expectMonths, sumOf } from '../../../fixtures/plan-oracle'
import { makePlan } from '../../../fixtures/plans'

/** A real quote: $39 the first month, then $149, and $25 shipping. */
const REAL: QuoteValues = { quote_price: '149', quote_first: '39', quote_shipping: '25' }
const ZEROS: QuoteValues = Object.fromEntries(FEES.map((what) => [`quote_${what}`, '0']))
const COMPLETE: QuoteValues = { ...ZEROS, ...REAL, quote_term: '0', quote_drug: 'included' }

function parse(values: QuoteValues): Plan {
  const plan = parseQuote(values)
  if (!plan) throw new Error('no plan')
  return plan
}

const cents = fc.integer({ min: 0, max: 1_000_000 })
const every = anyEvery
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const quote = fc.record({
  price: fc.integer({ min: 1, max: 1_000_000 }),
  every,
  first: maybe(fc.record({ cents, bills: fc.integer({ min: 1, max: 24 }) })),
  fees: fc.uniqueArray(
    fc.record({ what: fc.constantFrom(...FEES), cents, every: maybe(fc.oneof(every, fc.constant('bill'))) }),
    {
      selector: ({ what }) => what,
    },
  ),
  term: maybe(fc.integer({ min: 0, max: 36 })),
  drug: maybe(fc.constantFrom('included', 'separate', 'insurance', 'unknown')),
})

/** As people type: "149", "$1,649.50". */
const type = (amount: number) => `$${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

/** How often each fee usually comes, as the form shows it. */
const USUAL: Record<string, PlanFee['every']> = {
  membership: 'month',
  visit: 'once',
  setup: 'once',
  labs: 'once',
  shipping: 'bill',
  needles: 'bill',
}

test('agrees with a second implementation on any quote, in every form of price that the fields allow', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(quote, fc.integer({ min: 1, max: 24 }), (one, months) => {
      const values: Record<string, string> = {
        quote_price: type(one.price),
        quote_every: one.every,
        ...(one.drug && { quote_drug: one.drug }),
        ...(one.term !== undefined && { quote_term: `${one.term}` }),
        ...(one.first && { quote_first: type(one.first.cents), quote_bills: `${one.first.bills}` }),
      }
      for (const { what, cents: amount, every: chosen } of one.fees) {
        values[`quote_${what}`] = type(amount)
        if (chosen) values[`quote_${what}_every`] = chosen
        seen.add(`${what} ${chosen}`)
      }
      seen.add(one.every)
      // What a shared address says is what was typed.
      const shared = parseFragment(formatFragment(values, QUOTE_KEYS), QUOTE_KEYS, isShareable) ?? {}
      const plan = parse(shared)
      const expected = makePlan(
        {
          cents: one.price,
          every: one.every,
          ...(one.first && one.every !== 'once' && { first: [one.first] }),
        },
        {
          fees: one.fees.map((fee) => ({ ...fee, every: fee.every ?? USUAL[fee.what] }) as PlanFee),
          ...(one.term !== undefined && { minimumMonths: one.term }),
        },
      )
      expect([
        getSum(plan, months),
        getDueToday(plan),
        getSecondYear(plan),
        ...getStops(plan).map(({ cents: stop }) => stop),
        isLowerBound(plan),
      ]).toEqual([
        sumOf(expectMonths(expected, months)),
        expectDueToday(expected),
        sumOf(expectMonths(expected, 24)) - sumOf(expectMonths(expected, 12)),
        ...[3, 6, 12].map((stop) => sumOf(expectMonths(expected, stop, true))),
        one.drug !== 'included',
      ])
    }),
    { numRuns: 250, seed: 54 },
  )
  expect([...seen]).toEqual(
    expect.arrayContaining(['once', 'day', 'week', 'month', 'year', '4 weeks', 'shipping bill']),
  )
})

test('the quote that people get: $39 at first, then $149, and $25 shipping', () => {
  const row = toRow(parse(REAL))
  // 39 + 11 × 149 + 12 × 25
  expect([formatRowSum(row), formatAmount(row.dueTodayCents), formatShortPrice(row)]).toEqual([
    'at least $1,978',
    '$64',
    '$149/month',
  ])
  expect(getSection(parse(REAL))).toBe('at-least')
})

test('with every field filled, the sum is complete, and the budget holds or does not as for any seller', () => {
  const plan = parse(COMPLETE)
  expect(formatRowSum(toRow(plan))).toBe('$1,978')
  expect(getSection(plan)).toBe('complete')
  expect(
    [174, 173].map((dollars) => formatVerdict(getVerdict(plan, 12, dollars * 100), dollars * 100)),
  ).toEqual(['Fits $174 at this price', 'Over $173 from month 2, $174'])
})

test.each([...FEES.map((what) => [what, `quote_${what}`]), ['term', 'quote_term'], ['drug', 'quote_drug']])(
  'without the %s, what to ask is known; only without the drug, the sum is "at least"',
  (gap, key) => {
    const plan = parse({ ...COMPLETE, [key as string]: '' })
    expect(formatRowSum(toRow(plan))).toMatch(gap === 'drug' ? /^at least \$/ : /^\$/)
    expect(getSection(plan)).toBe(gap === 'drug' ? 'at-least' : 'complete')
    expect(plan.gaps).toEqual(['product', 'dose', gap, 'renewal', 'refund'])
  },
)

test('a drug that is extra counts with the visitor’s price of it', () => {
  const plan = withDrugPrice(parse({ ...COMPLETE, quote_drug: 'separate' }), 30_000)
  expect(formatRowSum(toRow(plan))).toBe('$5,578')
})

test.each<[string, QuoteValues]>([
  ['nothing', {}],
  ['no price', { quote_first: '39', quote_drug: 'included' }],
  ['no amount', { quote_price: '<b>149' }],
  ['a price of nothing', { quote_price: '0' }],
  ['more than anybody pays', { quote_price: '10001' }],
  ['what clearing leaves', { ...COMPLETE, ...NO_QUOTE }],
])('%s is no quote', (_, values) => {
  expect(parseQuote(values)).toBeNull()
})

test('an address cannot bring a value that is not valid', () => {
  const hostile =
    '#quote_price=149&quote_first=1e3&quote_bills=99&quote_term=-1&quote_every=<b>&quote_drug=free&quote_labs_every=x&quote_labs=%24'
  const values = parseFragment(hostile, QUOTE_KEYS, isShareable) ?? {}
  const plan = parse(values)
  expect(plan).toEqual(parse({ quote_price: '149' }))
  expect(JSON.stringify(plan)).not.toMatch(/<|free/)
})

test('a minimum term of two years is listed to its end, is in the sum, and in no year twice', () => {
  const plan = parse({ ...ZEROS, quote_price: '149', quote_term: '24', quote_drug: 'included' })
  const row = toRow(plan)
  expect(`${formatSumLabel(row)} ${formatRowSum(row)}`).toBe('first 24 months $3,576')
  const { columns, runs } = getCalendar(plan)
  expect(columns.reduce((sum, { cents: due }) => sum + due, 0)).toBe(row.sumCents)
  expect(runs.map(({ label }) => label)).toEqual(['Due today', 'Months 2 to 24, each'])
  expect([formatSecondYear(row), row.secondYear.cents]).toEqual(['A second year, after the minimum term', 0])
})
