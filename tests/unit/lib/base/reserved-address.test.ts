import { isReservedAddress } from '@/lib/base/reserved-address'

test.each([
  'https://t-mates.example/',
  'https://www.example.com/x',
  'https://example.org.',
  'http://a.test/',
  'https://a.invalid',
  'http://localhost:3000',
  'http://127.0.0.1/',
  'http://[::1]/',
  'HTTPS://A.EXAMPLE/',
  'editors@weighpoint.example',
])('%s is a placeholder', (address) => {
  expect(isReservedAddress(address)).toBe(true)
})

test.each([
  'https://weighpoint.com/',
  'https://example.com.au/',
  'https://myexample.com/',
  'https://contest.com',
  'https://a.com/example.com',
  'https://a.com/?x=b@a.example',
  'http://127.0.0.1.nip.io/',
  'http://1127.0.0.1.com/',
  'editors@weighpoint.com',
])('%s is a real address', (address) => {
  expect(isReservedAddress(address)).toBe(false)
})

test('a malformed web address is an error, not a real address', () => {
  expect(() => isReservedAddress('https://')).toThrow('Invalid URL')
})
