import { findLine, readJsonText } from '@/lib/content/json-text'

test('good JSON is read', () => {
  expect(readJsonText('{ "a": [1, true, null] }')).toEqual({ value: { a: [1, true, null] }, fault: null })
})

test('a comma too many is told with its line', () => {
  const { fault } = readJsonText('{\n  "a": 1,\n}\n')
  expect(fault).toEqual({
    field: 'line 3',
    message:
      'Expected double-quoted property name, at «}». Look for a missing or extra comma, quote or bracket there or just before.',
  })
})

test('a field that stands twice is told with its line', () => {
  const { fault } = readJsonText('{\n  "rating": 9.1,\n  "name": "x",\n  "rating": 8\n}')
  expect(fault).toEqual({
    field: 'line 4',
    message: 'this field stands twice in its group: «"rating": 8». Remove one of them.',
  })
})

test('an empty file is a fault', () => {
  expect(readJsonText('').fault?.message).toContain('Unexpected end of JSON input')
})

test('a field is found by its line', () => {
  const text = '{\n  "sources": [\n    { "id": "a" },\n    {\n      "id": "b"\n    }\n  ]\n}\n'
  expect(findLine(text, 'sources[1].id')).toBe(5)
  expect(findLine(text, 'sources[0].id')).toBe(3)
  expect(findLine(text, 'sources[2].id')).toBeNull()
  expect(findLine('', 'line 3')).toBeNull()
})
