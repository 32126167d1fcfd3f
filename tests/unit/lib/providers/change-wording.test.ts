import {
  formatChange,
  formatFieldChange,
  getChangeGroups,
  getChangeId,
  getHistory,
  type LoggedChange,
  listChanges,
} from '@/lib/providers/change-wording'
import type { Provider } from '@/lib/providers/ranking'
import { listFields, readField } from '@/lib/providers/record-fields'
import { formatPrice } from '@/lib/schemas/fact-words'
import type { Price } from '@/lib/schemas/prices'
import { getFixtureContent, getFixtureProviders } from '../../../fixtures/checked-content'

const [remedymeds] = getFixtureProviders() as [Provider, ...Provider[]]

test.each<[Price, string]>([
  [{ amount: 179, every: 'month', first: [{ bills: 1, amount: 79 }] }, '$179 a month, $79 the first'],
  [{ amount: 179, every: 'month', first: [{ bills: 2, amount: 0 }] }, '$179 a month, free the first two'],
  [{ amount: 499.5, every: 'once' }, '$499.50 once'],
  [{ amount: 936, every: '6 months' }, '$936 every 6 months'],
  [
    {
      amount: 299,
      every: '30 days',
      first: [
        { bills: 1, amount: 149, dose: '1.5 mg' },
        { bills: 2, amount: 199, dose: '4 mg' },
      ],
      dose: '25 mg',
    },
    '$149 (1.5 mg), $199 × 2 (4 mg), then $299 every 30 days (25 mg)',
  ],
  [
    // biome-ignore lint/suspicious/noThenProperty: as editors write it
    { amount: 99, every: 'month', ends: '2027-02-15', then: 129 },
    '$99 a month, until February 15, 2027, then $129',
  ],
])('the price %j in words: %s', (price, words) => {
  expect(formatPrice(price)).toBe(words)
})

test('every field of a record is put into words; one that is not known has none', () => {
  const words = listFields(remedymeds).flatMap((field) => {
    const text = readField(remedymeds, field)?.text
    return text === undefined ? [] : [[field, text]]
  })
  expect(Object.fromEntries(words)).toEqual({
    'offers.monthly.price': '$179 a month, $79 the first',
    'facts.samePriceAllDoses': 'Yes',
    'facts.fees': 'no membership fee, no shipping fee',
    'facts.refund': 'Within 30 days: terms not known',
    'facts.certificate': 'Yes',
    mainBenefit: '$100 off your first month',
    features:
      'Same price for all doses, Free overnight shipping, 30-day money-back guarantee, 90-second approval, No membership fee',
  })
  expect(readField(remedymeds, 'offers.other.price')).toBeNull()
  expect(readField(remedymeds, 'facts.fees.parking')).toBeNull()
})

const FIRST: LoggedChange = {
  on: '2026-11-20',
  provider: 'remedymeds',
  name: 'RemedyMeds',
  field: 'offers.monthly.price',
  what: 'price',
  to: '$179 a month',
  reason: 'First listed',
}

test.each([
  [
    { what: '12 months prepaid', from: '$149 a month', to: '$139 a month' },
    '12 months prepaid: $149 a month → $139 a month',
  ],
  [{ what: 'price', to: '$99 a month' }, 'price: $99 a month'],
  [{ what: 'form', from: 'Pills available' }, 'form: Pills available → not known'],
  [{ what: 'price', from: '$99 a month', to: '$99 a week' }, 'price: $99 a month → $99 a week'],
])('%j is one line: %s', (change, line) => {
  expect(formatFieldChange(change)).toBe(line)
})

test('one changed offer is one line, and the others are not quoted', () => {
  const record = {
    ...remedymeds,
    offers: [
      ...remedymeds.offers,
      { id: 'yearly', name: '12 months prepaid', price: { amount: 139, every: 'month' as const } },
    ],
    history: [
      {
        on: '2026-12-01',
        field: 'offers.yearly.price',
        from: '$149 a month',
        to: '$139 a month',
        reason: 'It fell',
      },
    ],
  }
  const changes = getHistory(record)
  expect(getChangeGroups(changes, 4).map(({ lines }) => lines)).toEqual([
    ['RemedyMeds, 12 months prepaid: $149 a month → $139 a month'],
  ])
})

test('changes with the same day and reason are grouped, up to the limit', () => {
  const changes: LoggedChange[] = [
    { ...FIRST, on: '2026-12-01', from: '$179 a month', to: '$189 a month', reason: 'It rose' },
    FIRST,
    { ...FIRST, provider: 't-mates', name: 'T-Mates', to: '$99 a month' },
    { ...FIRST, provider: 'directmeds', name: 'DirectMeds' },
  ]
  expect(getChangeGroups(changes, 3)).toEqual([
    {
      key: '2026-12-01-0',
      on: '2026-12-01',
      reason: 'It rose',
      lines: ['RemedyMeds, price: $179 a month → $189 a month'],
    },
    {
      key: '2026-11-20-1',
      on: '2026-11-20',
      reason: 'First listed',
      lines: ['RemedyMeds, price: $179 a month', 'T-Mates, price: $99 a month'],
    },
  ])
  expect(getChangeGroups([], 4)).toEqual([])
})

test('the changes of records and of our order are one list, newest first', () => {
  const { providers, ranking } = getFixtureContent()
  const history = [
    { on: '2026-11-21', field: 't-mates.rating', from: '9.2', to: '9.4', reason: 'Read again' },
  ]
  const changes = listChanges(providers, { ...ranking, history })
  expect(changes.map(({ on, provider, what }) => [on, provider, what])).toEqual([
    ['2026-11-21', 't-mates', 'our score'],
    ...['directmeds', 'g-plans', 'joinfridays', 'remedymeds', 't-mates'].map((id) => [
      '2026-11-20',
      id,
      'price',
    ]),
  ])
})

test('a maker’s price that changed is one of them; that it was listed is not', () => {
  const { providers, ranking, 'maker-prices': makers } = getFixtureContent()
  const [drug, ...others] = makers.drugs
  if (!drug) throw new Error('there is no drug')
  const [first, ...rest] = drug.history ?? []
  if (!first) throw new Error('its price has no history')
  const rise = { ...first, on: '2026-12-01', from: '$199 a month', to: '$299 a month', reason: 'It rose' }
  const drugs = [{ ...drug, history: [rise, first, ...rest] }, ...others]
  const changes = listChanges(providers, ranking, { ...makers, drugs })
  expect(changes).toHaveLength(6)
  expect(formatChange(changes[0] as LoggedChange)).toBe(`${drug.name}, price: $199 a month → $299 a month`)
})

test('the id of a change contains the provider, field, and day', () => {
  expect(getChangeId(FIRST)).toBe('remedymeds-offers-monthly-price-2026-11-20')
})
