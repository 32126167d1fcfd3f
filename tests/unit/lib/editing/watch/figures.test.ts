import { findNearest, isSame, readFigures } from '@/lib/editing/watch/figures'

const read = (text: string) =>
  readFigures(text).map(({ kind, value, unit }) => [kind, value, unit].join(' ').trim())

test.each([
  ['$1,299', ['dollars 1299']],
  ['$1299.00 and 1299 USD, US$1,299', ['dollars 1299', 'dollars 1299', 'dollars 1299']],
  ['now $199/mo, was $ 249', ['dollars 199', 'dollars 249']],
  ['$149-449 or $5 to 10', ['dollars 149', 'dollars 449', 'dollars 5', 'dollars 10']],
  ['$1.2 million, 30k people', []],
  ['14.9%, 14·9% and 20 percent', ['percent 14.9', 'percent 14.9', 'percent 20']],
  ['15-20% of people', ['percent 15', 'percent 20']],
  ['30-day refund after 2 months', ['number 30 day', 'number 2 month']],
  ['199 mg, A1c, 1.2.3', ['number 199']],
  ['US $199, USD 249, 5 USD', ['dollars 199', 'dollars 249', 'dollars 5']],
  ['$1,299,000.50', ['dollars 1299000.5']],
  ['12,34 or 1,2345', []],
  ['1.5 M, 2 bn, 3 thousand, 4 billion', []],
  ['1 Day, 2-week, 3 years, 4 months', ['number 1 day', 'number 2 week', 'number 3 year', 'number 4 month']],
  ['3 yearly, 4 dayspring', ['number 3', 'number 4']],
  [
    '$5–10, $15 - 20, 1 or $3',
    ['dollars 5', 'dollars 10', 'dollars 15', 'dollars 20', 'number 1', 'dollars 3'],
  ],
  [
    '10—15%, 20 to 25 percent, 30 or 40%',
    ['percent 10', 'percent 15', 'percent 20', 'percent 25', 'number 30', 'percent 40'],
  ],
  ['$\u00a0149\u00a0–\u00a0449', ['dollars 149', 'dollars 449']],
  ['from $149 to 10%', ['dollars 149', 'percent 10']],
])('%s', (text, figures) => {
  expect(read(text)).toEqual(figures)
})

test.each([
  ['$199', 'only $199.00 a month', true],
  ['$199', 'only $1990', false],
  ['$1,299', 'only 1299 dollars', true],
  ['$199', 'only $199.50', false],
  ['$199', '199 mg', false],
  ['30 days', 'a 30-day guarantee', true],
  ['30 days', '30 months', false],
])('%s is on a page that says "%s": %s', (stated, page, answer) => {
  const [figure] = readFigures(stated)
  expect(readFigures(page).some((found) => figure && isSame(figure, found))).toBe(answer)
})

test('the nearest figures of a page: the same number without its sign, then the closest', () => {
  const [stated] = readFigures('44%')
  const page = readFigures('Nausea 44, 43%, 16% and 43%, $44.50, 90%')
  expect(stated && findNearest(stated, page)).toEqual(['44', '43%', '16%'])
})

test('keeps a figure as it is written, with its period', () => {
  expect(readFigures('Only $199 / mo or 30 days.').map(({ text }) => text)).toEqual(['$199 / mo', '30 days'])
})

test('the nearest figures are of the same kind and unit, and at most three', () => {
  const find = (stated: string, page: string) => {
    const [figure] = readFigures(stated)
    return figure && findNearest(figure, readFigures(page))
  }
  expect(find('30 days', '60 days, 45 days, 31 months, 29')).toEqual(['45 days', '60 days'])
  expect(find('$50', '$10, $90, $49, $52, $80')).toEqual(['$49', '$52', '$80'])
  expect(find('$50', '20%')).toEqual([])
})
