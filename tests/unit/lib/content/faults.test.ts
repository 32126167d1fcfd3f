import { z } from 'zod'
import { ContentError, formatPath, toFaults } from '@/lib/content/faults'

/** What an editor is told about a file of this shape. */
function tell(shape: z.ZodType, raw: unknown) {
  const { error } = shape.safeParse(raw)
  return toFaults('content/x.json', error?.issues ?? [], raw).map(
    ({ field, message }) => `${field}: ${message}`,
  )
}

test('the error that stops the build says its name, how many faults there are, and each on its line', () => {
  const fault = { file: 'content/faq.json', field: 'title', message: 'missing.' }
  expect(String(new ContentError([fault]))).toBe(
    'ContentError: 1 fault in the content:\n  content/faq.json → title: missing.',
  )
  expect(String(new ContentError([fault, { ...fault, field: 'items' }]))).toBe(
    'ContentError: 2 faults in the content:\n  content/faq.json → title: missing.\n  content/faq.json → items: missing.',
  )
})

test.each([
  [[], '(whole file)'],
  [['title'], 'title'],
  [['providers', 2, 'pricing', 'amount'], 'providers[2].pricing.amount'],
  [[2, 'rating'], '[2].rating'],
])('%j is told as %s', (path, field) => {
  expect(formatPath(path)).toBe(field)
})

describe('the value found is told as it stands in the file', () => {
  const long = 'x'.repeat(79)
  test.each([
    [{ a: 1 }, 'a group of fields'],
    [[], '0 entries'],
    [['a'], '1 entry'],
    ['9.1', '"9.1"'],
    [long.slice(1), `"${long.slice(1)}"`],
    [long, `"${'x'.repeat(75)}…"`],
  ])('%j', (value, shown) => {
    expect(tell(z.strictObject({ a: z.boolean() }), { a: value })).toEqual([
      `a: expected true or false, got ${shown}. Write true or false without quotes.`,
    ])
  })
})

describe('a kind of field that says nothing itself is told all the same', () => {
  test.each<readonly [string, z.ZodType, unknown, string]>([
    ['a number', z.number(), '9.1', 'expected a number, got "9.1". Remove the quotes.'],
    ['a number', z.number(), ' 9 ', 'expected a number, got " 9 ". Remove the quotes.'],
    ...['high', '', ' ', 'Infinity', '9,1', true, []].map((value) => {
      const shown = Array.isArray(value) ? '0 entries' : JSON.stringify(value)
      const message = `expected a number, got ${shown}. Write it in digits, without quotes.`
      return ['a number', z.number(), value, message] as const
    }),
    ['a date', z.date(), 5, 'expected date, got 5. Compare it with an entry beside it.'],
    [
      'a length',
      z.array(z.string()).min(1),
      [],
      'Too small: expected array to have >=1 items, got 0 entries. Correct the value.',
    ],
    ['a choice', z.enum(['a', 'b']), 'c', 'expected one of "a", "b", got "c". Use one of these.'],
    ['its own words', z.string('expected a name'), 5, 'expected a name'],
  ])('%s', (_, kind, value, message) => {
    expect(tell(z.strictObject({ field: kind }), { field: value })).toEqual([`field: ${message}`])
  })
})

describe('a field that is missing is told with what it holds', () => {
  test.each([
    ['a text', z.string(), ': expected a text'],
    ['a date', z.date(), ': expected date'],
    ['a choice', z.enum(['a', 'b']), ': expected "a", "b"'],
    ['its own words', z.string('expected a day, got %v. Write it.'), ': expected a day'],
    ['a choice of kinds', z.union([z.string(), z.number()]), ''],
  ])('%s', (_, kind, expectation) => {
    expect(tell(z.strictObject({ field: kind }), {})).toEqual([
      `field: missing${expectation}. Add the field; see content/schemas for what it holds.`,
    ])
  })
})

test('what a field that should not be there holds is told, null as null', () => {
  expect(tell(z.strictObject({}), { isChecked: null })).toEqual([
    'isChecked: there is no such field; it holds null. Correct its spelling or remove it.',
  ])
})

test.each([null, 'free'])('a rule may name a field inside what is %j', (pricing) => {
  const rule = { path: ['pricing', 'amount'], error: 'expected an amount, got %v. Write it.' }
  expect(
    tell(
      z.looseObject({}).refine(() => false, rule),
      { pricing },
    ),
  ).toEqual([
    'pricing.amount: missing: expected an amount. Add the field; see content/schemas for what it holds.',
  ])
})
