// The structures that harder sellers have, each with its sums by hand, and what is decided from them.
import fc from 'fast-check'
import type { Day } from '@/lib/base/day'
import { countPerYear, type Every } from '@/lib/base/periods'
import { findReference, getBreakEven } from '@/lib/offers/break-even'
import { chooseOffer } from '@/lib/offers/choose-offer'
import {
  getPlanOn,
  getPriceAfter,
  listChangeDays,
  listPlansOn,
  readBetweenChanges,
  startOn,
} from '@/lib/offers/dates'
import { getPlans } from '@/lib/offers/from-content'
import { listLeavingCosts } from '@/lib/offers/leaving-cost'
import type { Plan, PlanPrice } from '@/lib/offers/plan'
import { getLastOrderDay, isInTime } from '@/lib/offers/refill'
import { toRow } from '@/lib/offers/row'
import { getDueToday, getSecondYear, getStopRange, getSum, getSumRange } from '@/lib/offers/sums'
import {
  formatBound,
  formatDueToday,
  formatPriceCell,
  formatRowSum,
  formatTerms,
} from '@/lib/offers/words/offers'
import { formatCashFlow, getCalendar } from '@/lib/offers/words/payments'
import type { Fee } from '@/lib/schemas/prices'
import { anyPlan } from '../../../fixtures/any-plan'
import { getFixtureProviders } from '../../../fixtures/checked-content'
import {
  contract,
  copay,
  free,
  labsTwice,
  membership,
  pack,
  renewing,
  shippingBelow250,
  thenQuarters,
  yearInParts,
  yearWithCopay,
} from '../../../fixtures/hard-plans'
import { expectHighest, expectMonths, sumOf } from '../../../fixtures/plan-oracle'
import { makePlan as plan } from '../../../fixtures/plans'

const dollars = (amount: number) => amount * 100

test.each<[Every, number, number, number]>([
  ['6 weeks', 300, 300, 2700],
  ['5 weeks', 100, 100, 1100],
  ['10 weeks', 269, 269, 1614],
  ['45 days', 100, 100, 900],
])('every %s: $%d is due today %d, and %d in the first year', (every, amount, today, year) => {
  const one = plan({ cents: dollars(amount), every })
  expect([getDueToday(one), getSum(one)]).toEqual([dollars(today), dollars(year)])
})

test('a period of any length: its bills of a year are whole, and never more than begin', () => {
  const weeks = fc.integer({ min: 5, max: 104 })
  fc.assert(
    fc.property(weeks, (count) => {
      const one = plan({ cents: 1, every: `${count} weeks` })
      expect(getSum(one)).toBe(Math.ceil(365 / (count * 7)))
      expect(countPerYear(`${count} weeks`)).toBeCloseTo(365 / 7 / count)
    }),
  )
})

/** First year, second year, stopped after three months; from and to where they differ. */
const sums = (one: Plan) => {
  const show = (range: { fromCents: number; toCents: number } | null) =>
    range &&
    (range.fromCents === range.toCents ? range.fromCents / 100 : [range.fromCents / 100, range.toCents / 100])
  return [show(getSumRange(one)), getSecondYear(one) / 100, show(getStopRange(one, 3))]
}

test.each<[string, Plan, (number | number[])[]]>([
  ['one month at $147, then $747 every 3 months', thenQuarters, [3135, 2988, 894]],
  ['twelve weeks for $414, then $199 every 4 weeks', pack, [2404, 2587, 414]],
  [
    // 99 + 4 × 349 + 9 × 499 + 4 × 30
    'a membership, four fills and then dearer ones, a visit every 3 months, and a lab fee of unknown amount',
    membership,
    [6106, 6706, 1176],
  ],
  [
    '$828 a year with a copay of $0 to $25 a fill, which ends with the treatment',
    yearWithCopay,
    [[828, 1153], 828, [828, 903]],
  ],
  ['$269 every 10 weeks', plan({ cents: 26_900, every: '10 weeks' }), [1614, 1345, 538]],
  [
    // 149 at the start; 85 in months 4, 7 and 10
    'labs at the start, and others from month 4',
    labsTwice,
    [1604, 1540, 449],
  ],
  ['shipping that is free for orders of $250 and more', shippingBelow250, [3418, 3588, 727]],
  ['a year in four payments of $297: whoever stops owes the rest', yearInParts, [1188, 1188, 1188]],
  ['a contract of a year with a fee of $199 for leaving', contract, [2148, 2148, 736]],
  [
    'a term that renews for 6 months: three months of the second one are paid, too',
    renewing,
    [1400, 1200, 800],
  ],
  ['a price of nothing: an employer pays', free, [0, 0, 0]],
])('%s', (_, one, expected) => expect(sums(one)).toEqual(expected))

