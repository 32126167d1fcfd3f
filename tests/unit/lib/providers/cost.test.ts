import fc from 'fast-check'
import {
  formatPeriod,
  getCost,
  getFirstYearCost,
  getFirstYearFromCost,
  getMonthlyCost,
} from '@/lib/providers/cost'
import { formatCount, formatSteps } from '@/lib/providers/cost-steps'
import { formatPrice } from '@/lib/providers/price-wording'
import { PRICE_PERIODS, type Pricing } from '@/lib/schemas/providers'
import { getFixtureProviders } from '../../../fixtures/fixture-content'

type Period = Pricing['period']

const price = (
  amount: number,
  period: Period,
  firstMonthDiscount: number | null = null,
  freeMonths: number | null = null,
): Pricing => ({ amount, period, firstMonthDiscount, freeMonths, fromAmount: null, note: null })

const over = (months: number, medicationPerMonth: number | null = null) => ({ months, medicationPerMonth })

test.each([
  ['day', 5, 1825, 152.08],
  ['week', 99, 5148, 429],
  ['month', 99, 1188, 99],
  ['quarter', 300, 1200, 100],
  ['year', 1649, 1649, 137.42],
  ['once', 1200, 1200, 100],
] as const)('$%s price: %d costs %d in the first year and %d a month', (period, amount, year, month) => {
  expect(getFirstYearCost(price(amount, period))).toBe(year)
  expect(getMonthlyCost(price(amount, period))).toBe(month)
})

test('a first-month discount lowers the first year, not the monthly price', () => {
  expect(getFirstYearCost(price(179, 'month', 100))).toBe(2048)
  expect(getMonthlyCost(price(179, 'month', 100))).toBe(179)
})

test('a discount larger than the price makes the cost zero, not negative', () => {
  expect(getFirstYearCost(price(50, 'once', 100))).toBe(0)
})

test('cents survive: 12 × $0.10 is $1.20', () => {
  expect(getFirstYearCost(price(0.1, 'month'))).toBe(1.2)
})

test('the five providers have the agreed costs', () => {
  const providers = getFixtureProviders()
  const costs = providers.map(({ name, pricing }) => [
    name,
    pricing && getFirstYearCost(pricing),
    pricing && getFirstYearFromCost(pricing),
    pricing && getMonthlyCost(pricing),
  ])
  expect(costs).toEqual([
    ['RemedyMeds', 2048, null, 179],
    ['T-Mates', 1188, null, 99],
    ['DirectMeds', 1788, 1764, 149],
    ['JoinFridays', 1649, null, 137.42],
    ['g-plans', 5148, null, 429],
  ])
})

test('a price is written as a phrase, or as a short suffix of its amount', () => {
  expect(formatPrice({ amount: 99, period: 'week' })).toBe('$99 a week')
  expect(formatPrice({ amount: 600.5, period: 'once' })).toBe('$600.50 once')
  expect(formatPeriod('week')).toBe('/week')
  expect(formatPeriod('once')).toBe(' once')
})

