import { readMdxSource } from '@/lib/content/mdx-source'
import { parseContent } from '@/lib/content/parse'
import { readRawContent, SURROUNDINGS } from '../../../fixtures/fixture-content'

jest.unmock('@/lib/content/mdx-source')

const faultsOf = (text: string) =>
  readMdxSource(text, 'content/guides/x.mdx').faults.map(({ field, message }) => `${field}: ${message}`)

describe('a fault in a text is told with its line', () => {
  test.each([
    [
      'a heading of the first level',
      'Text.\n\n# Title\n',
      'line 3: the page has its title already; got the heading "Title". Write ## instead of #.',
    ],
    [
      'a level skipped',
      '## One\n\n#### Two\n',
      'line 3: the heading "Two" skips a level: #### under ##. Write ###.',
    ],
    [
      'a level skipped at the start',
      '### One\n',
      'line 1: the heading "One" skips a level: ### under #. Write ##.',
    ],
    [
      'a heading twice',
      '## Cost\n\n## Dose\n\n## cost\n',
      'line 5: the heading "cost" stands in line 1 already, or reads like it, and both would have the same address. Reword one.',
    ],
    [
      'an image without text',
      'Text ![](/a.png)\n',
      'line 1: the image /a.png has no text. Say between [ and ] what one sees: ![a dose pen](…).',
    ],
    [
      'an unknown component',
      '<Chart />\n',
      'line 1: there is no component <Chart>. Use one of Callout, Cite, FigureTable, Timeline, DoseLadder, CostBars.',
    ],
    [
      'an import',
      'import x from "y"\n\nText\n',
      'line 1: guides import and export nothing. Remove the line; the components are there by themselves.',
    ],
    ['braces', 'A {value}.\n', 'line 1: there are braces in the text. Write the text without { and }.'],
    [
      'a component that is not closed',
      `Text${'\n'.repeat(11)}<Callout tone="note" title="x">\n\nText\n`,
      'line 12: Expected a closing tag for `<Callout>` (12:1-12:32). Look for an open bracket, or a component that is not closed.',
    ],
    ['what is no expression', 'Text\n\n{a b}\n', 'line 3: Could not parse expression with acorn. Look for'],
    ['a component without a name', '<>x</>\n', 'line 1: there is no component <>. Use one of Callout, '],
    ['an image with a space for its text', 'Text ![ ](/a.png)\n', 'line 1: the image /a.png has no text.'],
    [
      'a wrong tone',
      '\n<Callout tone="loud" title="x">\n\nText\n\n</Callout>\n',
      'line 2: <Callout> tone: expected "emergency", "warning" or "note".',
    ],
    [
      'a missing title',
      '<Callout tone="note">\n\nText\n\n</Callout>\n',
      'line 1: <Callout> title: expected a title in quotes.',
    ],
    ['an unknown prop', '<Cite id="a" page={3} />\n', 'line 1: <Cite> Unrecognized key: "page".'],
    [
      'a row too short',
      '<FigureTable caption="c" columns={["a", "b"]} rows={[["1"]]} />\n',
      'line 1: <FigureTable> rows: expected as many cells in every row as there are columns.',
    ],
    [
      'dollars in quotes',
      '<CostBars caption="c" unit="a year" rows={[{ label: "x", low: "1", high: 2 }]} />\n',
      'line 1: <CostBars> rows[0].low: expected dollars without quotes.',
    ],
    [
      'a list of addresses',
      'Text\n\n[a]: https://a.example\n',
      'line 3: addresses stand with their link: write [text]',
    ],
    [
      'a table with bars',
      '| a | b |\n|---|---|\n| 1 | 2 |\n',
      'line 1: tables with | are not read. Use <FigureTable>',
    ],
    ['a table without bars at its sides', 'a | b\n--- | ---\n1 | 2\n', 'line 1: tables with | are not read'],
    ['a table with colons', '| a | b |\n | :--- | ---: |\n', 'line 1: tables with | are not read'],
    ['a table with one dash a column', '| a | b |\n|-|-|\n', 'line 1: tables with | are not read'],
    ['braces in a line of their own', 'Text\n\n{value}\n', 'line 3: there are braces in the text.'],
    [
      'braces around what a component is given',
      '<Callout {...given} tone="note" title="x">\n\nText\n\n</Callout>\n',
      'line 1: there are braces around what a component is given. Write each field by its name.',
    ],
    [
      'a heading that the page has itself',
      '## Sources\n',
      'line 1: the page has a part called "Sources" of its own.',
    ],
    [
      'the address of a citation',
      '## Cite 1 b\n',
      'line 1: the page has a part called "Cite 1 b" of its own.',
    ],
    [
      'the address of a source',
      '## Source 12\n',
      'line 1: the page has a part called "Source 12" of its own.',
    ],
    ['a variable', '<Timeline caption="c" items={items} />\n', 'line 1: <Timeline> items: Invalid input'],
    [
      'an empty list of sources',
      '<DoseLadder caption="c" steps={[{ dose: "1 mg", when: "w" }, { dose: "2 mg", when: "w" }]} cite={[]} />\n',
      'line 1: <DoseLadder> cite: name at least one source, or leave cite out.',
    ],
  ])('%s', (_, text, message) => {
    expect(faultsOf(text).join('\n')).toContain(message)
  })
})

test('a table with bars is told once', () => {
  expect(faultsOf('Text\n\n| a | b |\n|---|---|\n')).toEqual([
    'line 3: tables with | are not read. Use <FigureTable>; content/README.md shows how.',
  ])
})

