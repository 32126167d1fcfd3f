// What an editor changes in a JSON file changes there, and nowhere else.
import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { diffJson } from '@/lib/editing/files/diff-json'
import { editJson } from '@/lib/editing/files/json-edits'

const FILES = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json') && !file.startsWith('schemas'))
  .map((file) => readFileSync(`content/${file}`, 'utf8'))

type Place = { group: Record<string | number, unknown>; key: string | number }

/** Every value inside, with the group or list that contains it. */
const listPlaces = (value: unknown): Place[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => [
        { group: value as Place['group'], key: Array.isArray(value) ? Number(name) : name },
        ...listPlaces(inner),
      ])

const change = (text: string, data: unknown) => editJson(text, diffJson(JSON.parse(text), data))

const pickFile = fc.constantFrom(...FILES)

test('any series of changes gives the requested data', () => {
  const step = fc.tuple(fc.nat(), fc.constantFrom('set', 'remove', 'insert', 'move', 'add'), fc.jsonValue())
  fc.assert(
    fc.property(pickFile, fc.array(step, { minLength: 1, maxLength: 5 }), (text, steps) => {
      const data: unknown = JSON.parse(text)
      for (const [pick, kind, value] of steps) {
        const places = listPlaces(data)
        const place = places[pick % places.length]
        if (!place) continue
        const { group, key } = place
        if (kind === 'set') group[key] = value
        else if (Array.isArray(group) && typeof key === 'number') {
          if (kind === 'remove') group.splice(key, 1)
          if (kind === 'insert') group.splice(key, 0, value)
          if (kind === 'move') group.unshift(...group.splice(key, 1))
        } else if (kind === 'remove') delete group[key]
        else if (kind === 'add') group[`new ${key}`] = value
      }
      expect(JSON.parse(change(text, data))).toEqual(JSON.parse(JSON.stringify(data)))
    }),
    { numRuns: 300 },
  )
})

test('one changed value changes only its own line', () => {
  const scalar = fc.oneof(
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
  )
  fc.assert(
    fc.property(pickFile, fc.nat(), scalar, (text, pick, value) => {
      const data: unknown = JSON.parse(text)
      const places = listPlaces(data).filter(({ group, key }) => typeof group[key] !== 'object')
      const place = places[pick % places.length]
      if (!place) return
      place.group[place.key] = value
      const [before, after] = [text.split('\n'), change(text, data).split('\n')]
      expect(after).toHaveLength(before.length)
      expect(after.filter((line, index) => line !== before[index]).length).toBeLessThanOrEqual(1)
    }),
    { numRuns: 300 },
  )
})

test('a new field goes where the order of the fields puts it; the others keep their layout', () => {
  const text = '{\n  "a": 1,\n  "c": [ 1,2 ],\n  "d": { "x":1 }\n}\n'
  expect(change(text, { a: 1, b: 'new', c: [1, 2], d: { x: 1 } })).toBe(
    '{\n  "a": 1,"b": "new",\n  "c": [ 1,2 ],\n  "d": { "x":1 }\n}\n',
  )
})

test('removing the last entry of a one-line list leaves no trace', () => {
  expect(change('{ "a": [1, 2, 3] }', { a: [1, 2] })).toBe('{ "a": [1, 2] }')
})

describe('entries that stay are not rewritten, wherever they move', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => ({ name, texts: [`${name}1`, `${name}2`] }))

  test.each([
    ['the first is removed', [a, b, c], [b, c], [{ path: [0], value: undefined }]],
    ['one in the middle is removed', [a, b, c, d], [a, c, d], [{ path: [1], value: undefined }]],
    ['one is added at the top', [a, b], [d, a, b], [{ path: [0], value: d, insert: true }]],
    ['one is added in the middle', [a, b, c], [a, d, b, c], [{ path: [1], value: d, insert: true }]],
    [
      'the first moves to the end',
      [a, b, c, d],
      [b, c, d, a],
      [
        { path: [4], value: a, insert: true },
        { path: [0], value: undefined },
      ],
    ],
    [
      'the last moves to the top',
      [a, b, c, d],
      [d, a, b, c],
      [
        { path: [3], value: undefined },
        { path: [0], value: d, insert: true },
      ],
    ],
  ])('%s', (_, before, after, edits) => {
    expect(diffJson(before, after)).toEqual(edits)
  })
})
