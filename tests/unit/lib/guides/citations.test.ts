// Which sources a text cites, and how their numbers reach the compiler.
import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { collectCitations, isJsxElement, readProps } from '@/lib/guides/citations.mjs'
import remarkGuide from '@/lib/guides/remark-plugin.mjs'

const read = (text: string): Root => unified().use(remarkParse).use(remarkMdx).parse(text)
const cited = (text: string) =>
  collectCitations(read(text)).map(({ id, number, occurrence, line }) => [id, number, occurrence, line])

test('sources are numbered by first appearance, and each citation is counted', () => {
  expect(cited('One.<Cite id="b" /> Two.<Cite id="a" />\n\nThree.<Cite id="b" />\n')).toEqual([
    ['b', 1, 1, 1],
    ['a', 2, 1, 1],
    ['b', 1, 2, 3],
  ])
})

test.each(['FigureTable', 'People', 'Timeline', 'Bars'])('<%s> cites a list of sources', (name) => {
  expect(cited(`<${name} cite={["a", "b"]} />\n`)).toEqual([
    ['a', 1, 1, 1],
    ['b', 2, 1, 1],
  ])
})

test.each([
  ['another component with an id', '<Callout id="a" />'],
  ['a table with an id', '<FigureTable id="a" />'],
  ['a citation with a list', '<Cite cite={["a"]} />'],
  ['a citation without an id', '<Cite />'],
  ['an id that is not a string', '<Cite id={5} />'],
  ['a list that is a string', '<FigureTable cite="a" />'],
  ['entries that are not strings', '<FigureTable cite={[1, x]} />'],
  ['plain text', 'Text with a [link](/a).'],
  ['a component without a name', '<>Text</>'],
])('%s cites nothing', (_, text) => {
  expect(cited(`${text}\n`)).toEqual([])
})

test.each([
  ['<Cite id="a" />', { a: false }],
  ['<Cite id="a" kind="reported" />', { a: true }],
  ['<FigureTable cite={["a"]} columns={["Week", null, [1]]} />', { a: false }],
  [
    '<FigureTable cite={["a"]} columns={["Week", { kind: "reported", cite: ["b"] }]} />',
    { a: false, b: true },
  ],
  ['<FigureTable cite={["a"]} kind="reported" columns={[{ cite: ["b"] }]} />', { a: true, b: false }],
])('%s says which figures were only reported', (text, reported) => {
  const citations = collectCitations(read(`${text}\n`))
  expect(Object.fromEntries(citations.map(({ id, isReported }) => [id, isReported]))).toEqual(reported)
})

test('a component is either inline or a block', () => {
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
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the text of a guide
  ['a={`x${y}`}', { a: undefined }],
  ['a={["x", 5, [true]]}', { a: ['x', 5, [true]] }],
  ['a={{ b: "x", "c d": { e: 1 }, 7: "y" }}', { a: { b: 'x', 'c d': { e: 1 }, '7': 'y' } }],
  ['a={{ [b]: "x", ...c, d: 1 }}', { a: { d: 1 } }],
  ['a={b}', { a: undefined }],
  ['a={b()}', { a: undefined }],
  ['a={[b, , "x"]}', { a: [undefined, undefined, 'x'] }],
  ['{...a}', {}],
])('<X %s /> has the props %j', (attributes, props) => {
  const [element] = read(`<X ${attributes} />\n`).children
  if (element?.type !== 'mdxJsxFlowElement') throw new Error('there is no component')
  expect(readProps(element)).toEqual(props)
  expect(Object.keys(readProps(element))).toEqual(Object.keys(props))
})

/** The syntax tree that the compiler gets. */
function compile(text: string, today = '2026-11-20'): Root {
  const tree = read(text)
  remarkGuide({ today })(tree)
  return tree
}

test('each component that cites gets its numbers as JSON', () => {
  const marks = compile('<Cite id="a" />\n\n<FigureTable cite={["b", "a"]} />\n').children.map((node) =>
    node.type === 'mdxJsxFlowElement' ? JSON.parse(String(readProps(node).marks)) : null,
  )
  expect(marks).toEqual([
    [{ id: 'a', number: 1, occurrence: 1, isReported: false }],
    [
      { id: 'b', number: 2, occurrence: 1, isReported: false },
      { id: 'a', number: 1, occurrence: 2, isReported: false },
    ],
  ])
})

test('a component that cites nothing is not changed', () => {
  const [callout] = compile('<Callout title="x" />\n').children
  expect(callout).toMatchObject({ attributes: [{ name: 'title' }] })
  expect(callout).not.toMatchObject({ attributes: [{}, {}] })
})
