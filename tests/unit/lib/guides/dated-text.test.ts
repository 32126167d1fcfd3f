// Sentences about a day disappear after it, and the content check asks for their end before.
import { keepCurrent } from '@/lib/guides/dated-text'
import { readBody } from '@/lib/guides/read-body'
import { CONTEXT, errorsAfter } from '../../../fixtures/fixture-content'

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
])('on %s a guide cites %j', (today, cited, words) => {
  const body = readBody(GUIDE, today)
  expect(body).toMatchObject({ openDays: [], words, issues: [] })
  expect(body.citations.map(({ id }) => id)).toEqual(cited)
  expect(body.ends).toEqual([{ day: '2026-12-31', text: 'It ends on December 31, 2026.', line: 1 }])
})

test('a sentence about a coming day names its end', () => {
  const context = { ...CONTEXT, today: '2026-11-22' }
  const errors = errorsAfter(
    {
      'faq.items.0.answer.0': 'Ends on December 31, 2026. {until 2026-12-30: Ends on December 30, 2026.}',
      'guides.0.text': 'It changed on November 1, 2026.\n\nOne. It ends on **December 31, 2099**.',
    },
    context,
  )
  expect(errors).toEqual([
    expect.stringMatching(/^content\/faq\.json → items\[0\]\.answer\[0\]: "December 31, 2026" is still ahead/),
    expect.stringMatching(
      /^content\/guides\/first-month-glp1\.mdx → line 3: "December 31, 2099" is still ahead/,
    ),
  ])
})