test('the first of four instalments is due today', () => {
  expect(getDueToday(yearInParts)).toBe(29_700)
})

describe('break-even', () => {
  const month = (amount: number): PlanPrice => ({ cents: dollars(amount), every: 'month' })
  const reference = plan(month(149), { key: 'directmeds' })

  test('an offer stays cheaper while its drug costs under $50, or is dearer by a sum', () => {
    const of = (one: Plan) => getBreakEven(one, reference, 12)
    expect(of(plan(month(99), { drug: 'unknown' }))).toMatchObject({ code: 'cheaper-under', dollars: 50 })
    const intro = plan({ ...month(179), first: [{ bills: 1, cents: 7900 }] }, { drug: 'unknown' })
    expect(of(intro)).toMatchObject({ code: 'costs-more', cents: dollars(260), drug: 'unknown' })
    const weekly = plan({ cents: 9900, every: 'week' }, { drug: 'separate' })
    expect(of(weekly)).toMatchObject({ code: 'costs-more', cents: dollars(3360), drug: 'extra' })
    expect(of(plan(month(99)))).toBeNull()
    expect(getBreakEven(plan(month(99), { drug: 'unknown' }), null, 12)).toBeNull()
  })

  test('a dollar less than the stated price of the drug is cheaper, a dollar more is not, for generated offers', () => {
    fc.assert(
      fc.property(anyPlan, anyPlan, fc.integer({ min: 1, max: 24 }), (one, other, months) => {
        const { drugFrom: _, ...open } = { ...one, drug: 'separate' as const }
        const { drugFrom: __, ...complete } = { ...other, drug: 'included' as const }
        const result = getBreakEven(open, complete, months)
        if (result?.code !== 'cheaper-under') return
        // Whatever a range comes to: at its high end it is cheaper than the low end of the other.
        const withDrug = (amount: number) => sumOf(expectHighest(open, months)) + months * dollars(amount)
        const limit = sumOf(expectMonths(complete, months))
        expect([withDrug(result.dollars - 1) < limit, withDrug(result.dollars + 1) > limit]).toEqual([
          true,
          true,
        ])
      }),
      { numRuns: 300, seed: 61 },
    )
  })

  test('"at most" names the least that it can be, for generated offers', () => {
    fc.assert(
      fc.property(anyPlan, anyPlan, fc.integer({ min: 1, max: 24 }), (one, other, months) => {
        const { drugFrom: _, ...open } = { ...one, drug: 'unknown' as const }
        const result = getBreakEven(open, other, months)
        if (result?.code !== 'costs-more') return
        const least = sumOf(expectMonths(open, months)) - sumOf(expectHighest(other, months))
        expect([result.cents, least > 0]).toEqual([least, true])
      }),
      { numRuns: 500, seed: 61 },
    )
  })

  // For 12 months, the other costs 12 × $149 = $1,788.
  test.each<[string, Plan, Plan, number, object | null]>([
    // 828 + 13 × 25 = 1,153; 1,788 − 1,153 = 635
    ['a copay of up to $25 a fill', yearWithCopay, reference, 12, { dollars: 52 }],
    // 1,649 to 1,974: within the range, neither is certain.
    [
      'a range around the other sum',
      plan({ cents: 164_900, every: 'year' }, { fees: [copay] }),
      reference,
      12,
      null,
    ],
    [
      'a range above it',
      plan({ cents: 188_800, every: 'year' }, { fees: [copay] }),
      reference,
      12,
      { cents: 10_000 },
    ],
    // The other costs 1,788 to 2,113: only the low end is certain.
    ['a range of the other', plan(month(99)), plan(month(149), { fees: [copay] }), 12, { dollars: 50 }],
    // Whoever starts owes all four parts, also for three months: 1,188 of 447.
    ['parts that are owed', yearInParts, reference, 3, { cents: 74_100 }],
    // 3 × 99 + 199 = 496 of 447
    [
      'a fee for leaving',
      plan(month(99), { minimumMonths: 12, leavingFeeCents: 19_900 }),
      reference,
      3,
      { cents: 4900 },
    ],
    [
      'no fee for whoever stays',
      plan(month(99), { minimumMonths: 12, leavingFeeCents: 19_900 }),
      reference,
      12,
      { dollars: 50 },
    ],
  ])('with %s', (_, plan, other, months, expected) => {
    const result = getBreakEven({ ...plan, drug: 'separate' }, other, months)
    if (expected) expect(result).toMatchObject(expected)
    else expect(result).toBeNull()
  })

  test('the reference is the lowest by the month with the drug, sold where the visitor lives, at the usual dose', () => {
    const plans = [
      plan(month(199), { key: 'everywhere' }),
      plan(month(149), { key: 'texas', states: ['TX'] }),
      plan(month(49), { key: 'micro', doseLevel: 'micro' }),
      plan({ cents: dollars(900), every: 'year' }, { key: 'yearly' }),
      plan(month(39), { key: 'members', who: 'club members' }),
    ]
    expect(findReference(plans, 12)?.key).toBe('texas')
    expect(findReference(plans, 12, 'NY')?.key).toBe('everywhere')
  })
})

