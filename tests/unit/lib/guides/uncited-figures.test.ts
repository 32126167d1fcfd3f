// Which figures of a guide need a source and have none. The site's promise: every figure says where it comes from.
import { parseText } from '@/lib/guides/parse-text'
import { findUncitedFigures } from '@/lib/guides/uncited-figures'

const figuresOf = (text: string) => findUncitedFigures(parseText(text)).map(({ figure }) => figure)

test.each([
  ['a sum', 'It costs $1,349.02 a fill.', ['$1,349.02']],
  ['a range', 'It costs $149 to $449, or $200-400.', ['$149', '$449', '$200-400']],
  ['a percentage, a weight, a dose', 'You lose 15% or 30 pounds on 2.4 mg.', ['15%', '30 pounds', '2.4 mg']],
  ['a time', 'Wait 24-48 hours.', ['24-48 hours']],
  ['a body mass index', 'A BMI of 30 counts.', ['BMI of 30']],
  ['a list item', '- First.\n- It takes 4 weeks.', ['4 weeks']],
  ['a sentence after the cited one', 'It works.<Cite id="a" /> It costs $449.', ['$449']],
  ['the text in a box', '<Callout tone="note" title="T">\n\nTake 5 mg.\n\n</Callout>', ['5 mg']],
  [
    'a column without a source, next to one with a source',
    '<FigureTable caption="C" columns={["A", { title: "B", cite: ["a"] }, "C"]} rows={[["5 mg", "10%", "$449"]]} />',
    ['$449'],
  ],
  [
    'the note under a table',
    '<FigureTable caption="C" columns={["A", "B"]} rows={[["x", "y"]]} note="For 12 months." />',
    ['12 months'],
  ],
  [
    'a timeline',
    '<Timeline caption="C" items={[{ when: "W", title: "T", text: "Lose 2 pounds." }]} />',
    ['2 pounds'],
  ],
  [
    'a drawing',
    '<AnswerRows caption="C" rows={[{ situation: "First", figure: "5 mg" }, { situation: "Then", figure: "more" }]} />',
    ['5 mg'],
  ],
])('no source: %s', (_, text, figures) => {
  expect(figuresOf(text)).toEqual(figures)
})

test.each([
  ['a cited sentence', 'It costs $449.<Cite id="a" /> Ask.'],
  ['every sentence before the citation', 'It costs $449. You lose 2.4%.<Cite id="a" />'],
  ['a link to another site in the paragraph', 'It costs $449, says [the maker](https://a.example).'],
  ['our own estimate that says so', 'It is 15-22%. It is our estimate.'],
  ['a heading, which cannot cite', '## Within 24 hours'],
  ['a number without a unit', 'Follow these 4 rules.'],
  [
    'a table that names its sources',
    '<FigureTable caption="C" columns={["A", "B"]} rows={[["5 mg", "$449"]]} cite={["a"]} />',
  ],
  [
    'the labels of rows next to a column with a source',
    '<FigureTable caption="C" columns={["A", { title: "B", cite: ["a"] }]} rows={[["5 mg", "$449"]]} />',
  ],
  [
    'our own estimates',
    '<FigureTable caption="C" columns={["A", { isEstimate: true }, { title: "B", cite: ["a"] }]} rows={[["a", "$499", "$449"]]} />',
  ],
])('covered: %s', (_, text) => {
  expect(figuresOf(text)).toEqual([])
})

test('a link within the site is not a source', () => {
  expect(figuresOf('It costs $449, says [our guide](/guides/a).')).toEqual(['$449'])
})
