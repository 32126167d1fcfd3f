import type { Pricing } from '@/lib/content/schemas/providers'
import { formatPeriod, getFirstYearCost, getFirstYearFromCost, getMonthlyCost } from '@/lib/providers/cost'
import { getExampleContent } from '../../example-content'

const price = (
  amount: number,
  period: Pricing['period'],
  firstMonthDiscount: number | null = null,
): Pricing => ({
  amount,
  period,
  firstMonthDiscount,
  freeMonths: null,
  fromAmount: null,
  note: null,
})

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

test('a discount larger than the price costs nothing, not less', () => {
  expect(getFirstYearCost(price(50, 'once', 100))).toBe(0)
})

test('cents survive: 12 × $0.10 is $1.20', () => {
  expect(getFirstYearCost(price(0.1, 'month'))).toBe(1.2)
})

test('the five providers cost what was settled', () => {
  const { providers } = getExampleContent().providers
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

test('periods read as words', () => {
  expect(formatPeriod('week')).toBe('a week')
  expect(formatPeriod('once')).toBe('once')
})
