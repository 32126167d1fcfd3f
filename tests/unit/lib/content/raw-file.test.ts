import { formatIssue } from '@/lib/content/issue'
import { parseFile, readBytes } from '@/lib/content/raw-file'

const parse = (text: string) => parseFile('x.json', text)
const errorsOf = (text: string) => parse(text).issues.map(formatIssue)

test('valid JSON is parsed with any line endings', () => {
  const { data, issues } = readBytes('x.json', Buffer.from('{ "a": [1, true, null]\r\n, "b": "“é” ❤️" }'))
  expect({ data, issues }).toEqual({ data: { a: [1, true, null], b: '“é” ❤️' }, issues: [] })
})

const FIX = 'Look for a missing or extra comma, quote or bracket there or just before.'

describe('a syntax error is reported once, with its line', () => {
  test.each([
    ['a trailing comma', '{\n  "a": 1,\n}\n', 'line 3: this is not JSON: «}»'],
    ['an empty file', '', 'line 1: this is not JSON: the file is empty'],
    ['an extra bracket', '{\n  "a": 1\n}\n}\n', 'line 4: this is not JSON: «}»'],
    ['a word without quotes', '{\n "a": no }', 'line 2: this is not JSON: «"a": no }»'],
    ['a missing comma', '{\n  "a": 1\n  "b": 1\n}', 'line 3: this is not JSON: «"b": 1»'],
    ['a missing colon', '{ "a" 1 }', 'line 1: this is not JSON: «{ "a" 1 }»'],
    ['a truncated file', '{\n  "a": 1,\n  "b":\n\n', 'line 3: this is not JSON: «"b":»'],
    ['an unclosed bracket', '[1,\n2\n', 'line 2: this is not JSON: «2»'],
    ['an unclosed brace', '{ "a": 1\n', 'line 1: this is not JSON: «{ "a": 1»'],
    ['an unclosed quote', '{\n"a": "x\n}', 'line 2: this is not JSON: «"a": "x»'],
    ['a comment', '// c\n{}', 'line 1: this is not JSON: «// c»'],
    ['a comment of YAML', '{\n"a": "#",\n"b": # c\n1 }', 'line 3: this is not JSON: «"b": # c»'],
    ['single quotes', `{\n"a": "it's",\n"b": 'x' }`, `line 3: this is not JSON: «"b": 'x' }»`],
    ['curly quotes', '{\n"a": “x”\n}', 'line 2: this is not JSON: «"a": “x”»'],
    ['an unknown escape', '{ "a": "\\q" }', 'line 1: this is not JSON: «{ "a": "\\q" }»'],
  ])('%s', (_, text, error) => {
    expect(errorsOf(text)).toEqual([`x.json → ${error}. ${FIX}`])
    expect(parse(text).data).toBeUndefined()
  })
})

test('a long line is cut in the message', () => {
  const line = `{ "a": "${'long '.repeat(30)}" "b" }`
  expect(errorsOf(line)).toEqual([`x.json → line 1: this is not JSON: «${line.slice(0, 80)}». ${FIX}`])
})

const HIDDEN = 'expected characters that readers see, got'

test.each([
  ['x.json', '{\n"a": "b\u0007"\n}', `line 2: ${HIDDEN} U+0007, BELL. Delete it.`],
  ['x.json', '{\n"a": ["b\\u0007"]\n}', `a[0]: ${HIDDEN} U+0007, BELL. Delete it.`],
  ['x.json', '{ "a": "\\ud83d" }', `a: ${HIDDEN} U+D83D, half of a pair of surrogates. Delete it.`],
  ['x.json', '{ "a": "b\u200Bc" }', `line 1: ${HIDDEN} U+200B, ZERO WIDTH SPACE. Delete it.`],
  ['x.json', '{ "a": "👩\u200D⚕️" }', `line 1: ${HIDDEN} U+200D, ZERO WIDTH JOINER. Delete it.`],
  ['x.json', '{ "a": "\uE000" }', `line 1: ${HIDDEN} U+E000, a private-use character. Delete it.`],
  ['x.json', '{ "a": "\uFFFE" }', `line 1: ${HIDDEN} U+FFFE, not a character. Delete it.`],
  ['x.json', '{ "a": "\u2028" }', `line 1: ${HIDDEN} U+2028, LINE SEPARATOR. Delete it.`],
  [
    'x.mdx',
    '---\na: b\n---\n\nIt\uFFFDs\n',
    `line 5: ${HIDDEN} U+FFFD, REPLACEMENT CHARACTER. It stands for a character that was lost: write that again.`,
  ],
  ['x.mdx', '---\na: "b\\u202e"\n---\n', `a: ${HIDDEN} U+202E, RIGHT-TO-LEFT OVERRIDE. Delete it.`],
  ['x.mdx', '---\na: b\n---\n\n\u2066Text\n', `line 5: ${HIDDEN} U+2066, LEFT-TO-RIGHT ISOLATE. Delete it.`],
])('in %s, %j is reported by its name', (file, text, error) => {
  expect(parseFile(file, text).issues.map(formatIssue)).toContain(`${file} → ${error}`)
})

test.each([
  ['x.json', Buffer.from('{\n"a": "It\x92s"\n}', 'latin1'), 'line 2', '0x92'],
  ['x.mdx', Buffer.from('---\na: b\n---\n\n\x93Text\x94\n', 'latin1'), 'line 5', '0x93'],
  ['x.json', Buffer.from('\uFEFF{}', 'utf16le'), 'line 1', '0xFF'],
])('a byte in %s that is not UTF-8 is an error: %s', (file, bytes, line, byte) => {
  expect(readBytes(file, bytes).issues.map(formatIssue)).toEqual([
    `${file} → ${line}: expected UTF-8, got the byte ${byte}. Save the file as UTF-8.`,
  ])
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

test('spaces after the lines of "---" do no harm, nor does a page without a text', () => {
  expect(parseFile('x.mdx', '--- \ntitle: a\n---\t \nText').data).toEqual({ title: 'a' })
  expect(parseFile('x.mdx', '---\ntitle: a\n---').data).toEqual({ title: 'a' })
})

const AT_TOP = '(top of the file): expected fields between two lines of "---" at the top, got'
const NO_FIELDS = `${AT_TOP} none. Copy them from another file.`

test.each([
  ['no fields', '# Title\n', NO_FIELDS],
  [
    'an empty line above the fields',
    ' \n\n---\ntitle: a\n---\n',
    `${AT_TOP} an empty line first. Remove what is above the first "---".`,
  ],
  ...[' ---\ntitle: a\n---\n', '---\ntitle: a\n\t--- \nText\n'].map((text): [string, string, string] => [
    'a space before a line of "---"',
    text,
    `${AT_TOP} a space before a "---". Remove it.`,
  ]),
  [
    'no line below the fields',
    '---\ntitle: a\n\nText\n',
    `${AT_TOP} only the first "---". Add the second one below the fields.`,
  ],
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
