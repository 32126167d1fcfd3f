import { faultsAfter, readRawContent } from '../../../../fixtures/fixture-content'

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
  test.each<readonly [object, string]>([
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
    ...[50, 120, 500].map(
      (discount) =>
        [
          { period: 'once', firstMonthDiscount: discount },
          `firstMonthDiscount: expected null, got ${discount}. A price that is paid once has no first month; take the discount off the amount.`,
        ] as const,
    ),
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

describe('an address leaves the parameters that the site sets to the site', () => {
  const faultsOfAddress = (field: string, address: string | null) =>
    faultsAfter({ [`providers.providers.1.${field}`]: address }).map(
      (fault) => `${fault.field}: ${fault.message}`,
    )

  test.each([
    ['websiteUrl', 'ref', 'partner'],
    ['websiteUrl', 'source', ''],
    ['websiteUrl', 'sub_id', '7'],
    ['moreDetailsUrl', 'ref', 'partner'],
  ])('%s with %s', (field, name, value) => {
    expect(faultsOfAddress(field, `https://t-mates.example/a?aff=7&${name}=${value}#plans`)).toEqual([
      `providers[1].${field}: the site sets "${name}" itself, in place of "${value}" in this address. Remove it; if the provider needs it, the site's own must be renamed in lib/providers/affiliate-link.ts.`,
    ])
  })

  test('others stay, and there may be no second address', () => {
    expect(faultsOfAddress('websiteUrl', 'https://t-mates.example/ref?aff=7&sub=source&referrer=1')).toEqual(
      [],
    )
    expect(faultsOfAddress('moreDetailsUrl', null)).toEqual([])
  })

  test('an address that is none hides no fault of another', () => {
    expect(
      faultsAfter({
        'providers.providers.0.websiteUrl': 'remedymeds',
        'providers.providers.1.websiteUrl': 'https://t-mates.example/?ref=a',
      }).map(({ field }) => field),
    ).toEqual(['providers[0].websiteUrl', 'providers[1].websiteUrl'])
  })
})

test.each(['logo', 'websiteUrl'] as const)('no two providers have one %s', (field) => {
  const { providers } = readRawContent().providers as { providers: Record<string, unknown>[] }
  expect(faultsAfter({ [`providers.providers.2.${field}`]: providers[1]?.[field] })).toEqual([
    expect.objectContaining({ file: 'content/providers.json', field: `providers[2].${field}` }),
  ])
})
