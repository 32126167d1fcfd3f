import { errorsAfter } from '../../../../fixtures/fixture-content'

const PRICING = {
  amount: 120,
  period: 'month',
  note: null,
  firstMonthDiscount: null,
  freeMonths: null,
  fromAmount: null,
}

const withoutPlace = (error: string) => error.replace(/^.* → /, '').replace(/ \(line \d+\)$/, '')

/** The errors about providers after changing the price of RemedyMeds. */
const errorsOf = (pricing: object | null, edits = {}) =>
  errorsAfter({
    'providers.remedymeds.pricing': pricing,
    'providers.remedymeds.mainBenefit': null,
    ...edits,
  })
    .filter((error) => error.startsWith('content/providers/'))
    .map(withoutPlace)

describe('a plausible price is valid', () => {
  test.each([
    {},
    { fromAmount: 119 },
    { firstMonthDiscount: 120 },
    { period: 'year', firstMonthDiscount: 10 },
    { freeMonths: 1 },
    { freeMonths: 11 },
    { period: 'once' },
  ])('%j', (parts) => {
    expect(errorsOf({ ...PRICING, ...parts })).toEqual([])
  })
})

describe('an impossible price is an error', () => {
  test.each<readonly [object, string]>([
    [
      { fromAmount: 120 },
      'fromAmount: expected less than 120, got 120. A "from" price is lower than the price; if there is none, write null.',
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
      'freeMonths: expected at most 11, got 12. No provider gives away a whole year: correct it, or write null.',
    ],
    ...[50, 120, 500].map(
      (discount) =>
        [
          { period: 'once', firstMonthDiscount: discount },
          `firstMonthDiscount: expected null, got ${discount}. A price that is paid once has no first month; subtract the discount from the amount.`,
        ] as const,
    ),
    [
      { period: 'once', freeMonths: 12 },
      'freeMonths: expected null, got 12. A price that is paid once has no free months.',
    ],
  ])('%j', (parts, message) => {
    expect(errorsOf({ ...PRICING, ...parts })).toEqual([`pricing.${message}`])
  })
})

test('a provider without a price does not stop the others from being checked', () => {
  expect(errorsOf(null)).toEqual([])
  expect(errorsOf(null, { 'providers.t-mates.pricing.fromAmount': 100 })).toEqual([
    'pricing.fromAmount: expected less than 99, got 100. A "from" price is lower than the price; if there is none, write null.',
  ])
})

describe('the parameters that the site sets are not allowed in an address', () => {
  test('other parameters are allowed, and the second address is optional', () => {
    expect(
      errorsAfter({
        'providers.t-mates.websiteUrl': 'https://t-mates.example/ref?aff=7&sub=source&referrer=1',
      }),
    ).toEqual([])
    expect(errorsAfter({ 'providers.t-mates.moreDetailsUrl': null })).toEqual([])
  })

  test('an invalid address does not hide an error in another', () => {
    expect(
      errorsAfter({
        'providers.remedymeds.websiteUrl': 'remedymeds',
        'providers.t-mates.websiteUrl': 'https://t-mates.example/?ref=a',
      }).map((error) => error.split(':')[0]),
    ).toEqual([
      'content/providers/remedymeds.json → websiteUrl',
      'content/providers/t-mates.json → websiteUrl',
    ])
  })
})