// Every period, with nothing off, a discount, free months, and both.
test.each<[Period, number, number | null, number | null, Record<number, number>]>([
  ['day', 6, null, null, { 1: 182.5, 6: 1095, 12: 2190, 24: 4380 }],
  ['day', 6, 50, null, { 1: 132.5, 12: 2140 }],
  ['day', 6, null, 2, { 1: 0, 2: 0, 3: 182.5, 12: 1825 }],
  ['day', 6, 50, 2, { 1: 0, 2: 0, 3: 132.5, 12: 1775 }],
  ['week', 60, null, null, { 1: 260, 3: 780, 12: 3120, 24: 6240 }],
  ['week', 60, 100, null, { 1: 160, 12: 3020 }],
  ['week', 60, null, 1, { 1: 0, 2: 260, 12: 2860 }],
  ['week', 60, 100, 1, { 1: 0, 2: 160, 12: 2760 }],
  ['month', 200, null, null, { 1: 200, 7: 1400, 12: 2400, 24: 4800 }],
  ['month', 200, 200, null, { 1: 0, 2: 200, 12: 2200 }],
  ['month', 200, null, 3, { 3: 0, 4: 200, 12: 1800, 24: 4200 }],
  ['month', 200, 150, 3, { 3: 0, 4: 50, 12: 1650 }],
  ['quarter', 450, null, null, { 1: 450, 3: 450, 4: 900, 12: 1800, 24: 3600 }],
  ['quarter', 450, 75, null, { 1: 375, 12: 1725 }],
  ['quarter', 450, null, 1, { 1: 0, 2: 300, 3: 300, 4: 750, 12: 1650 }],
  ['quarter', 450, 75, 1, { 1: 0, 3: 225, 12: 1575 }],
  ['year', 1200, null, null, { 1: 1200, 6: 1200, 12: 1200, 13: 2400, 24: 2400 }],
  ['year', 1200, 100, null, { 1: 1100, 12: 1100 }],
  ['year', 1200, null, 2, { 2: 0, 3: 1000, 12: 1000, 24: 2200 }],
  ['year', 1200, 100, 2, { 2: 0, 12: 900 }],
  ['once', 900, null, null, { 1: 900, 12: 900, 24: 900 }],
  ['once', 900, 100, null, { 1: 800, 24: 800 }],
])('a %s price of $%d, $%s off, %s months free', (period, amount, discount, free, expected) => {
  for (const [months, total] of Object.entries(expected)) {
    expect([months, getCost(price(amount, period, discount, free), over(Number(months))).total]).toEqual([
      months,
      total,
    ])
  }
})

test('the visitor’s own medication price is added for every month and reported separately', () => {
  const cost = getCost(price(99, 'week'), over(12, 199.5))
  expect(cost).toMatchObject({ stated: 5148, medication: 2394, total: 7542 })
  expect(getCost(price(99, 'week'), over(12, 0)).total).toBe(5148)
})

test.each([0, -1, 25, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d months are refused', (months) => {
  expect(() => getCost(price(99, 'week'), over(months))).toThrow(
    new RangeError(`expected 1 to 24 months of treatment, got ${months}`),
  )
})

describe('for every price', () => {
  const cents = fc.integer({ min: 1, max: 1_000_000 })
  const anyPrice = fc
    .record({
      amount: cents,
      period: fc.constantFrom(...PRICE_PERIODS),
      discount: fc.option(cents),
      free: fc.option(fc.integer({ min: 1, max: 30 })),
    })
    .map(({ amount, period, discount, free }) =>
      price(amount / 100, period, discount === null ? null : discount / 100, free),
    )
  const anyMonths = fc.integer({ min: 1, max: 24 })
  const anyMedication = fc.option(cents.map((value) => value / 100))

  test('no part is negative, no discount exceeds what is stated or due, and the parts add up to the total', () => {
    fc.assert(
      fc.property(anyPrice, anyMonths, anyMedication, (made, months, medication) => {
        const cost = getCost(made, over(months, medication))
        for (const part of Object.values(cost)) expect(part).toBeGreaterThanOrEqual(0)
        expect(cost.discount).toBeLessThanOrEqual(made.firstMonthDiscount ?? 0)
        expect(Math.round((cost.free + cost.discount) * 100)).toBeLessThanOrEqual(
          Math.round(cost.stated * 100),
        )
        expect(cost.stated - cost.free - cost.discount + cost.medication).toBeCloseTo(cost.total, 6)
      }),
    )
  })

  test('a longer treatment never costs less', () => {
    fc.assert(
      fc.property(anyPrice, anyMedication, (made, medication) => {
        const totals = Array.from(
          { length: 24 },
          (_, index) => getCost(made, over(index + 1, medication)).total,
        )
        expect(totals).toEqual(totals.toSorted((a, b) => a - b))
      }),
    )
  })

  test('the total agrees with an independent month-by-month computation in integers', () => {
    fc.assert(
      fc.property(anyPrice, anyMonths, anyMedication, (made, months, medication) => {
        expect(getCost(made, over(months, medication)).total).toBe(addUp(made, months, medication))
      }),
      { numRuns: 2000 },
    )
  })
})

