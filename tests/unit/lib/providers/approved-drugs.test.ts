import { getApprovedOffers, listUncomputedOffers } from '@/lib/providers/approved-drugs'
import { getFixtureContent } from '../../../fixtures/fixture-content'

const prices = getFixtureContent()['maker-prices']
const idsOn = (day: string) => getApprovedOffers(prices, day).map(({ id }) => id)
const reasonsOn = (day: string) => listUncomputedOffers(prices, day)

test('an offer is computed while it runs, and one that is not in the chart never is', () => {
  const zepbound = ['zepbound-at-5', 'zepbound-to-15-within-45-days']
  const lasting = ['wegovy-pill-to-25', 'wegovy-pen-standard', ...zepbound]
  const all = [
    ...['medicare-glp1-bridge', 'wegovy-pill-to-25', 'wegovy-pen-standard'],
    ...['wegovy-pen-new-patient', 'foundayo-within-45-days', ...zepbound],
  ]
  expect([idsOn('2026-11-22'), reasonsOn('2026-11-22')]).toEqual([all, []])
  expect(idsOn('2026-12-31')).toEqual(all)
  expect(idsOn('2027-01-01')).toEqual(['medicare-glp1-bridge', ...lasting])
  expect(idsOn('2028-01-01')).toEqual(lasting)
})

test('an offer that is not computed has a reason', () => {
  const ended = [
    'Wegovy pen, up to 2.4 mg: not computed, because this offer ended on December 31, 2026.',
    'Foundayo pill, up to 17.2 mg: not computed, because this offer ended on December 31, 2026.',
  ]
  expect(reasonsOn('2026-06-30')).toEqual([
    'Medicare GLP-1 Bridge: not computed, because it starts on July 1, 2026.',
  ])
  expect(reasonsOn('2027-01-01')).toEqual(ended)
  expect(reasonsOn('2028-01-01')).toEqual([
    'Medicare GLP-1 Bridge: not computed, because it ended on December 31, 2027.',
    ...ended,
  ])
})
