import { listWarnings } from '@/lib/publish/warnings'

const ENDPOINT = 'https://forms.weighpoint.com/'

test('a build for the default address says what to set', () => {
  expect(listWarnings('https://weighpoint.example', ENDPOINT)).toEqual([
    'NEXT_PUBLIC_SITE_URL: canonical links, the sitemap, and the feed name https://weighpoint.example. Set it to your own address before you publish, see docs/hosting.md.',
  ])
})

test('a build without an endpoint says that messages are not delivered', () => {
  expect(listWarnings('https://weighpoint.com', null)).toEqual([
    expect.stringContaining('NEXT_PUBLIC_CONTACT_ENDPOINT is not set'),
  ])
})

test('a build for the operator’s address with an endpoint says nothing', () => {
  expect(listWarnings('https://weighpoint.com', ENDPOINT)).toEqual([])
})
