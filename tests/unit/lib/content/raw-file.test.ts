import { formatIssue } from '@/lib/content/issue'
import { parseFile } from '@/lib/content/raw-file'

const parse = (text: string) => parseFile('x.json', text)
const errorsOf = (text: string) => parse(text).issues.map(formatIssue)

test('valid JSON is parsed with any line endings', () => {
  const { data, issues } = parse('{ "a": [1, true, null]\r\n, "b": "\uFEFF" }')
  expect({ data, issues }).toEqual({ data: { a: [1, true, null], b: '\uFEFF' }, issues: [] })
})

const FIX = 'Look for a missing or extra comma, quote or bracket there or just before.'

describe('a syntax error is reported once, with its line', () => {
  test.each([
    ['a trailing comma', '{\n  "a": 1,\n}\n', 'line 3: property name expected, at «}»'],
    ['an empty file', '', 'line 1: value expected, at the end of the file'],
    ['an extra bracket', '{\n  "a": 1\n}\n}\n', 'line 4: end of file expected, at «}»'],
    ['a word without quotes', '{\n "a": no }', 'line 2: invalid symbol, at «"a": no }»'],
    ['a missing comma', '{\n  "a": 1\n  "b": 1\n}', 'line 3: comma expected, at «"b": 1»'],
    ['a missing colon', '{ "a" 1 }', 'line 1: colon expected, at «{ "a" 1 }»'],
    ['a truncated file', '{\n  "a": 1,\n  "b":\n\n', 'line 3: value expected, at «"b":»'],
    ['an unclosed bracket', '[1,\n2\n', 'line 2: close bracket expected, at «2»'],
    ['an unclosed brace', '{ "a": 1\n', 'line 1: close brace expected, at «{ "a": 1»'],
    ['an unclosed quote', '{\n"a": "x\n}', 'line 2: unexpected end of string, at «"a": "x»'],
    ['a comment', '// c\n{}', 'line 1: invalid comment token, at «// c»'],
    ['an unknown escape', '{ "a": "\\q" }', 'line 1: invalid escape character, at «{ "a": "\\q" }»'],
  ])('%s', (_, text, error) => {
    expect(errorsOf(text)).toEqual([`x.json → ${error}. ${FIX}`])
    expect(parse(text).data).toBeUndefined()
  })
})

test('a long line is cut in the message', () => {
  const line = `{ "a": "${'long '.repeat(30)}" "b" }`
  expect(errorsOf(line)).toEqual([`x.json → line 1: comma expected, at «${line.slice(0, 80)}». ${FIX}`])
})

test('a repeated field is reported on its second line, even in a nested group', () => {
  expect(errorsOf('{\n"a": [{ "r": 9,\n"s": {},\n"r": 8 }],\n"r": 1 }')).toEqual([
    'x.json → line 4: this field is already in the same group: «"r": 8 }],». Remove one of them.',
  ])
})

test.each([
  [['sources', 1, 'id'], 5],
  [['sources', 0, 'id'], 3],
  [['facts.oral', 'source'], 8],
  [['sources', 1, 'missing'], undefined],
])('the line of %j is %s', (path, line) => {
  const text = '{\n"sources": [\n{ "id": "a" },\n{\n"id": "b"\n}\n],\n"facts.oral": { "source": 5 } }'
  expect(parse(text).getLine(path)).toBe(line)
})

test('frontmatter is parsed', () => {
  const text = '---\ntitle: "A: b"\norder: 2\n---\n\nText --- more\n'
  const { data, issues, getLine } = parseFile('x.mdx', text)
  expect({ data, issues }).toEqual({ data: { title: 'A: b', order: 2 }, issues: [] })
  expect(getLine(['order'])).toBe(3)
  expect(getLine(['missing'])).toBeUndefined()
})

const NO_FIELDS =
  '(top of the file): expected fields between two lines of "---" at the top, got none. Copy them from another file.'

test.each([
  ['no fields', '# Title\n', NO_FIELDS],
  ['fields below the top', 'Text\n---\ntitle: a\n---\n', NO_FIELDS],
  [
    'an unquoted colon',
    '---\norder: 1\ntitle: a: b: c\n---\n',
    'line 3: Nested mappings are not allowed in compact mappings. Put texts that contain ":" or quotes between double quotes.',
  ],
  [
    'an unquoted asterisk',
    '---\ntitle: *b\n---\n',
    '(top of the file): Unresolved alias (the anchor must be set before the alias): b. Put texts that begin with "*" or "&" between double quotes.',
  ],
])('the error for a file with %s says what to do', (_, text, error) => {
  expect(parseFile('x.mdx', text).issues.map(formatIssue)).toEqual([`x.mdx → ${error}`])
})