test.each([
  'A dash --- and more, a | b.\n',
  'A dash --- | a bar.\n',
  'A dash--- | a bar.\n',
  'a | b\n\nText\n',
  '```\n| a | b |\n|---|---|\n```\n',
  '## The sources\n\n### Main points\n\n### Cite one\n\n### Resource 1\n',
])('%j has no fault', (text) => {
  expect(faultsOf(text)).toEqual([])
})

test.each([
  ['One two.\n', 2],
  ['---\ntitle: not a word of these\n---\n\nOne two.\n', 2],
  ['Dose:  2.5 mg — daily\nor never\n', 6],
  ['## A heading\n\nText with **one** [link here](/blog).\n', 7],
  ['One.<Cite id="not-counted" />\n', 1],
  ['<Callout tone="note" title="Two words">\n\nText\n\n</Callout>\n', 3],
  ['<CostBars caption="c" unit="a year" rows={[{ label: "x", low: 1, high: 2 }]} cite={["no"]} />\n', 6],
  ['<Callout tone="note" title={null}>\n\nText\n\n</Callout>\n', 1],
  ['<CostBars caption="c" rows={[null, { label: "x" }]} />\n', 2],
])('%j has %d words', (text, words) => {
  expect(readMdxSource(text, 'x').words).toBe(words)
})

test('what cannot be read has no headings, citations, links, images and words', () => {
  const { faults, ...rest } = readMdxSource('Text\n\n<Callout>\n', 'x')
  expect(rest).toEqual({ headings: [], citations: [], links: [], images: [], words: 0 })
  expect(faults[0]?.message).toMatch(/^\S.+\. Look for an open bracket, or a component that is not closed\.$/)
})

test('a good text has headings, numbered citations, links and a length', () => {
  const source = readMdxSource(
    '---\ntitle: x\n---\n\n## The cost\n\nOne.<Cite id="b" /> Two.<Cite id="a" /> Three.<Cite id="b" />\n\n### More\n\n[blog](/blog)\n\n<FigureTable caption="c" columns={["x", "y"]} rows={[["1", "2"]]} cite={["a", "c"]} />\n',
    'x',
  )
  expect(source.faults).toEqual([])
  expect(source.headings).toEqual([
    { depth: 2, text: 'The cost', id: 'the-cost' },
    { depth: 3, text: 'More', id: 'more' },
  ])
  expect(source.citations).toEqual([
    { id: 'b', number: 1, occurrences: 2, line: 7 },
    { id: 'a', number: 2, occurrences: 2, line: 7 },
    { id: 'c', number: 3, occurrences: 1, line: 13 },
  ])
  expect(source.links).toEqual([{ href: '/blog', line: 11 }])
})

describe('faults between files', () => {
  function faultsWith(text: string) {
    const raw = readRawContent()
    const [guide] = raw.guides
    if (guide) guide.text = `${guide.text}\n\n${text}\n`
    return parseContent(raw, SURROUNDINGS)
      .faults.map(({ file, field, message }) => `${file} ${field}: ${message}`)
      .join('\n')
  }

  test.each([
    [
      'a source that is not listed',
      'Text.<Cite id="step-9" />',
      /first-month-glp1\.mdx line \d+: there is no "step-9" in content\/sources\.json\. Add it there, or use one of step-1, /,
    ],
    [
      'a page that is missing',
      '[x](/rankings)',
      /first-month-glp1\.mdx line \d+: there is no page at "\/rankings"\. Use one of \/, /,
    ],
    [
      'a heading that is missing here',
      '[x](#nowhere)',
      /line \d+: there is no heading "#nowhere" on \/guides\/first-month-glp1\. Use one of #when-to-get-help-now, /,
    ],
    [
      'a heading that is missing there',
      '[x](/guides/glp1-side-effects#nowhere)',
      /line \d+: there is no heading "#nowhere" on \/guides\/glp1-side-effects\./,
    ],
    [
      'an image that is missing',
      '![a pen](/missing.png)',
      /line \d+: there is no image at "\/missing\.png"\. Put it into public\//,
    ],
    ['an image without its folder', '![a pen](pen.png)', /line \d+: there is no image at "pen\.png"/],
    ['an address with https inside', '[x](/https:)', /there is no page at "\/https:"/],
    ['an address without https', '[x](http://a.example)', /there is no page at "http:\/\/a\.example"/],
  ])('%s', (_, text, message) => {
    expect(faultsWith(text)).toMatch(message)
  })

  test.each([
    '![a logo](/logos/t-mates.svg)',
    '[x](#when-to-get-help-now)',
    '[x](/guides/glp1-side-effects#common-side-effects) [y](/blog) [z](mailto:a@b.example) [w](https://a.example)',
  ])('%s is in order', (text) => {
    expect(faultsWith(text)).toBe('')
  })

  test('a source that nothing cites', () => {
    const raw = readRawContent()
    const { sources } = raw.sources as { sources: object[] }
    sources.push({ ...sources[0], id: 'lonely', label: 'Lonely', url: 'https://lonely.example' })
    expect(parseContent(raw, SURROUNDINGS).faults).toEqual([
      {
        file: 'content/sources.json',
        field: `sources[${sources.length - 1}].id`,
        message: 'nothing cites "lonely". Cite it, or remove it from the list.',
      },
    ])
  })
})
