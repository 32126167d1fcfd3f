import { readSiteUrl } from '@/lib/site/metadata'

test.each([
  [undefined, 'https://weighpoint.example'],
  ['', 'https://weighpoint.example'],
  ['https://weighpoint.com', 'https://weighpoint.com'],
  ['https://weighpoint.com/', 'https://weighpoint.com'],
  ['https://weighpoint.com//', 'https://weighpoint.com'],
  ['https://weighpoint.com/us/', 'https://weighpoint.com/us'],
])('the site set to %j stands at %s', (setting, address) => {
  expect(readSiteUrl(setting)).toBe(address)
})
