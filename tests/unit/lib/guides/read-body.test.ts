import { readBody } from '@/lib/guides/read-body'

jest.unmock('@/lib/guides/read-body')

const errorsOf = (text: string) =>
  readBody(text).issues.map(({ line, message }) => `line ${line}: ${message}`)

describe('an error in a text is reported with its line', () => {
  test.each([
    [
      'a level 1 heading',
      'Text.\n\n# Title\n',
      'line 3: the page already has its title; got the heading "Title". Write ## instead of #.',
    ],
    [
      'a skipped level',
      '## One\n\n#### Two\n',
      'line 3: the heading "Two" skips a level: #### under ##. Write ###.',
    ],
    [
      'a skipped level at the start',
      '### One\n',
      'line 1: the heading "One" skips a level: ### under #. Write ##.',
    ],
    [
      'a repeated heading',
      '## Cost\n\n## Dose\n\n## cost\n',
      'line 5: the heading "cost" has the same address as the one on line 1. Reword one of them.',
    ],
    [
      'an image without a description',
      'Text ![](/a.png)\n',
      'line 1: the image /a.png has no description. Say between [ and ] what it shows: ![a dose pen](…).',
    ],
    [
      'an unknown component',
      '<Chart />\n',
      'line 1: unknown component <Chart>. Use one of AnswerRows, Bars, ',
    ],
    [
      'an import',
      'import x from "y"\n\nText\n',
      'line 1: guides cannot import or export. Remove the line; the components need no import.',
    ],
    [
      'braces',
      'A {value}.\n',
      'line 1: braces are not supported in the text. Write the text without { and }, and without comments.',
    ],
    [
      'a component that is not closed',
      `Text${'\n'.repeat(11)}<Callout tone="note" title="x">\n\nText\n`,
      'line 12: Expected a closing tag for `<Callout>` (12:1-12:32). Look for an open bracket, or a component that is not closed.',
    ],
    ['an invalid expression', 'Text\n\n{a b}\n', 'line 3: Could not parse expression with acorn. Look for'],
    ['a component without a name', '<>x</>\n', 'line 1: unknown component <>. Use one of AnswerRows, '],
    [
      'an image with a blank description',
      'Text ![ ](/a.png)\n',
      'line 1: the image /a.png has no description.',
    ],
    [
      'a link without words',
      'Text [](/blog)\n',
      'line 1: the link to /blog has no words. Write between [ and ] where it leads.',
    ],
    [
      'a text of a drawing that ends',
      '<Bars caption="{until 2026-12-31: Now}" rows={[]} />\n',
      'line 1: a text of <Bars> cannot end. Put the component into <Until day="…">.',
    ],
    [
      'a wrong tone',
      '\n<Callout tone="loud" title="x">\n\nText\n\n</Callout>\n',
      'line 2: <Callout> tone: expected "emergency", "warning", or "note".',
    ],
    [
      'a missing title',
      '<Callout tone="note">\n\nText\n\n</Callout>\n',
      'line 1: <Callout> title: expected a title in quotes.',
    ],
    ['an unknown prop', '<Cite id="a" page={3} />\n', 'line 1: <Cite> Unrecognized key: "page".'],
    [
      'a row that is too short',
      '<FigureTable caption="c" columns={["a", "b"]} rows={[["1"]]} />\n',
      'line 1: <FigureTable> rows: expected as many cells in every row as there are columns.',
    ],
    [
      'a number in quotes',
      '<People caption="c" drug="d" rows={[{ effect: "x", drug: "1", placebo: 2 }]} cite={["a"]} />\n',
      'line 1: <People> rows[0].drug: expected a number from 0 to 100 without quotes.',
    ],
    [
      'a link reference definition',
      'Text\n\n[a]: https://a.example\n',
      'line 3: link addresses in a separate list are not supported. Write [text]',
    ],
    [
      'a Markdown table',
      '| a | b |\n|---|---|\n| 1 | 2 |\n',
      'line 1: tables with | are not supported. Use <FigureTable>',
    ],
    [
      'a Markdown table without outer bars',
      'a | b\n--- | ---\n1 | 2\n',
      'line 1: tables with | are not supported',
    ],
    [
      'a Markdown table with colons',
      '| a | b |\n | :--- | ---: |\n',
      'line 1: tables with | are not supported',
    ],
    [
      'a Markdown table with one dash per column',
      '| a | b |\n|-|-|\n',
      'line 1: tables with | are not supported',
    ],
    ['a footnote', 'Text.[^1]\n', 'line 1: footnotes like [^1] are not supported. Cite a source with <Cite'],
    ['struck out text', 'It is ~~not~~ so.\n', 'line 1: struck out text between ~~ is not supported.'],
    ['a check box', '- [ ] Ask\n- [x] Pay\n', 'line 2: check boxes like - [ ] are not supported.'],
    ['marked text', 'It ==is== so.\n', 'line 1: marked text between == is not supported.'],
    ['a block between colons', ':::note\n\nText\n\n:::\n', 'line 5: blocks between ::: are not supported.'],
    ['a reference', '[Text][a]\n', 'line 1: link addresses in a separate list are not supported.'],
    [
      'a heading without a letter',
      '## 🙂\n',
      'line 1: the heading "🙂" has no letter or digit, so it would have no address. Add a word.',
    ],
    [
      'a comment of HTML',
      'Text\n\n<!-- later -->\n',
      'line 3: comments like <!-- --> are not supported. Delete it, and say in the commit what it says.',
    ],
    [
      'a comment in braces',
      '{/* later */}\n',
      'line 1: braces are not supported in the text. Write the text without { and }, and without comments.',
    ],
    [
      'a hidden character by its name',
      'Text&zwj;text\n',
      'line 1: expected characters that readers see, got U+200D, ZERO WIDTH JOINER. Delete it.',
    ],
    [
      'a hidden character in a component',
      '<Callout tone="note" title="A&#8238;b">\n\nText\n\n</Callout>\n',
      'line 1: expected characters that readers see, got U+202E, RIGHT-TO-LEFT OVERRIDE. Delete it.',
    ],
    ['braces on a line of their own', 'Text\n\n{value}\n', 'line 3: braces are not supported in the text.'],
    [
      'braces around the props of a component',
      '<Callout {...given} tone="note" title="x">\n\nText\n\n</Callout>\n',
      'line 1: braces around the fields of a component are not supported. Write each field with its name.',
    ],
    [
      'a heading that the page already has',
      '## Sources\n',
      'line 1: the page uses the address "#sources" for a section of its own.',
    ],
    [
      'the address of a citation',
      '## Cite 1 b\n',
      'line 1: the page uses the address "#cite-1-b" for a section of its own.',
    ],
    [
      'the address of a source',
      '## Source 12\n',
      'line 1: the page uses the address "#source-12" for a section of its own.',
    ],
    [
      'the id of an element of the page',
      '## related_title\n',
      'line 1: the heading "related_title" has a "_", which only the page\'s own ids contain. Reword the heading.',
    ],
    ['a variable', '<Timeline caption="c" items={items} />\n', 'line 1: <Timeline> items: Invalid input'],
    [
      'an empty list of sources',
      '<Timeline caption="c" items={[{ when: "w", title: "t", text: "x" }]} cite={[]} />\n',
      'line 1: <Timeline> cite: name at least one source, or leave the sources out.',
    ],
  ])('%s', (_, text, message) => {
    expect(errorsOf(text).join('\n')).toContain(message)
  })
})

