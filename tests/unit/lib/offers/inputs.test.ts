import fc from 'fast-check'
import { parseAmount, parseMonths } from '@/lib/offers/inputs'

test.each([
  ['1', 1],
  ['24', 24],
  [' 12 ', 12],
  ['06', 6],
])('%j is %d months', (text, months) => {
  expect(parseMonths(text)).toEqual({ ok: true, value: months })
})

test.each(['', ' ', '0', '25', '-3', '1.5', '1e1', '0x6', 'twelve', '٣', '12 months', '1'.repeat(400)])(
  '%j is not a number of months',
  (text) => {
    expect(parseMonths(text)).toMatchObject({
      ok: false,
      message: 'Enter a whole number of months, 1 to 24.',
    })
  },
)

test.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['250', 250],
  ['199.50', 199.5],
  ['199.5', 199.5],
  ['$250', 250],
  ['$ 250', 250],
  [' $250 ', 250],
  ['1,200', 1200],
  ['10,000.00', 10_000],
  // Where a phone offers only a comma.
  ['149,99', 149.99],
  ['$1649,5', 1649.5],
])('%j is $%s a month', (text, value) => {
  expect(parseAmount(text)).toEqual({ ok: true, value: value === null ? null : value * 100 })
})

test.each([
  '-1',
  '1.234',
  '10000.01',
  '12,0000',
  '1.649,50',
  '2$50',
  '1e3',
  '$',
  '$$5',
  'free',
  '200 $',
  'NaN',
  '9'.repeat(500),
])('%j is not an amount', (text) => {
  expect(parseAmount(text)).toMatchObject({
    ok: false,
    message: 'Type an amount from $0 to $10,000, such as 250.',
  })
})

test.each(['$1,200.50', '10,000.00', '1649,50', '$ 250', '9.5', '0250'])(
  'no prefix of %j is clearly wrong',
  (text) => {
    const prefixes = Array.from(text, (_, end) => text.slice(0, end + 1))
    const wrong = prefixes.filter((prefix) => {
      const parsed = parseAmount(prefix)
      return !parsed.ok && !parsed.isUnfinished
    })
    expect(wrong).toEqual([])
  },
)

test.each(['-', 'f', '1e', '10001', '12,000', '1.234', '2$', '$$', '1,2345'])(
  '%j is clearly wrong while it is typed',
  (text) => {
    expect(parseAmount(text)).toMatchObject({ isUnfinished: false })
  },
)

test('an empty field or a leading 0 may become a number of months; 25 and letters cannot', () => {
  expect(['', '0', '25', 'six'].map(parseMonths)).toMatchObject([
    { isUnfinished: true },
    { isUnfinished: true },
    { isUnfinished: false },
    { isUnfinished: false },
  ])
})

test('whatever is typed is $0 to $10,000 or refused', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const typed = parseAmount(text)
      if (!typed.ok || typed.value === null) return
      expect(typed.value).toBeGreaterThanOrEqual(0)
      expect(typed.value).toBeLessThanOrEqual(1_000_000)
    }),
  )
})