test.each([
  ['2026-11-24', '2027-01-08'],
  ['2028-01-15', '2028-02-29'],
  ['2027-01-15', '2027-03-01'],
  ['2026-11-17', '2027-01-01'],
])('after an order on %s, the last day of 45 is %s', (order, last) => {
  expect(getLastOrderDay(order, 45)).toBe(last)
})

test('an order after 44 and 45 days keeps the price, after 46 it does not', () => {
  const order = '2026-11-24'
  expect(['2027-01-07', '2027-01-08', '2027-01-09'].map((day) => isInTime(order, day, 45))).toEqual([
    true,
    true,
    false,
  ])
})

test('leaving in each month of a contract: the fee until it ends', () => {
  const contract = plan({ cents: 17_900, every: 'month' }, { minimumMonths: 6, leavingFeeCents: 19_900 })
  const costs = listLeavingCosts(contract).map(({ fromCents }) => fromCents / 100)
  expect(costs).toEqual([378, 557, 736, 915, 1094, 1074, 1253, 1432, 1611, 1790, 1969, 2148])
})

test('a bill ahead binds for its own time, a minimum term for months', () => {
  const bound = (one: Plan) => formatBound(toRow(one))
  expect([
    bound(plan({ cents: 30_000, every: '6 weeks' })),
    bound(plan({ cents: 30_000, every: '6 weeks' }, { minimumMonths: 3 })),
    bound(thenQuarters),
    bound(plan({ cents: 100, every: 'month' }, { minimumMonths: 0 })),
    bound({ ...pack, minimumMonths: 0 }),
  ]).toEqual(['6 weeks paid ahead', '3 months', '3 months paid ahead', 'None', '12 weeks'])
})

