import { formatCsv } from '@/lib/base/csv'

test('quotes only what needs quotes, and writes missing values as empty cells', () => {
  expect(
    formatCsv([
      ['a', 1, null, undefined],
      ['b, c', 'say "d"', 'e\nf', 'g\rh'],
    ]),
  ).toBe('a,1,,\r\n"b, c","say ""d""","e\nf","g\rh"\r\n')
})
