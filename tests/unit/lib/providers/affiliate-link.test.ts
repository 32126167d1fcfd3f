import { addTracking, getRedirects, getVisitUrl } from '@/lib/providers/affiliate-link'
import { getFixtureProviders } from '../../../fixtures/checked-content'

const providers = getFixtureProviders()

test('cards have the source tag of the homepage', () => {
  expect(addTracking('https://a.example/', 'homepage')).toBe(
    'https://a.example/?ref=weighpoint&source=homepage',
  )
})

test('the calculator has its own sub-identifier', () => {
  expect(addTracking('https://a.example/', 'calculator')).toBe(
    'https://a.example/?ref=weighpoint&sub_id=calculator',
  )
})

test('existing parameters and fragments of an address are kept', () => {
  expect(addTracking('https://a.example/x?aff=7#plans', 'homepage')).toBe(
    'https://a.example/x?aff=7&ref=weighpoint&source=homepage#plans',
  )
})

test('only rank 5 goes through our own host', () => {
  expect(providers.map((provider) => getVisitUrl(provider, 'homepage'))).toEqual([
    'https://remedymeds.example/?ref=weighpoint&source=homepage',
    'https://t-mates.example/?ref=weighpoint&source=homepage',
    'https://directmeds.example/?ref=weighpoint&source=homepage',
    'https://joinfridays.example/?ref=weighpoint&source=homepage',
    '/click/5',
  ])
})

test('each placement has its own address, and the legacy address stays with its provider at any rank', () => {
  const tagged = 'https://g-plans.example/?ref=weighpoint'
  const all = [
    ['/click/5', `${tagged}&source=homepage`],
    ['/click/g-plans', `${tagged}&source=homepage`],
    ['/click/calculator/g-plans', `${tagged}&sub_id=calculator`],
    ['/click/directory/g-plans', `${tagged}&sub_id=directory`],
    ['/click/provider-page/g-plans', `${tagged}&sub_id=provider-page`],
  ]
  for (const list of [providers, providers.toReversed(), providers.filter(({ id }) => id === 'g-plans')]) {
    expect(getRedirects(list).map(({ source, destination }) => [source, destination])).toEqual(all)
  }
  const one = { id: 'a', name: 'A', websiteUrl: 'https://a.example/', linkThroughOwnHost: true }
  expect(getVisitUrl(one, 'homepage')).toBe('/click/a')
  expect(getVisitUrl(one, 'calculator')).toBe('/click/calculator/a')
  expect(getRedirects([one])).toHaveLength(4)
  const closed = getRedirects([{ ...one, closedOn: '2026-11-03' }])
  expect(new Set(closed.map(({ destination }) => destination))).toEqual(new Set(['/providers/a']))
})