/** The same rules, computed month by month in twelfths of a cent and rounded half up at the end. */
function addUp(
  { amount, period, firstMonthDiscount, freeMonths }: Pricing,
  months: number,
  own: number | null,
) {
  const cents = BigInt(Math.round(amount * 100))
  const bill = (month: number): bigint => {
    if (period === 'once') return month === 1 ? cents * 12n : 0n
    if (period === 'year') return month % 12 === 1 ? cents * 12n : 0n
    if (period === 'quarter') return month % 3 === 1 ? cents * 12n : 0n
    return cents * { day: 365n, week: 52n, month: 12n }[period]
  }
  const shareOfMonth = cents * { day: 365n, week: 52n, month: 12n, quarter: 4n, year: 1n, once: 0n }[period]
  const toWhole = (twelfths: bigint) => (twelfths + 6n) / 12n
  let billed = 0n
  for (let month = 1; month <= months; month += 1) billed += bill(month)
  const isAllFree = period !== 'once' && freeMonths !== null && months <= freeMonths
  const free = isAllFree ? toWhole(billed) : toWhole(shareOfMonth * BigInt(freeMonths ?? 0))
  const due = toWhole(billed) - free
  const left = due - BigInt(Math.round((firstMonthDiscount ?? 0) * 100))
  const medication = BigInt(Math.round((own ?? 0) * 100)) * BigInt(months)
  return Number((left < 0n ? 0n : left) + medication) / 100
}

describe('the steps in words', () => {
  const steps = (made: Pricing, months = 12, included: boolean | null = true, own: number | null = null) =>
    formatSteps(made, getCost(made, over(months, own)), over(months, own), included).join('; ')

  test('of the five providers', () => {
    const providers = getFixtureProviders()
    expect(
      providers.map(({ pricing, facts }) => pricing && steps(pricing, 12, facts.medicationIncluded)),
    ).toEqual([
      '12 months × $179 = $2,148; $100 off the first month; $2,048',
      '12 months × $99 = $1,188',
      '12 months × $149 = $1,788',
      '1 year × $1,649 = $1,649',
      '52 weeks × $99 = $5,148, medication billed on top',
    ])
  })

  test.each([
    [price(1649, 'year'), 6, '1 year × $1,649 = $1,649 (a started year counts whole)'],
    [price(1649, 'year'), 24, '2 years × $1,649 = $3,298'],
    [price(300, 'quarter'), 4, '2 quarters × $300 = $600 (a started quarter counts whole)'],
    [price(99, 'week'), 1, '4 1/3 weeks × $99 = $429'],
    [price(6, 'day'), 1, '30 5/12 days × $6 = $182.50'],
    [price(179, 'month'), 1, '1 month × $179 = $179'],
    [price(900, 'once'), 20, '$900, paid once'],
    [
      price(200, 'month', 50, 2),
      12,
      '12 months × $200 = $2,400; first 2 months free, $400 off; $50 off the first paid month; $1,950',
    ],
    [price(200, 'month', null, 1), 12, '12 months × $200 = $2,400; first month free, $200 off; $2,200'],
    [price(200, 'month', 50, 3), 3, '3 months × $200 = $600; all of it free, $600 off; $0'],
    [price(200, 'month', 50, 3), 2, '2 months × $200 = $400; all of it free, $400 off; $0'],
  ])('%j over %d months', (made, months, expected) => {
    expect(steps(made, months)).toBe(expected)
  })

  test('name the visitor’s own figure as theirs', () => {
    expect(steps(price(99, 'week'), 12, false, 200)).toBe(
      '52 weeks × $99 = $5,148; 12 months × $200 for medication, your own figure = $2,400; $7,548',
    )
  })

  test('write a count exactly', () => {
    expect([52, 104, 156, 365, 730, 12, 150].map((twelfths) => formatCount(twelfths, 'week'))).toEqual([
      '4 1/3 weeks',
      '8 2/3 weeks',
      '13 weeks',
      '30 5/12 weeks',
      '60 5/6 weeks',
      '1 week',
      '12 1/2 weeks',
    ])
  })
})
