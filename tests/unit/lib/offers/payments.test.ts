import fc from 'fast-check'
import { getContent, getProviders } from '@/lib/content'
import {
  getFirstPlan,
  getMakerPlans,
  getPlans,
  getProgramPlans,
  toMakerPlan,
  toPlanPrice,
} from '@/lib/offers/from-content'
import { getPayments } from '@/lib/offers/payments'
import type { Plan, PlanFee, PlanPrice } from '@/lib/offers/plan'
import {
  getDearestDay,
  getDueToday,
  getSecondYear,
  getStopRange,
  getStops,
  getSum,
  getSumRange,
  isLowerBound,
  withDrugPrice,
} from '@/lib/offers/sums'
import { anyPlan } from '../../../fixtures/any-plan'
import {
  expectDueToday,
  expectHighest,
  expectMonths,
  expectSecondYear,
  sumOf,
} from '../../../fixtures/plan-oracle'
import { makePlan as plan } from '../../../fixtures/plans'

const TODAY = '2026-11-22'

test('agrees with a second implementation on a thousand plans, month by month', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(anyPlan, fc.integer({ min: 1, max: 24 }), (generated, months) => {
      seen.add(generated.price?.every.replace(/^\d+ /, '') ?? '')
      const payments = getPayments(generated, months)
      const expected = expectMonths(generated, months)
      const byMonth = expected.map((_, index) =>
        sumOf(payments.filter(({ month }) => month === index + 1).map(({ amount }) => amount)),
      )
      const inOrder = payments.every(({ month }, index) => month >= (payments[index - 1]?.month ?? 1))
      const stops = [3, 6, 12].map((stop) => getStopRange(generated, stop))
      // One expectation for each plan, because they take most of the time.
      expect([
        inOrder,
        byMonth,
        getSum(generated, months),
        getSumRange(generated, months)?.toCents,
        getDueToday(generated),
        getSecondYear(generated),
        ...getStops(generated).map(({ cents }) => cents),
        ...stops.flatMap((stop) => [stop?.fromCents, stop?.toCents]),
      ]).toEqual([
        true,
        expected,
        sumOf(expected),
        sumOf(expectHighest(generated, months)),
        expectDueToday(generated),
        expectSecondYear(generated),
        ...[3, 6, 12].map((stop) => sumOf(expectMonths(generated, stop, true))),
        ...[3, 6, 12].flatMap((stop) => [
          sumOf(expectMonths(generated, stop, true)),
          sumOf(expectHighest(generated, stop, true)),
        ]),
      ])
    }),
    { numRuns: 1000, seed: 26 },
  )
  expect([...seen].sort()).toEqual(['day', 'days', 'month', 'months', 'once', 'week', 'weeks', 'year'])
})

test('the sums of the specification, and at least where the drug is not known to be included', () => {
  const sums = getProviders().map((provider) => {
    const one = getFirstPlan(provider, TODAY)
    return [provider.id, getSum(one), isLowerBound(one)]
  })
  expect(sums).toEqual([
    ['remedymeds', 204_800, true],
    ['t-mates', 118_800, true],
    ['directmeds', 178_800, false],
    ['joinfridays', 164_900, false],
    ['g-plans', 514_800, true],
  ])
  // The note of DirectMeds: "from $147 all-in".
  expect(getSum(plan({ cents: 14_700, every: 'month' }))).toBe(176_400)
})

test('the sums of approved drugs, and their second years', () => {
  const prices = getContent()['maker-prices']
  const late = prices.drugs
    .filter(({ id }) => id === 'zepbound')
    .flatMap((drug) =>
      drug.offers.filter(({ isUsual }) => isUsual === false).map((offer) => toMakerPlan(drug, offer, TODAY)),
    )
  const plans = [...getMakerPlans(prices, TODAY), ...getProgramPlans(prices, TODAY), ...late]
  expect(plans.map((one) => [one.key, getSum(one), getSecondYear(one)])).toEqual([
    ['wegovy-pill-to-25', 333_800, 358_800],
    ['foundayo-within-45-days', 333_800, 358_800],
    ['wegovy-pen-standard', 453_700, 453_700],
    // Its two reduced fills come before the offer ends; the others cost what everybody pays.
    ['wegovy-pen-new-patient', 423_700, 453_700],
    ['zepbound-at-5', 508_700, 518_700],
    ['zepbound-to-15-within-45-days', 563_700, 583_700],
    ['medicare-glp1-bridge', 60_000, 5000],
    ['zepbound-to-15-later', 818_700, 908_700],
  ])
})

