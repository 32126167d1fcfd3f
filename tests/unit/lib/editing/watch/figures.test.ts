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
