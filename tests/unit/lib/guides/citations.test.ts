// Which sources a text cites, and what the compiler is told of them.
import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { collectCitations, isJsxElement, readProps } from '@/lib/guides/citations.mjs'
import remarkGuide from '@/lib/guides/remark-guide.mjs'

const read = (text: string): Root => unified().use(remarkParse).use(remarkMdx).parse(text)
const cited = (text: string) =>
  collectCitations(read(text)).map(({ id, number, occurrence, line }) => [id, number, occurrence, line])

test('sources are numbered by their first appearance, and each place is counted', () => {
  expect(cited('One.<Cite id="b" /> Two.<Cite id="a" />\n\nThree.<Cite id="b" />\n')).toEqual([
    ['b', 1, 1, 1],
    ['a', 2, 1, 1],
    ['b', 1, 2, 3],
  ])
})

test.each(['FigureTable', 'People', 'Timeline', 'DoseLadder'])('<%s> cites a list of sources', (name) => {
  expect(cited(`<${name} cite={["a", "b"]} />\n`)).toEqual([
    ['a', 1, 1, 1],
    ['b', 2, 1, 1],
  ])
})

test.each([
  ['another component', '<Callout cite={["a"]} id="a" />'],
  ['a figure with an id', '<FigureTable id="a" />'],
  ['a mark with a list', '<Cite cite={["a"]} />'],
  ['a mark without an id', '<Cite />'],
  ['an id that is no text', '<Cite id={5} />'],
  ['a list that is no list', '<FigureTable cite="a" />'],
  ['entries that are no text', '<FigureTable cite={[1, x]} />'],
  ['nothing but text', 'Text with a [link](/a).'],
  ['a component without a name', '<>Text</>'],
])('%s cites nothing', (_, text) => {
  expect(cited(`${text}\n`)).toEqual([])
})

test('a component stands in a line or by itself', () => {
  expect(['mdxJsxFlowElement', 'mdxJsxTextElement', 'text'].map((type) => isJsxElement({ type }))).toEqual([
    true,
    true,
    false,
  ])
})

test.each<[string, Record<string, unknown>]>([
  ['a="x"', { a: 'x' }],
  ['a', { a: true }],
  ['a={5}', { a: 5 }],
  ['a={"x"}', { a: 'x' }],
  ['a={`x`}', { a: 'x' }],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a guide
  ['a={`x${y}`}', { a: undefined }],
  ['a={["x", 5, [true]]}', { a: ['x', 5, [true]] }],
  ['a={{ b: "x", "c d": { e: 1 }, 7: "y" }}', { a: { b: 'x', 'c d': { e: 1 }, '7': 'y' } }],
  ['a={{ [b]: "x", ...c, d: 1 }}', { a: { d: 1 } }],
  ['a={b}', { a: undefined }],
  ['a={b()}', { a: undefined }],
  ['a={[b, , "x"]}', { a: [undefined, undefined, 'x'] }],
  ['{...a}', {}],
])('<X %s /> is given %j', (attributes, props) => {
  const [element] = read(`<X ${attributes} />\n`).children
  if (element?.type !== 'mdxJsxFlowElement') throw new Error('there is no component')
  expect(readProps(element)).toEqual(props)
  expect(Object.keys(readProps(element))).toEqual(Object.keys(props))
})

/** The text as the compiler gets it: attributes as written, terms that hold together in brackets. */
function compile(text: string): Root {
  const tree = read(text)
  remarkGuide()(tree)
  return tree
}

test('each place that cites is told its numbers, as text and as syntax', () => {
  const [first, second] = compile('<Cite id="a" />\n\n<FigureTable cite={["b", "a"]} />\n').children
  const marksOf = (node: typeof first) =>
    node?.type === 'mdxJsxFlowElement'
      ? node.attributes.filter(({ type }) => type === 'mdxJsxAttribute').at(-1)
      : null
  expect(marksOf(first)).toMatchObject({
    type: 'mdxJsxAttribute',
    name: 'marks',
    value: { type: 'mdxJsxAttributeValueExpression', value: '[{"number":1,"occurrence":1}]' },
  })
  const marks = [
    { number: 2, occurrence: 1 },
    { number: 1, occurrence: 2 },
  ]
  expect(marksOf(second)).toMatchObject({ value: { value: JSON.stringify(marks) } })
  // The compiler reads the syntax, so it must say the same, in the form that ESTree names.
  if (second?.type !== 'mdxJsxFlowElement') throw new Error('there is no figure')
  expect(readProps(second).marks).toEqual(marks)
  expect(marksOf(second)).toMatchObject({
    value: {
      data: {
        estree: {
          sourceType: 'module',
          type: 'Program',
          body: [
            {
              expression: {
                elements: [
                  {
                    properties: [
                      {
                        kind: 'init',
                        method: false,
                        shorthand: false,
                        computed: false,
                        key: { type: 'Identifier', name: 'number' },
                      },
                      { value: { type: 'Literal', value: 1 } },
                    ],
                  },
                  {},
                ],
              },
            },
          ],
        },
      },
    },
  })
})

test('a component that cites nothing is left as it is', () => {
  const [callout] = compile('<Callout title="x" />\n').children
  expect(callout).toMatchObject({ attributes: [{ name: 'title' }] })
  expect(callout).not.toMatchObject({ attributes: [{}, {}] })
})

test.each([
  ['GLP-1 drugs', '[GLP-1] drugs'],
  ['Of GLP-1s, two', 'Of [GLP-1s], two'],
  ['A GLP-1', 'A [GLP-1]'],
  ['GLP-1 or GLP-1', '[GLP-1] or [GLP-1]'],
  ['GLP 1 and glp-1', 'GLP 1 and glp-1'],
])('in “%s” the term holds together', (text, expected) => {
  const [paragraph] = compile(`${text}\n`).children
  if (paragraph?.type !== 'paragraph') throw new Error('there is no paragraph')
  const shown = paragraph.children.map((child) => {
    if (child.type === 'text') return child.value
    expect(child).toMatchObject({
      type: 'mdxJsxTextElement',
      name: 'span',
      attributes: [{ type: 'mdxJsxAttribute', name: 'className', value: 'whitespace-nowrap' }],
      children: [{ type: 'text' }],
    })
    return `[${child.type === 'mdxJsxTextElement' && child.children[0]?.type === 'text' ? child.children[0].value : ''}]`
  })
  expect(shown.join('')).toBe(expected)
  expect(shown).not.toContain('')
})

test('the term holds together all along a paragraph, and code is left as it is', () => {
  const [paragraph] = compile('GLP-1, `GLP-1`, **so** GLP-1s\n').children
  if (paragraph?.type !== 'paragraph') throw new Error('there is no paragraph')
  expect(paragraph.children.map(({ type }) => type)).toEqual([
    'mdxJsxTextElement',
    'text',
    'inlineCode',
    'text',
    'strong',
    'text',
    'mdxJsxTextElement',
  ])
})