test('an introduction that ends before its second fill is paid once', () => {
  const [, pen] = getContent()['maker-prices'].drugs.filter(({ name }) => /Wegovy/.test(name))
  const offer = pen?.offers.find(({ id }) => id === 'new-patient')
  if (!pen || !offer) throw new Error('no Wegovy pen')
  expect(getSum(toMakerPlan(pen, offer, '2026-12-20'))).toBe(19_900 + 12 * 34_900)
})

test('an offer that costs a membership and the drug from its maker adds both', () => {
  const [record] = getProviders()
  if (!record) throw new Error('no record')
  const offers = [
    {
      id: 'membership',
      drug: 'separate' as const,
      drugFrom: 'zepbound/at-5',
      price: { amount: 149, every: 'month' as const },
    },
  ]
  const facts = { fees: [{ what: 'visit' as const, amount: 39, every: 'once' as const }] }
  const [one] = getPlans({ ...record, facts, offers }, TODAY, getContent()['maker-prices'])
  if (!one) throw new Error('no plan')
  expect(getSum(one)).toBe(12 * 14_900 + 3900 + 508_700)
  expect([isLowerBound(one), getDueToday(one)]).toEqual([false, 14_900 + 3900 + 29_900])
  expect(one.gaps).toContain('needles')
})

const month: PlanPrice = { cents: 17_900, every: 'month' }

test.each<[string, Plan, number, [number, number][]]>([
  ['a started year is paid in full', plan({ cents: 164_900, every: 'year' }), 3, [[1, 164_900]]],
  [
    'two prepaid half-years',
    plan({ cents: 105_000, every: '6 months' }),
    12,
    [
      [1, 105_000],
      [7, 105_000],
    ],
  ],
  [
    'a minimum term is paid in full',
    plan(month, { minimumMonths: 3 }),
    1,
    [
      [1, 17_900],
      [2, 17_900],
      [3, 17_900],
    ],
  ],
  [
    'a free month is a bill of $0',
    plan({ ...month, first: [{ bills: 1, cents: 0 }] }),
    2,
    [
      [1, 0],
      [2, 17_900],
    ],
  ],
  [
    'a reduced first quarter',
    plan({ cents: 59_700, every: '3 months', first: [{ bills: 1, cents: 44_700 }] }),
    4,
    [
      [1, 44_700],
      [4, 59_700],
    ],
  ],
  [
    'a price that changes on a known day',
    plan({ ...month, billsToEnd: 1, thenCents: 19_900 }),
    2,
    [
      [1, 17_900],
      [2, 19_900],
    ],
  ],
  ['a program charges nothing after its end', plan(month, { programMonths: 1 }), 24, [[1, 17_900]]],
])('%s', (_, one, months, expected) => {
  expect(getPayments(one, months).map(({ month: at, amount }) => [at, amount])).toEqual(expected)
})

test.each([
  [0, 3],
  [14, 4],
  [30, 4],
  [31, 5],
  [60, 5],
])('with %d days of notice, stopping after 3 months pays %d', (noticeDays, paid) => {
  expect(getStops(plan(month, { noticeDays }))[0]?.cents).toBe(paid * 17_900)
  // What three months of treatment cost does not depend on it.
  expect(getSum(plan(month, { noticeDays }), 3)).toBe(3 * 17_900)
})

test.each<[PlanPrice['every'], string, number]>([
  ['week', '2026-12-31', 6],
  ['month', '2026-12-31', 2],
  ['4 weeks', '2026-12-31', 2],
  ['3 months', '2027-02-21', 1],
  ['3 months', '2027-02-22', 2],
  ['year', '2026-11-21', 0],
])('of bills of a %s, those on or before %s: %d', (every, ends, count) => {
  expect(toPlanPrice({ amount: 1, every, ends }, TODAY).billsToEnd).toBe(count)
})

test('the dearest payment is what is due on one day', () => {
  const fees: PlanFee[] = [{ what: 'labs', cents: 6500, every: '6 months' }]
  expect(getDearestDay(plan({ ...month, first: [{ bills: 1, cents: 7900 }] }, { fees })).cents).toBe(24_400)
})

test('the visitor can add the price of a drug that is billed separately, and only then', () => {
  const separate = withDrugPrice(plan(month, { drug: 'separate', minimumMonths: 6 }), 30_000)
  expect([separate.drug, getSum(separate, 3)]).toEqual(['included', 6 * 17_900 + 3 * 30_000])
  expect(withDrugPrice(plan(month, { drug: 'unknown' }), 30_000).drug).toBe('unknown')
})

test.each([0, 25, 1.5])('%d months are refused', (months) => {
  expect(() => getPayments(plan(month), months)).toThrow('1 to 24 months')
})