test('with insurance, a copay is what the drug costs, also one of $0; without one, the sum is "at least"', () => {
  const sum = (fees: Fee[]) =>
    getPlans(
      {
        id: 'a',
        name: 'A',
        facts: {},
        offers: [{ id: 'a', drug: 'insurance', price: { amount: 89, every: 'month' }, fees }],
      },
      '2026-11-28',
    ).map((one) => [formatRowSum(toRow(one)), one.gaps.includes('drug')])
  expect(sum([{ what: 'copay', amount: { from: 0, to: 25 }, every: '4 weeks' }])).toEqual([
    ['$1,068 to $1,393', false],
  ])
  expect(sum([{ what: 'copay', amount: 0 }])).toEqual([['$1,068', false]])
  expect(sum([])).toEqual([['at least $1,068', true]])
})

test('a fee of unknown amount makes what is due today "at least", unless it begins later', () => {
  const due = (fee: Partial<Fee>) =>
    getPlans(
      {
        id: 'a',
        name: 'A',
        facts: {},
        offers: [
          {
            id: 'a',
            drug: 'included',
            price: { amount: 229, every: 'month' },
            fees: [{ what: 'labs', ...fee }],
          },
        ],
      },
      '2026-11-28',
    ).map((one) => [
      formatDueToday(toRow(one)),
      formatCashFlow(toRow(one)).split(',')[0],
      getCalendar(one).runs[0]?.isOpen,
    ])
  expect(due({})).toEqual([['at least $229', 'At least $229 today', true]])
  expect(due({ every: '3 months', begins: 4 })).toEqual([['$229', '$229 today', undefined]])
  expect(due({ amount: 0 })).toEqual([['$229', '$229 today', undefined]])
})

test('shipping that is free from less than every bill is no fee', () => {
  const shipping = [{ what: 'shipping' as const, amount: 25, every: 'bill' as const, orderOver: 250 }]
  const offer = (amount: number, first?: number) => ({
    id: 'a',
    price: { amount, every: 'month' as const, ...(first && { first: [{ bills: 1, amount: first }] }) },
    fees: shipping,
  })
  const terms = [offer(299), offer(249), offer(299, 199)].map((one) => {
    const [only] = getPlans({ id: 'x', name: 'X', facts: {}, offers: [one] }, '2026-11-28')
    return only && formatTerms(toRow(only)).join()
  })
  expect(terms).toEqual([
    '',
    'plus $25 with each bill below $250 for shipping',
    'plus $25 with each bill below $250 for shipping',
  ])
})

test('a visitor’s state chooses among the offers of a seller', () => {
  const usual = { id: 'usual', states: ['TX', 'CA'] }
  const newYork = { id: 'new-york', states: ['NY'] }
  const choose = (state?: string) => chooseOffer([usual, newYork], state)?.id
  expect([choose(), choose('TX'), choose('NY'), choose('WA')]).toEqual([
    'usual',
    'usual',
    'new-york',
    undefined,
  ])
})

test('where we do not know whether the offer on the card is sold, the same at a price for that state is chosen', () => {
  const usual = plan({ cents: 29_900, every: 'month' }, { key: 'usual' })
  const newYork = plan({ cents: 34_900, every: 'month' }, { key: 'new-york', states: ['NY'] })
  const pills = { ...newYork, key: 'pills', product: [{ ingredient: 'semaglutide', form: 'pill' }] as const }
  expect(chooseOffer([usual, pills, newYork], 'NY')?.key).toBe('new-york')
  expect(chooseOffer([usual, pills], 'NY')?.key).toBe('usual')
  expect(chooseOffer([usual, newYork], 'TX')?.key).toBe('usual')
})

test('by the visitor’s clock, what is due today changes on the day after the last one of the price', () => {
  const price: PlanPrice = { cents: 9900, every: 'month', billsToEnd: 2, thenCents: 19_900 }
  const changing = plan(price, { ends: '2026-12-31' })
  const dueOn = (day: string) => getDueToday(getPlanOn(changing, day))
  expect(['2026-12-31', '2027-01-01'].map(dueOn)).toEqual([9900, 19_900])
  const { thenCents: _, ...ending } = price
  const ended = getPlanOn(plan(ending, { ends: '2026-12-31' }), '2027-01-01')
  expect([ended.price, ended.endedOn]).toEqual([undefined, '2026-12-31'])
})

