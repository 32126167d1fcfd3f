import { readSiteUrl } from '@/lib/base/site-url'

test.each([
  [undefined, 'https://weighpoint.example'],
  ['', 'https://weighpoint.example'],
  ['https://weighpoint.com', 'https://weighpoint.com'],
  ['https://weighpoint.com/', 'https://weighpoint.com'],
  ['https://weighpoint.com//', 'https://weighpoint.com'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('NEXT_PUBLIC_SITE_URL=%j gives %s', (setting, address) => {
  expect(readSiteUrl(setting)).toBe(address)
})

test.each([
  'weighpoint.com',
  'weighpoint.com:8080',
  '//weighpoint.com',
  'https://',
  'ftp://weighpoint.com',
  'https://weighpoint.com/us',
  'https://weighpoint.com/us/',
  'https://weighpoint.com/?a=b',
  'https://weighpoint.com/#a',
  'https://name@weighpoint.com',
  'https://:word@weighpoint.com',
])('NEXT_PUBLIC_SITE_URL=%s is refused, and the message says what to write', (setting) => {
  expect(() => readSiteUrl(setting)).toThrow(
    `NEXT_PUBLIC_SITE_URL: expected the address of a host without a path, like "https://weighpoint.com", got "${setting}". Correct or unset it.`,
  )
})