test('a Markdown table is reported once', () => {
  expect(errorsOf('Text\n\n| a | b |\n|---|---|\n')).toEqual([
    'line 3: tables with | are not supported. Use <FigureTable>; docs/guides.md shows how.',
  ])
})

test.each([
  'A dash --- and more, a | b.\n',
  'A dash --- | a bar.\n',
  'A dash--- | a bar.\n',
  'a | b\n\nText\n',
  '```\n| a | b |\n|---|---|\n```\n',
  '## The sources\n\n### Main points\n\n### Cite one\n\n### Resource 1\n',
])('%j is valid', (text) => {
  expect(errorsOf(text)).toEqual([])
})

test.each([
  ['One two.\n', 2],
  ['---\ntitle: not a word of these\n---\n\nOne two.\n', 2],
  ['Dose:  2.5 mg — daily\nor never\n', 6],
  ['## A heading\n\nText with **one** [link here](/blog).\n', 7],
  ['One.<Cite id="not-counted" />\n', 1],
  ['<Callout tone="note" title="Two words">\n\nText\n\n</Callout>\n', 3],
  ['<People caption="c" drug="d" rows={[{ effect: "x", drug: 1, placebo: 2 }]} cite={["no"]} />\n', 5],
  ['<FigureTable caption="c" columns={["a", { title: "b", cite: ["no"] }]} rows={[["x", "y"]]} />\n', 5],
  ['<Callout tone="note" title={null}>\n\nText\n\n</Callout>\n', 1],
  ['<People caption="c" rows={[null, { effect: "x" }]} />\n', 2],
])('%j has %d words', (text, words) => {
  expect(readBody(text).words).toBe(words)
})

