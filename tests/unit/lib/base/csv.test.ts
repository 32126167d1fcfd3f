import { formatCsv } from '@/lib/base/csv'

test('quotes only what needs quotes, and writes missing values as empty cells', () => {
  expect(
    formatCsv([
      ['a', 1, null, undefined],
      ['b, c', 'say "d"', 'e\nf', 'g\rh'],
    ]),
  ).toBe('a,1,,\r\n"b, c","say ""d""","e\nf","g\rh"\r\n')
})

test.each(['=1+1', '+1', '@a', '-1', '\ta'])(
  'a text that a spreadsheet would run is written as text: %j',
  (text) => {
    expect(formatCsv([[text, -1]])).toBe(`'${text},-1\r\n`)
  },
)
