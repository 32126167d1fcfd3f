import { addTracking, getRedirects, getVisitUrl } from '@/lib/providers/affiliate-link'
import { getFixtureContent } from '../../../fixtures/fixture-content'

const { providers } = getFixtureContent().providers

test('cards carry the source tag of the homepage', () => {
  expect(addTracking('https://a.example/', 'homepage')).toBe(
    'https://a.example/?ref=weighpoint&source=homepage',
  )
})

test('the calculator has a sub-identifier of its own', () => {
  expect(addTracking('https://a.example/', 'calculator')).toBe(
    'https://a.example/?ref=weighpoint&sub_id=calculator',
  )
})

test('parameters and fragments that an address has already stay', () => {
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
  expect(getRedirects(providers)).toEqual([
    { rank: 5, name: 'g-plans', destination: 'https://g-plans.example/?ref=weighpoint&source=homepage' },
  ])
})
