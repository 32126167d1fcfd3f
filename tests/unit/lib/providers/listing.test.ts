import { getListing, splitFeatures } from '@/lib/providers/listing'
import { getPriceRows } from '@/lib/providers/price-label'
import { getFixtureProviders } from '../../../fixtures/fixture-content'

const providers = getFixtureProviders()

test('rank 5 has one name on the rankings and another on the results', () => {
  const rank5 = providers[4]
  if (!rank5) throw new Error('there is no rank 5')
  expect(getListing(rank5, 'rankings')).toEqual({
    name: 'g-plans',
    logo: '/logos/g-plans.svg',
    otherName: 'Jrnys',
  })
  expect(getListing(rank5, 'results')).toEqual({
    name: 'Jrnys',
    logo: '/logos/jrnys.svg',
    otherName: 'g-plans',
  })
})

test('a provider with one name uses it everywhere', () => {
  const first = providers[0]
  if (!first) throw new Error('there is no rank 1')
  expect(getListing(first, 'results')).toEqual(getListing(first, 'rankings'))
})

test.each([
  [true, 5, 4, 0],
  [true, 3, 3, 0],
  [false, 5, 3, 2],
  [false, 3, 3, 0],
  [false, 2, 2, 0],
])('top choice %s with %d features shows %d and folds %d', (isTopChoice, total, shown, folded) => {
  const features = Array.from({ length: total }, (_, index) => `Feature ${index + 1}`)
  const split = splitFeatures({ features, isTopChoice })
  expect([split.shown.length, split.folded.length]).toEqual([shown, folded])
})

test('the price label shows every price per month, from the data', () => {
  expect(getPriceRows(providers)).toEqual([
    { rank: 1, name: 'RemedyMeds', note: 'Same price for all doses', monthly: '$179', isPartial: false },
    { rank: 2, name: 'T-Mates', note: 'Oral pill options', monthly: '$99', isPartial: false },
    { rank: 3, name: 'DirectMeds', note: 'Medication included', monthly: '$149', isPartial: false },
    { rank: 4, name: 'JoinFridays', note: 'Billed $1,649 a year', monthly: '$137', isPartial: false },
    { rank: 5, name: 'g-plans', note: '$99 a week, medication separate', monthly: '$429', isPartial: true },
  ])
})

test('a monthly price without the medication says so in its row', () => {
  const facts = { medicationIncluded: false } as (typeof providers)[number]['facts']
  const [row] = getPriceRows(providers.slice(0, 1).map((provider) => ({ ...provider, facts })))
  expect(row).toMatchObject({ note: 'Medication separate', monthly: '$179', isPartial: true })
})

test('a provider without a price has a row that says so', () => {
  const [row] = getPriceRows(providers.slice(0, 1).map((provider) => ({ ...provider, pricing: null })))
  expect(row).toMatchObject({ note: 'Price not stated', monthly: null })
})

test('a monthly price with no other details says that medication is not stated', () => {
  const [, tMates] = providers.map((provider) => ({ ...provider, mainBenefit: null }))
  expect(getPriceRows(tMates ? [tMates] : [])[0]?.note).toBe('Medication: not stated')
})