test('a text that cannot be parsed has no headings, citations, links, images, or words', () => {
  const { issues, ...rest } = readBody('Text\n\n<Callout>\n')
  expect(rest).toEqual({
    headings: [],
    citations: [],
    citedOnAnyDay: [],
    links: [],
    images: [],
    codes: [],
    ends: [],
    openDays: [],
    words: 0,
    prose: { words: 0, grade: 0, longest: '' },
    hasUrgent: false,
    hasWhoShouldNot: false,
    numbers: [],
    amounts: [],
    amountsInColumns: [],
    uncited: [],
    drawing: null,
  })
  expect(issues[0]?.message).toMatch(/^\S.+\. Look for an open bracket, or a component that is not closed\.$/)
})

test('a valid text has headings, numbered citations, and links', () => {
  const source = readBody(
    '---\ntitle: x\n---\n\n## The cost\n\nOne.<Cite id="b" /> Two.<Cite id="a" /> Three.<Cite id="b" />\n\n### More\n\n[blog](/blog)\n\n<FigureTable caption="c" columns={["x", "y"]} rows={[["1", "2"]]} cite={["a", "c"]} />\n',
  )
  expect(source.issues).toEqual([])
  expect(source.headings).toEqual([
    { depth: 2, text: 'The cost', id: 'the-cost' },
    { depth: 3, text: 'More', id: 'more' },
  ])
  expect(source.citations).toEqual(['b', 'a', 'c'])
  expect(source.links).toEqual([{ href: '/blog', line: 11 }])
})

test('links, images, code, and the days of a drawing are listed with their lines', () => {
  const text =
    '## A\n\n[b](/c) `d` ![e](/f.png)\n\n<DateLanes caption="c" until="2027-12-31" items={[{ day: "2026-12-31", title: "t", text: "x" }]} cite={["g"]} />\n'
  expect(readBody(text)).toMatchObject({
    links: [{ href: '/c', line: 3 }],
    images: [{ path: '/f.png', line: 3 }],
    codes: [{ text: 'd', line: 3 }],
    ends: [{ day: '2026-12-30', text: 't: x', line: 5 }],
    issues: [],
  })
})

test('paragraphs, rows and entries of drawings with an amount of money are listed', () => {
  const text =
    'A costs **$5** now.\n\nB.\n\n<AnswerRows caption="c" rows={[{ situation: "D", figure: "$7", next: "n" }]} cite={["g"]} />\n'
  expect(readBody(text).amounts).toEqual([
    { text: 'A costs $5 now.', line: expect.any(Number) },
    { text: 'D $7 n', line: expect.any(Number) },
  ])
})

test('an error in a component has the path of the field, for the form that shows it', () => {
  const text =
    'Text.\n\n<People caption="a" drug="b" rows={[{ effect: "c", drug: 101, placebo: 1 }]} cite={["d"]} />\n'
  expect(readBody(text).issues.map(({ line, field }) => [line, field])).toEqual([[3, ['rows', 0, 'drug']]])
  expect(readBody('# Title\n').issues).toEqual([{ line: 1, message: expect.any(String) }])
})
