import { getFeatures } from '@/lib/providers/features'
import { getListing } from '@/lib/providers/listing'
import { getFixtureProviders } from '../../../fixtures/checked-content'

const providers = getFixtureProviders()

test('rank 5 has one name on the rankings and another on the results; others have one name everywhere', () => {
  const [first, , , , rank5] = providers
  if (!first || !rank5) throw new Error('there are no five providers')
  const [rankings, results] = [
    { name: 'g-plans', logo: '/logos/g-plans.svg' },
    { name: 'Jrnys', logo: '/logos/jrnys.svg' },
  ]
  expect(getListing(rank5, 'rankings')).toEqual({ ...rankings, otherName: 'Jrnys' })
  expect(getListing(rank5, 'results')).toEqual({ ...results, otherName: 'g-plans' })
  expect(getListing(first, 'results')).toEqual(getListing(first, 'rankings'))
})

test.each([
  [true, 5, 4, 1],
  [true, 3, 3, 0],
  [false, 5, 3, 2],
  [false, 3, 3, 0],
  [false, 2, 2, 0],
])('top choice %s with %d features shows %d and folds %d', (isTopChoice, total, shown, folded) => {
  const features = Array.from({ length: total }, (_, index) => `Feature ${index + 1}`)
  const split = getFeatures({ features, isTopChoice })
  expect([split.shown.length, split.folded.length]).toEqual([shown, folded])
})

test('a feature that is the main benefit stands once, under the name', () => {
  const provider = {
    features: ['One', 'Oral pill options'],
    mainBenefit: 'Oral pill options',
    isTopChoice: false,
  }
  expect(getFeatures(provider).shown).toEqual([{ text: 'One', isBenefit: true }])
})
