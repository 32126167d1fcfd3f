import { errorsAfter } from '../../../../fixtures/fixture-content'

const PRICING = {
  period: 'year',
  amount: 1200,
  fromAmount: 1000.5,
  firstMonthDiscount: 50,
  freeMonths: null,
  note: null,
}

/** The errors about quoted prices after setting these fields of T-Mates. */
const errorsOf = (
  fields: Readonly<Record<string, unknown>>,
  others: Readonly<Record<string, unknown>> = {},
) => {
  const edits = { pricing: PRICING, mainBenefit: null, features: null, ...fields }
  return errorsAfter({
    ...Object.fromEntries(
      Object.entries(edits).map(([field, value]) => [`providers.t-mates.${field}`, value]),
    ),
    ...others,
  }).filter((error) => error.includes('expected a price from the pricing of'))
}

test.each([
  '$1,200 a year',
  '$1200/year',
  '$1,000.50 per year',
  '$100 a month, billed yearly',
  '$100/MONTH',
  '$50 off your first month',
  '$50 off the first month',
  '$50 off first month',
  'From $1,000.50',
  'from $1200 all-in',
  '$75 for your HSA',
  '$75 off a second order',
  'a month of 30 days',
])('%s agrees with $1,200 a year, $50 off the first month, from $1,000.50', (sentence) => {
  expect(errorsOf({ mainBenefit: sentence })).toEqual([])
})

test.each([
  ['$99 a month treatment', '$99 a month'],
  ['$1,200 a month', '$1,200 a month'],
  ['$1,200 a week', '$1,200 a week'],
  ['$100 a week', '$100 a week'],
  ['$1,200/quarter', '$1,200/quarter'],
  ['$1,200 per day', '$1,200 per day'],
  ['$1,100 a Year', '$1,100 a Year'],
  ['$12.5 a month', '$12.5 a month'],
  ['Now $100 off your first month!', '$100 off your first month'],
  ['From $147 all-in', 'From $147'],
])('%s does not agree', (sentence, words) => {
  expect(errorsOf({ mainBenefit: sentence })).toEqual([
    `content/providers/t-mates.json → mainBenefit: expected a price from the pricing of T-Mates ("$1,200 a year, $50 off the first month, from $1,000.50"), got "${words}". Correct the sentence or the price. (line 5)`,
  ])
})

test('every sentence of a provider is checked', () => {
  const features = ['Oral option', '$1 a day', '$2 a week']
  const errors = errorsOf({ features, pricing: { ...PRICING, note: 'from $3' } })
  expect(errors.map((error) => / → (.*?): .* got "(.*?)"/.exec(error)?.slice(1))).toEqual([
    ['features[1]', '$1 a day'],
    ['features[2]', '$2 a week'],
    ['pricing.note', 'from $3'],
  ])
})

test('a provider without a price cannot state one in a sentence', () => {
  expect(errorsOf({ pricing: null, mainBenefit: '$99 a month' }).join()).toContain(
    'expected a price from the pricing of T-Mates (no price), got "$99 a month".',
  )
})

test("an offer in the calculator agrees with the provider's price", () => {
  const offer = (text: string) =>
    errorsOf({}, { 'projection.recommendations.0': { provider: 't-mates', offer: text } })
  expect(offer('$1,200/year')).toEqual([])
  expect(offer('$179/month')).toEqual([
    expect.stringMatching(/^content\/projection\.json → recommendations\[0\]\.offer: .* got "\$179\/month"/),
  ])
})

test('recommending an unlisted provider is not an error in the offer', () => {
  expect(
    errorsOf({}, { 'projection.recommendations.0': { provider: 'nobody', offer: '$179/month' } }),
  ).toEqual([])
})
