import { findLine, readJsonText } from '@/lib/content/json-text'

const LOOK = 'Look for a missing or extra comma, quote or bracket there or just before.'

test('good JSON is read', () => {
  expect(readJsonText('{ "a": [1, true, null] }')).toEqual({ value: { a: [1, true, null] }, fault: null })
})

const long = `"${'a long text '.repeat(10)}"`

test.each([
  ['a comma too many', '{\n  "a": 1,\n}\n', 'line 3', 'Expected double-quoted property name, at «}»'],
  ['an empty file', '', 'line 1', 'Unexpected end of JSON input, at the end of the file'],
  [
    'a bracket too many',
    '{\n  "a": 1\n}\n}\n',
    'line 4',
    'Unexpected non-whitespace character after JSON, at «}»',
  ],
  ['a word without quotes', '{ "a": no }', 'line 1', 'Unexpected token \'o\', at «{ "a": no }»'],
  [
    'a word without quotes in a long file',
    `{\n  "a": ${long},\n  "b": ten,\n  "c": ${long}\n}\n`,
    'line 3',
    'Unexpected token \'e\', at «"b": ten,»',
  ],
  [
    'a dollar sign in the first line of a long file',
    `{ "a": $5,\n  "b": ${long}\n}\n`,
    'line 1',
    'Unexpected token \'$\', at «{ "a": $5,»',
  ],
  [
    'a file that stops after a line of its own',
    '{\n  "a":\n    1,\n  "b":',
    'line 4',
    'Unexpected end of JSON input, at «"b":»',
  ],
  ['a file that stops', '{\n  "a": 1,\n  "b":', 'line 3', 'Unexpected end of JSON input, at «"b":»'],
  [
    'a long line',
    `{\n  "a": ${long}\n  "b": 1\n}`,
    'line 3',
    "Expected ',' or '}' after property value, at «\"b\": 1»",
  ],
  [
    'a long line with a comma too many',
    `{ "a": ${long}, }`,
    'line 1',
    `Expected double-quoted property name, at «${`{ "a": ${long}`.slice(0, 80)}»`,
  ],
])('%s is told with its line', (_, text, field, reason) => {
  expect(readJsonText(text)).toEqual({ value: undefined, fault: { field, message: `${reason}. ${LOOK}` } })
})

test('a field that stands twice is told with its line', () => {
  const { fault } = readJsonText('{\n  "rating": 9.1,\n  "name": "x",\n  "rating": 8\n}')
  expect(fault).toEqual({
    field: 'line 4',
    message: 'this field stands twice in its group: «"rating": 8». Remove one of them.',
  })
})

test('a field that stands twice is told beside a line end that JSON allows and YAML does not', () => {
  const { fault } = readJsonText('{\n"rating": {\n}\r,\n"rating": 8\n}')
  expect(fault?.message).toContain('«"rating": 8»')
})

test('an invisible mark is told at the start of a file, and is no fault inside a text', () => {
  expect(readJsonText('\uFEFF{ "a": no }').fault?.message).toContain('(a BOM)')
  expect(readJsonText('{ "a": "\uFEFF" }').fault).toBeNull()
})

test('a field is found by its line', () => {
  const text = '{\n  "sources": [\n    { "id": "a" },\n    {\n      "id": "b"\n    }\n  ]\n}\n'
  expect(findLine(text, 'sources[1].id')).toBe(5)
  expect(findLine(text, 'sources[0].id')).toBe(3)
  expect(findLine(text, 'sources[2].id')).toBeNull()
  expect(findLine('', 'line 3')).toBeNull()
})

test('a field is found in the twelfth entry, and where its name holds digits', () => {
  const rows = Array.from({ length: 12 }, (_, index) => `{\n"week${index}": ${index}\n}`)
  expect(findLine(`{ "rows": [${rows.join(',\n')}] }`, 'rows[11].week11')).toBe(35)
})

test('a field is found where its name holds a dot', () => {
  const text = '{\n"evidence": {\n"facts": 1,\n"facts.oralOption": {\n"source": 5 } } }'
  expect(findLine(text, 'evidence.facts.oralOption.source')).toBe(5)
  expect(findLine(text, 'evidence.facts.oralOption')).toBe(4)
  expect(findLine(text, 'evidence.facts')).toBe(3)
  expect(findLine(text, 'evidence.facts.oral')).toBeNull()
})
