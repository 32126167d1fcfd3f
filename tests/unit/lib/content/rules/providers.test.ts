import { faultsAfter } from '../../../example-content'

const PRICING = {
  amount: 120,
  period: 'month',
  note: null,
  firstMonthDiscount: null,
  freeMonths: null,
  fromAmount: null,
}

/** What an editor is told about the providers after the first one's price was changed. */
const faultsOf = (pricing: object | null, edits = {}) =>
  faultsAfter({
    'providers.providers.0.pricing': pricing,
    'providers.providers.0.mainBenefit': null,
    ...edits,
  })
    .filter(({ file }) => file === 'content/providers.json')
    .map(({ field, message }) => `${field}: ${message}`)

describe('a price that can be so is in order', () => {
  test.each([
    {},
    { fromAmount: 119 },
    { firstMonthDiscount: 120 },
    { period: 'year', firstMonthDiscount: 10 },
    { freeMonths: 1 },
    { freeMonths: 11 },
    { period: 'once' },
  ])('%j', (parts) => {
    expect(faultsOf({ ...PRICING, ...parts })).toEqual([])
  })
})

describe('a price that cannot be so is told', () => {
  test.each([
    [
      { fromAmount: 120 },
      'fromAmount: expected less than 120, got 120. A "from" price is the lower one; else write null.',
    ],
    [
      { firstMonthDiscount: 121 },
      'firstMonthDiscount: expected at most 120, the price of one month, got 121. Correct the discount or the amount.',
    ],
    [
      { period: 'year', firstMonthDiscount: 11 },
      'firstMonthDiscount: expected at most 10, the price of one month, got 11. Correct the discount or the amount.',
    ],
    [
      { freeMonths: 12 },
      'freeMonths: expected at most 11, got 12. A first year that costs nothing is hardly what is stated; correct it, or write null.',
    ],
    [
      { period: 'once', freeMonths: 12 },
      'freeMonths: expected null, got 12. A price that is paid once has no months that are free.',
    ],
  ])('%j', (parts, message) => {
    expect(faultsOf({ ...PRICING, ...parts })).toEqual([`providers[0].pricing.${message}`])
  })
})

test('a provider without a price does not keep the others from being checked', () => {
  expect(faultsOf(null)).toEqual([])
  expect(faultsOf(null, { 'providers.providers.1.pricing.fromAmount': 100 })).toEqual([
    'providers[1].pricing.fromAmount: expected less than 99, got 100. A "from" price is the lower one; else write null.',
  ])
})
