import { FIELD_NAMES, formatPricing, getFieldValue } from '@/lib/providers/change-wording'
import { getChangeGroups, getChangeId } from '@/lib/providers/changes'
import { getVerificationStatus } from '@/lib/providers/evidence'
import { EVIDENCE_FIELDS, type Provider } from '@/lib/schemas/providers'
import { getFixtureContent } from '../../../fixtures/fixture-content'

const { providers } = getFixtureContent().providers
const [remedymeds] = providers as [Provider, ...Provider[]]
const EVIDENCE = { source: 'https://remedymeds.com/pricing', verifiedOn: '2026-12-01', checkedBy: 'Ada' }

test.each([
  [0, '$179 a month, $100 off the first month'],
  [1, '$99 a month'],
  [2, '$149 a month, from $147'],
  [3, '$1,649 a year'],
  [4, '$99 a week'],
])('the price of provider %d in words: %s', (index, words) => {
  const pricing = providers[index]?.pricing
  expect(pricing && formatPricing(pricing)).toBe(words)
})

test('a single payment reads as one', () => {
  const pricing = { amount: 499.5, period: 'once', note: null, firstMonthDiscount: null, fromAmount: null }
  expect(formatPricing({ ...remedymeds.pricing, ...pricing } as NonNullable<Provider['pricing']>)).toBe(
    '$499.50 once',
  )
})

test.each([
  [1, '$179 a month, first month free'],
  [3, '$179 a month, first 3 months free'],
])('%d free months in words: %s', (freeMonths, words) => {
  const pricing = { ...remedymeds.pricing, firstMonthDiscount: null, freeMonths }
  expect(formatPricing(pricing as NonNullable<Provider['pricing']>)).toBe(words)
})

test('every field has words: yes, no, or null where nothing is stated', () => {
  expect(Object.keys(FIELD_NAMES)).toEqual(EVIDENCE_FIELDS)
  expect(EVIDENCE_FIELDS.map((field) => getFieldValue({ ...remedymeds, pricing: null }, field))).toEqual([
    null,
    '10.0',
    'yes',
    '$100 off your first month',
    'Same price for all doses, Free overnight shipping, 30-day money-back guarantee, 90-second approval, No membership fee',
    null,
    null,
    'yes',
    'yes',
    'yes',
  ])
  expect(getFieldValue({ ...remedymeds, isLegitScript: false }, 'isLegitScript')).toBe('no')
})

test('without evidence a field is stated or not stated, and the score has no breakdown', () => {
  expect(getVerificationStatus(remedymeds)).toEqual({
    checked: [],
    unchecked: [
      'price',
      'certificate',
      'main benefit',
      'features',
      'no membership fee',
      'same price at all doses',
      'money-back guarantee',
    ],
    notStated: ['medication included', 'oral option'],
    score: null,
  })
})

test('a field with evidence is checked, also when what was found is that it is not stated', () => {
  const evidence = { pricing: EVIDENCE, rating: EVIDENCE, 'facts.oralOption': EVIDENCE }
  const { checked, unchecked, notStated, score } = getVerificationStatus({ ...remedymeds, evidence })
  expect(checked.map(({ name, source, verifiedOn }) => [name, source, verifiedOn])).toEqual([
    ['price', EVIDENCE.source, '2026-12-01'],
    ['oral option (not stated)', EVIDENCE.source, '2026-12-01'],
  ])
  expect(unchecked).not.toContain('price')
  expect(notStated).toEqual(['medication included'])
  expect(score).toBe(EVIDENCE)
})

const FIRST = {
  date: '2026-11-20',
  provider: 'remedymeds',
  field: 'pricing' as const,
  from: null,
  to: '$179 a month',
  why: 'First listed',
}

test('changes of one day and reason stand together; the rest is cut', () => {
  const changes = [
    { ...FIRST, date: '2026-12-01', from: '$179 a month', to: '$189 a month', why: 'It rose' },
    { ...FIRST, date: '2026-11-25', field: 'facts.oralOption' as const, from: 'yes', to: null, why: 'Gone' },
    FIRST,
    { ...FIRST, provider: 't-mates', to: '$99 a month' },
    { ...FIRST, provider: 'directmeds' },
  ]
  expect(getChangeGroups(changes, providers, 4)).toEqual([
    {
      key: '2026-12-01-0',
      date: '2026-12-01',
      why: 'It rose',
      lines: ['RemedyMeds, price: from $179 a month to $189 a month'],
    },
    {
      key: '2026-11-25-1',
      date: '2026-11-25',
      why: 'Gone',
      lines: ['RemedyMeds, oral option: from yes to not stated'],
    },
    {
      key: '2026-11-20-2',
      date: '2026-11-20',
      why: 'First listed',
      lines: ['RemedyMeds, price: $179 a month', 'T-Mates, price: $99 a month'],
    },
  ])
  expect(getChangeGroups([], providers, 4)).toEqual([])
})

test('two reasons on one day are told apart, and a provider without a name by its id', () => {
  const changes = [{ ...FIRST, field: 'rating' as const, from: '9.2', to: '9.4', why: 'Read again' }, FIRST]
  expect(getChangeGroups(changes, [], 4).map(({ why, lines }) => [why, lines])).toEqual([
    ['Read again', ['remedymeds, score: from 9.2 to 9.4']],
    ['First listed', ['remedymeds, price: $179 a month']],
  ])
})

test('the id of a change holds provider, field and day', () => {
  expect(getChangeId(FIRST)).toBe('remedymeds-pricing-2026-11-20')
  expect(getChangeId({ ...FIRST, field: 'facts.oralOption' })).toBe('remedymeds-oralOption-2026-11-20')
})
