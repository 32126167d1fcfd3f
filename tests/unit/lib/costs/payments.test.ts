import fc from 'fast-check'
import { getContent, getProviders } from '@/lib/content'
import { getMakerPlans, getProgramPlans, toMakerPlan } from '@/lib/costs/maker-plans'
import { getPayments } from '@/lib/costs/payments'
import type { Plan, PlanFee, PlanPrice } from '@/lib/costs/plan'
import { getProviderPlan } from '@/lib/costs/provider-plans'
import { getDueToday, getSecondYear, getStops, getSum, withDrugPrice } from '@/lib/costs/sums'
import { expectMonths, sumOf } from '../../../fixtures/plan-oracle'
import { makePlan as plan } from '../../../fixtures/plans'

const TODAY = '2026-11-22'

const cents = fc.integer({ min: 1, max: 300_000 })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const counts = fc.integer({ min: 1, max: 6 })
const step = fc.record({ label: fc.constant('1 mg'), count: counts, cents })
const steps = maybe(fc.array(step, { minLength: 1, maxLength: 5 }))
const free = { off: maybe(cents), freeMonths: maybe(fc.integer({ min: 1, max: 4 })) }
const price = fc.oneof(
  fc.record({
    cents,
    period: fc.constantFrom('day', 'week', 'month', 'quarter', 'year', 'once'),
    billing: maybe(fc.constantFrom('week', 'month', 'quarter', 'year', 'once')),
    ...free,
  }),
  fc.record({
    cents,
    period: fc.constant('month'),
    billing: maybe(fc.constantFrom('quarter', 'year')),
    steps,
    ...free,
  }),
  fc.record({ cents, period: fc.constant('fill'), fillsPerYear: fc.constantFrom(12, 13), steps, ...free }),
)
const fee = fc.record({
  what: fc.constantFrom('membership', 'consultation', 'lab', 'shipping', 'drug'),
  cents,
  per: fc.constantFrom('month', 'once', 'fill'),
})
const anyPlan = fc
  .record({
    price,
    fees: fc.array(fee, { maxLength: 4 }),
    commitment: maybe(fc.integer({ min: 1, max: 18 })),
    programMonths: maybe(fc.integer({ min: 0, max: 30 })),
  })
  .map(({ price: generated, ...changes }) =>
    plan(withoutUndefined(generated) as PlanPrice, withoutUndefined(changes) as Partial<Plan>),
  )

const withoutUndefined = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined))

test('agrees with a second implementation on 10,000 plans, month by month', () => {
  fc.assert(
    fc.property(anyPlan, fc.integer({ min: 1, max: 24 }), (generated, months) => {
      const payments = getPayments(generated, months)
      const expected = expectMonths(generated, months)
      const byMonth = expected.map((_, index) =>
        sumOf(payments.filter(({ month }) => month === index + 1).map(({ amount }) => amount)),
      )
      const inOrder = payments.every(
        ({ month, amount }, index) => month >= (payments[index - 1]?.month ?? 1) && amount > 0,
      )
      // One expectation for each plan, because they take most of the time.
      expect([
        inOrder,
        byMonth,
        getSum(generated, months),
        getSecondYear(generated),
        ...getStops(generated),
      ]).toEqual([
        true,
        expected,
        sumOf(expected),
        sumOf(expectMonths(generated, 24).slice(12)),
        ...[3, 6, 12].map((stop) => ({ months: stop, cents: sumOf(expectMonths(generated, stop)) })),
      ])
    }),
    { numRuns: 10_000, seed: 26 },
  )
}, 60_000)

test('the sums of the specification', () => {
  const sums = getProviders().map((provider) => {
    const own = getProviderPlan(provider, TODAY)
    const from = own.price?.fromCents
    return [
      provider.id,
      getSum(own),
      ...(from && own.price ? [getSum(plan({ ...own.price, cents: from }))] : []),
    ]
  })
  expect(sums).toEqual([
    ['remedymeds', 204_800],
    ['t-mates', 118_800],
    ['directmeds', 178_800, 176_400],
    ['joinfridays', 164_900],
    ['g-plans', 514_800],
  ])
})

