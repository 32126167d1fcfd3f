import { fixNumberHint, formatPath, showValue } from '@/lib/schemas/messages'

test.each([
  [['providers', 2, 'rating'], 'providers[2].rating'],
  [[0, 'name'], '[0].name'],
  [['a', 'b', 'c'], 'a.b.c'],
  [[], ''],
])('writes the path %j as %j', (path, text) => {
  expect(formatPath(path)).toBe(text)
})

test.each([
  [undefined, 'nothing'],
  [null, 'null'],
  ['a "b"', '"a \\"b\\""'],
  [1.5, '1.5'],
  [[], '0 entries'],
  [['x'], '1 entry'],
  [{ name: 'x' }, 'a group of fields'],
  ['x'.repeat(78), `"${'x'.repeat(78)}"`],
  ['x'.repeat(79), `"${'x'.repeat(75)}…"`],
])('shows %j as %j', (value, text) => {
  expect(showValue(value)).toBe(text)
})

test.each(['9', ' 9.45 ', '-3'])('a number in quotes, "%s": remove the quotes', (value) => {
  expect(fixNumberHint(value)).toBe('Remove the quotes.')
})

test.each(['$9', '9 a month', '1.', '1.5.2', '', 9, null])(
  'not a number in quotes, %j: write digits',
  (value) => {
    expect(fixNumberHint(value)).toBe('Write it in digits, without quotes.')
  },
)
