// Sentences about a day disappear after it, and the content check asks for their end before.

import { findDueItems } from '@/lib/editorial/due'
import { keepCurrent } from '@/lib/guides/dated-text'
import { readBody } from '@/lib/guides/read-body'
import { CONTEXT, checkPlain, errorsAfter, readRawContent, setAt } from '../../../fixtures/fixture-content'

test.each([
  ['2026-12-31', 'Pay $199. The offer ends on December 31, 2026. Ask.'],
  ['2027-01-01', 'Pay $199. The list price is $675. Ask.'],
])('on %s a text reads %j', (today, text) => {
  const dated =
    'Pay $199. {until 2026-12-31: The offer ends on December 31, 2026.} {from 2027-01-01: The list price is $675.} Ask.'
  expect(keepCurrent(dated, today)).toBe(text)
})

const GUIDE =
  'One.<Cite id="a" /> <Until day="2026-12-31">It ends on December 31, 2026.<Cite id="b" /></Until>\n\n<From day="2027-01-01">It is over.<Cite id="c" /></From>'

test.each([
  ['2026-12-31', ['a', 'b'], 7],
  ['2027-01-01', ['a', 'c'], 4],
] as const)('on %s a guide cites %j', (today, cited, words) => {
  const body = readBody(GUIDE, today)
  expect(body).toMatchObject({ citations: cited, words, issues: [] })
  expect(body.ends).toEqual([{ day: '2026-12-31', text: 'It ends on December 31, 2026.', line: 1 }])
})

test('the cells of a table can end, and must if they name a coming day', () => {
  const table = (cell: string) =>
    `<FigureTable caption="Prices" columns={["Drug", "Fill"]} rows={[["Pen", "${cell}"], ["Pill", "$299"]]} />`
  const { ends, openDays, numbers } = readBody(
    table('{until 2026-12-31: $199 to December 31, 2026, then} $349'),
    '2027-01-01',
  )
  expect(ends).toEqual([{ day: '2026-12-31', text: '$199 to December 31, 2026, then', line: 1 }])
  expect(openDays).toEqual([])
  expect(numbers).not.toContain('199')
  expect(readBody(table('$199 to December 31, 2026')).openDays).toMatchObject([{ day: '2026-12-31' }])
})

test('a sentence about a coming day names its end', () => {
  const context = { ...CONTEXT, today: '2026-11-22' } as const
  const errors = errorsAfter(
    {
      'faq.items.0.answer.1': 'Ends on December 31, 2026. {until 2026-12-30: Ends on December 30, 2026.}',
      'guides.0.text':
        'It changed on November 1, 2026.\n\nOne. It ends on **December 31, 2099**.\n\n<WhoShouldNot />',
    },
    context,
  )
  expect(errors.toSorted()).toEqual([
    expect.stringMatching(
      /^content\/faq\.json → items\[0\]\.answer\[1\]: "December 31, 2026" is still ahead/,
    ),
    expect.stringMatching(
      /^content\/guides\/first-month-glp1\.mdx → line 3: "December 31, 2099" is still ahead/,
    ),
  ])
})

test('`npm run due` lists the sentence before it ends', () => {
  const plain = readRawContent()
  setAt(plain, 'faq.items.0.answer.1', 'Ask. {until 2026-12-31: It ends soon.}')
  setAt(plain, 'guides.0.text', `${GUIDE.replace(/<Cite id="."/g, '<Cite id="step-1"')}\n\n<WhoShouldNot />`)
  const { content, issues } = checkPlain(plain, { ...CONTEXT, today: '2026-11-22' })
  expect(issues).toEqual([])
  if (!content) return
  expect(content.faq.items[0]?.answer[1]).toBe('Ask. It ends soon.')
  const due = findDueItems(content, '2026-12-21', 'https://weighpoint.example')
  expect(due.filter(({ what }) => what === 'sentence that ends')).toEqual([
    expect.objectContaining({ file: 'content/faq.json', days: 10, path: ['items', 0, 'answer', 1] }),
    expect.objectContaining({ file: 'content/guides/first-month-glp1.mdx', days: 10 }),
  ])
})
