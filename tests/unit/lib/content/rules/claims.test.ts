import { faultsAfter } from '../../../../fixtures/fixture-content'

const PRICING = {
  period: 'year',
  amount: 1200,
  fromAmount: 1000.5,
  firstMonthDiscount: 50,
  freeMonths: null,
  note: null,
}

/** What an editor is told of sentences, after these fields of the second provider were set. */
const claimsOf = (
  fields: Readonly<Record<string, unknown>>,
  others: Readonly<Record<string, unknown>> = {},
) => {
  const edits = { pricing: PRICING, mainBenefit: null, features: null, ...fields }
  return faultsAfter({
    ...Object.fromEntries(
      Object.entries(edits).map(([field, value]) => [`providers.providers.1.${field}`, value]),
    ),
    ...others,
  }).filter(({ message }) => message.startsWith('expected a price that the pricing of'))
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
  expect(claimsOf({ mainBenefit: sentence })).toEqual([])
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
])('%s does not, and is told', (sentence, words) => {
  expect(claimsOf({ mainBenefit: sentence })).toEqual([
    {
      file: 'content/providers.json',
      field: 'providers[1].mainBenefit',
      message: `expected a price that the pricing of T-Mates holds ("$1,200 a year, $50 off the first month, from $1,000.50"), got "${words}". Correct the sentence or the price.`,
    },
  ])
})

test('every sentence of a provider is read', () => {
  const features = ['Oral option', '$1 a day', '$2 a week']
  const faults = claimsOf({ features, pricing: { ...PRICING, note: 'from $3' } })
  expect(faults.map(({ field, message }) => [field, / got "(.*)"/.exec(message)?.[1]])).toEqual([
    ['providers[1].features[1]', '$1 a day'],
    ['providers[1].features[2]', '$2 a week'],
    ['providers[1].pricing.note', 'from $3'],
  ])
})

test('a provider that states no price states none in a sentence', () => {
  const [fault] = claimsOf({ pricing: null, mainBenefit: '$99 a month' })
  expect(fault?.message).toBe(
    'expected a price that the pricing of T-Mates holds (no price), got "$99 a month". Correct the sentence or the price.',
  )
})

test('what the calculator recommends agrees with the price of that provider', () => {
  const offer = (text: string) =>
    claimsOf({}, { 'projection.recommendations.0': { provider: 't-mates', offer: text } })
  expect(offer('$1,200/year')).toEqual([])
  expect(offer('$179/month')).toEqual([
    {
      file: 'content/projection.json',
      field: 'recommendations[0].offer',
      message: expect.stringContaining('got "$179/month"'),
    },
  ])
})

test('a recommendation of nobody on the list is told once, as that', () => {
  expect(
    claimsOf({}, { 'projection.recommendations.0': { provider: 'nobody', offer: '$179/month' } }),
  ).toEqual([])
})

describe('a sentence about a fact agrees with it', () => {
  test.each([
    ['Medication included', 'medicationIncluded', true],
    ['Medication costs separate', 'medicationIncluded', false],
    ['Injections only', 'oralOption', false],
    ['Oral pill options', 'oralOption', true],
    ['No membership fee', 'noMembershipFee', true],
    ['Same price for all doses', 'samePriceAllDoses', true],
    ['30-day money-back guarantee', 'moneyBackGuarantee', true],
  ])('%s', (sentence, fact, says) => {
    const tell = (value: boolean | null) =>
      faultsAfter({
        'providers.providers.1.features': [sentence],
        'providers.providers.1.mainBenefit': null,
        [`providers.providers.1.facts.${fact}`]: value,
      })
        .filter(({ field }) => field.includes('features'))
        .map(({ field, message }) => `${field}: ${message}`)
    expect(tell(says)).toEqual([])
    for (const other of [!says, null])
      expect(tell(other)).toEqual([
        expect.stringMatching(
          new RegExp(
            `^providers\\[1\\]\\.features\\[0\\]: ".*" says that providers\\[1\\]\\.facts\\.${fact} of T-Mates is ${says}, but it is ${other}\\. Correct the sentence or the fact\\.$`,
          ),
        ),
      ])
  })
})
