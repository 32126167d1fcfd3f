// The answer panel: which sums it shows, what each leaves out, and how a card compares with the lowest.

import {
  formatAboveLowest,
  getAnswers,
  getOffers,
  type MakerOffer,
  type Offer,
} from '@/lib/providers/cheapest-options'
import { getMakerOffer } from '@/lib/providers/maker-offer'
import { makerPricesSchema } from '@/lib/schemas/maker-prices'
import makerPrices from '@/tests/fixtures/content/maker-prices.json'
import { getFixtureProviders } from '../../../fixtures/fixture-content'

const providers = getFixtureProviders()
const { $schema: _, ...prices } = makerPrices
const { drugs } = makerPricesSchema.parse(prices)
const maker = getMakerOffer(drugs, '2026-11-21')

const offer = (id: string, firstYear: number, medicationIncluded: boolean | null, changes = {}): Offer => ({
  id,
  name: id.toUpperCase(),
  firstYear,
  price: `$${firstYear / 12} a month`,
  medicationIncluded,
  isYearPaidAtOnce: false,
  href: `https://${id}.example/`,
  ...changes,
})

const say = (offers: readonly Offer[], drug: MakerOffer | null = null) =>
  getAnswers(offers, drug).map(({ label, prefix, figure, suffix, name, leavesOut }) =>
    [label, [prefix, figure, suffix].filter(Boolean).join(' '), name, leavesOut].join(' | '),
  )

test('the five providers: lowest, lowest with medication, and the approved drug, each with what it leaves out', () => {
  expect(
    say(
      getOffers(providers, 'rankings', ({ id }) => id),
      maker,
    ),
  ).toEqual([
    'Lowest stated price | at least $1,188 | T-Mates | Medication included: not stated. Ask first.',
    'Lowest with medication included | $1,649 | JoinFridays | Paid for the whole year at once.',
    'Approved drug, from its maker | $3,338 | Wegovy pill | FDA-approved. We earn nothing on this. As reported, October 2026.',
  ])
})

test.each<[string, Offer[], string[]]>([
  ['no price at all', [], []],
  [
    'one provider that is both appears once',
    [offer('a', 1200, true), offer('b', 2400, null)],
    ['Lowest stated price, medication included | $1,200 | A | '],
  ],
  [
    'a single provider without medication',
    [offer('a', 1200, false)],
    ['Lowest stated price | $1,200 plus medication | A | Medication is billed on top.'],
  ],
  [
    'of equal sums, the one with medication comes first, and the other is mentioned',
    [offer('a', 1200, null), offer('b', 1200, true)],
    ['Lowest stated price, medication included | $1,200 | B | A states the same sum.'],
  ],
  [
    'of equal offers, the better rank comes first',
    [offer('a', 1200, null), offer('b', 1200, null)],
    [
      'Lowest stated price | at least $1,200 | A | Medication included: not stated. Ask first. B states the same sum.',
    ],
  ],
])('%s', (_name, offers, expected) => {
  expect(say(offers)).toEqual(expected)
})

test('the approved drug: of equal sums, the one without a condition; none once every offer has ended', () => {
  expect(maker).toMatchObject({ name: 'Wegovy pill', firstYear: 3338, condition: null })
  expect(
    getMakerOffer(
      drugs.filter(({ id }) => id === 'foundayo'),
      '2026-11-21',
    )?.condition,
  ).toBe('refilled within 45 days')
  expect(
    getMakerOffer(
      drugs.filter(({ id }) => id === 'foundayo'),
      '2027-01-01',
    ),
  ).toBeNull()
  expect(
    getMakerOffer(
      drugs.filter(({ id }) => id === 'ozempic'),
      '2026-11-21',
    ),
  ).toBeNull()
})

test('each provider says how much more it costs than the lowest', () => {
  const texts = providers.map((provider) => formatAboveLowest(provider, providers))
  expect(texts).toEqual([
    '$860 more than the lowest',
    'The lowest of these',
    '$600 more than the lowest',
    '$461 more than the lowest',
    '$3,960 more than the lowest, plus medication',
  ])
  const [first] = providers
  expect(first && formatAboveLowest(first, [first])).toBeNull()
  expect(first && formatAboveLowest({ ...first, pricing: null }, providers)).toBeNull()
  expect(first && formatAboveLowest(first, [{ ...first, id: 'other' }])).toBe('As low as the lowest')
})