test('a page changes on the day after each last one of its prices, that of a drug from its maker included', () => {
  const month: PlanPrice = { cents: 9900, every: 'month' }
  const plans = [
    plan(month, { ends: '2027-03-31' }),
    plan(month, { ends: '2026-12-31', drugFrom: { name: 'Zepbound', price: month, ends: '2027-01-15' } }),
    plan(month, { ends: '2026-12-31' }),
    plan(month),
  ]
  expect(listChangeDays(plans, '2026-11-28')).toEqual([
    '2026-11-28',
    '2027-01-01',
    '2027-01-16',
    '2027-04-01',
  ])
})

test('between the days on which it changes, a plan stays as it was when the page was built', () => {
  const read = (day: Day) => [
    plan({ cents: Number(day.slice(8)), every: 'month' }, { key: 'ending', ends: '2026-12-31' }),
    plan({ cents: Number(day.slice(8)), every: 'month' }, { key: 'other', ends: '2027-03-30' }),
  ]
  const on = readBetweenChanges(read, '2026-11-28')
  const centsOn = (day: Day) => on(day).map(({ price }) => price?.cents)
  expect((['2026-11-28', '2027-01-01', '2027-03-31'] as const).map(centsOn)).toEqual([
    [28, 28],
    [1, 28],
    [1, 31],
  ])
})

describe('the day after the last one of a price', () => {
  const tmates = getFixtureProviders().find(({ id }) => id === 't-mates')
  if (!tmates) throw new Error('there is no T-Mates')
  const plansOn = (today: Day, then?: number) => {
    const price = { amount: 99, every: 'month' as const, ends: '2026-12-31', ...(then && { then }) }
    return getPlans({ ...tmates, offers: tmates.offers.map((offer) => ({ ...offer, price })) }, today)
  }
  const show = (plans: readonly Plan[]) =>
    plans.map((plan) => {
      const row = toRow(plan)
      return [formatPriceCell(row), formatTerms(row).join(), formatRowSum(row)].join(' | ')
    })

  test.each<[Day, number | undefined, string]>([
    ['2026-12-31', 199, '$99/month | $99 to December 31, 2026, then $199 | at least $2,288'],
    ['2027-01-01', 199, '$199 a month |  | at least $2,388'],
    ['2027-01-01', undefined, 'Not known | ended December 31, 2026 | not known'],
  ])(
    'a build of %s, and an older page by the visitor’s clock, show the same (then: %s)',
    (today, then, shown) => {
      expect(show(plansOn(today, then))).toEqual([shown])
      expect(
        show(listPlansOn(plansOn('2026-11-28', then), today).map((plan) => startOn(plan, today))),
      ).toEqual([shown])
    },
  )

  test('doses keep what they cost, and an introduction is over', () => {
    const tiers = { cents: 49_900, every: 'month' as const, thenCents: 34_900 }
    const first = [{ bills: 1, cents: 19_900, dose: '0.25 mg' }]
    expect(getPriceAfter({ ...tiers, first, dose: '2.4 mg' })).toEqual({
      cents: 49_900,
      every: 'month',
      dose: '2.4 mg',
      first: [{ bills: 1, cents: 34_900, dose: '0.25 mg' }],
    })
    expect(getPriceAfter({ ...tiers, first: [{ bills: 1, cents: 100 }] })).toEqual({
      cents: 34_900,
      every: 'month',
    })
  })

  test('what makers and programs no longer sell leaves the list; before, it is the same list', () => {
    const ending = (kind: Plan['kind'], key: string) =>
      plan({ cents: 100, every: 'month', billsToEnd: 2 }, { kind, key, ends: '2026-12-31' })
    const plans = [ending('maker', 'm'), ending('program', 'p'), ending('provider', 's')]
    expect(listPlansOn(plans, '2026-12-31')).toBe(plans)
    expect(listPlansOn(plans, '2027-01-01').map(({ key }) => key)).toEqual(['s'])
  })
})