test('the sums of approved drugs, and their second years', () => {
  const prices = getContent()['maker-prices']
  const late = prices.drugs
    .filter(({ id }) => id === 'zepbound')
    .flatMap((drug) =>
      drug.ladders.filter(({ inChart }) => !inChart).map((ladder) => toMakerPlan(drug, ladder, TODAY)),
    )
  const plans = [...getMakerPlans(prices, TODAY), ...getProgramPlans(prices, TODAY), ...late]
  expect(plans.map((own) => [own.key, getSum(own), getSecondYear(own), own.monthsAtKnownPrice])).toEqual([
    ['wegovy-pill-to-25', 333_800, 358_800, undefined],
    // Every price on record for it ends on December 31, so only two months are known.
    ['foundayo-within-45-days', 333_800, 358_800, 2],
    ['wegovy-pen-standard', 453_700, 453_700, undefined],
    // Its two reduced fills come before the offer ends; the others cost what everybody pays.
    ['wegovy-pen-new-patient', 423_700, 453_700, undefined],
    ['zepbound-at-5', 508_700, 518_700, undefined],
    ['zepbound-to-15-within-45-days', 563_700, 583_700, undefined],
    ['medicare-glp1-bridge', 60_000, 5000, undefined],
    ['zepbound-to-15-later', 818_700, 908_700, undefined],
  ])
})

test('stated fees count: T-Mates with membership and visit', () => {
  const provider = getProviders().find(({ id }) => id === 't-mates')
  if (!provider) throw new Error('no T-Mates')
  const facts = { ...provider.facts, membershipFee: 49, consultationFee: 75 }
  const own = getProviderPlan({ ...provider, facts }, TODAY)
  expect(getSum(own)).toBe(185_100)
  expect(getDueToday(own)).toBe(22_300)
})

const month: PlanPrice = { cents: 17_900, period: 'month' }
const fees: PlanFee[] = [{ what: 'membership', cents: 4900, per: 'month' }]

test.each<[string, Plan, number, [number, number][]]>([
  ['a started year is paid in full', plan({ cents: 164_900, period: 'year' }), 3, [[1, 164_900]]],
  [
    'a commitment is paid in full',
    plan(month, { commitment: 3 }),
    1,
    [
      [1, 17_900],
      [2, 17_900],
      [3, 17_900],
    ],
  ],
  [
    'billing by the quarter follows the record',
    plan({ ...month, billing: 'quarter' }),
    4,
    [
      [1, 53_700],
      [4, 53_700],
    ],
  ],
  [
    'a free month takes a third off a quarter',
    plan({ cents: 30_000, period: 'quarter', freeMonths: 1 }),
    3,
    [[2, 20_000]],
  ],
  ['membership is paid in a free month', plan({ ...month, freeMonths: 1 }, { fees }), 1, [[1, 4900]]],
  ['a discount is never more than the first month', plan({ ...month, off: 20_000 }), 2, [[2, 17_900]]],
  ['a program charges nothing after its end', plan(month, { programMonths: 1 }), 24, [[1, 17_900]]],
])('%s', (_, own, months, expected) => {
  expect(getPayments(own, months).map(({ month: at, amount }) => [at, amount])).toEqual(expected)
})

test('the visitor can add the price of a drug that is billed separately, and only then', () => {
  const separate = withDrugPrice(plan(month, { drug: 'separate', commitment: 6 }), 30_000)
  expect([separate.drug, getSum(separate, 3)]).toEqual(['included', 6 * 17_900 + 3 * 30_000])
  expect(withDrugPrice(plan(month, { drug: 'unknown' }), 30_000).drug).toBe('unknown')
})

test.each([0, 25, 1.5])('%d months are refused', (months) => {
  expect(() => getPayments(plan(month), months)).toThrow('1 to 24 months')
})
