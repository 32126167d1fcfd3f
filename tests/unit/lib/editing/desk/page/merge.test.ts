// What was typed joined with what was saved elsewhere: nothing of either is lost without being shown.
import { mergeContent } from '@/lib/editing/desk/page/merge'
import type { Block } from '@/lib/editing/files/edit-document'

const merge = (base: object, mine: object, theirs: object) => {
  const content = (data: object) => ({ data: { ...data }, blocks: null })
  const { value, conflicts } = mergeContent(content(base), content(mine), content(theirs))
  return { data: value.data, conflicts }
}

test.each<[string, object, object, object, object, object[]]>([
  ['different fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }, []],
  ['the same change', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }, []],
  ['a new and a removed field', { a: 1 }, { a: 1, b: 1 }, {}, { b: 1 }, []],
  [
    'the same field',
    { a: { b: 1 } },
    { a: { b: 2 } },
    { a: { b: 3 } },
    { a: { b: 2 } },
    [{ path: ['data', 'a', 'b'], theirs: 3 }],
  ],
  ['entries of one list', { a: [1, 2] }, { a: [9, 2] }, { a: [1, 8] }, { a: [9, 8] }, []],
  [
    'an entry that both changed',
    { a: ['x'] },
    { a: ['y'] },
    { a: ['z'] },
    { a: ['y'] },
    [{ path: ['data', 'a', 0], theirs: 'z' }],
  ],
  ['added entries', { a: ['x'] }, { a: ['x', 'm'] }, { a: ['t', 'x'] }, { a: ['t', 'x', 'm'] }, []],
  ['a removed entry', { a: ['x', 'y'] }, { a: ['x', 'y', 'm'] }, { a: ['x'] }, { a: ['x', 'm'] }, []],
  [
    'entries with ids',
    {
      a: [
        { id: 'p', n: 1 },
        { id: 'q', n: 1 },
      ],
    },
    {
      a: [
        { id: 'q', n: 2 },
        { id: 'p', n: 1 },
      ],
    },
    { a: [{ id: 'p', n: 3 }, { id: 'q', n: 4 }, { id: 'r' }] },
    { a: [{ id: 'q', n: 2 }, { id: 'r' }, { id: 'p', n: 3 }] },
    [{ path: ['data', 'a', 0, 'n'], theirs: 4 }],
  ],
])('%s', (_, base, mine, theirs, data, conflicts) => {
  expect(merge(base, mine, theirs)).toEqual({ data, conflicts })
})

const block = (text: string, source: string | null): Block => ({ source, kind: 'text', text })
const text = (...words: string[]) => ({ data: {}, blocks: words.map((word) => block(word, word)) })

test.each<[string, string[], Block[], string[], Block[], object[]]>([
  [
    'different blocks',
    ['a', 'b'],
    [block('A', 'a'), block('b', 'b')],
    ['a', 'B'],
    [block('A', 'a'), block('B', 'B')],
    [],
  ],
  [
    'a block that was added above',
    ['a'],
    [block('A', 'a')],
    ['new', 'a'],
    [block('new', 'new'), block('A', 'a')],
    [],
  ],
  [
    'a new block of mine',
    ['a', 'b'],
    [block('a', 'a'), block('m', null), block('b', 'b')],
    ['a', 'B'],
    [block('a', 'a'), block('m', null), block('B', 'B')],
    [],
  ],
  [
    'a block that only they changed, removed by me',
    ['a', 'b'],
    [block('b', 'b')],
    ['A', 'b'],
    [block('A', 'A'), block('b', 'b')],
    [],
  ],
  [
    'a block that I changed, removed by them',
    ['a', 'b'],
    [block('A', 'a'), block('b', 'b')],
    ['b'],
    [block('A', null), block('b', 'b')],
    [{ path: ['blocks', 0], theirs: undefined }],
  ],
  ['a block that they removed', ['a', 'b'], [block('a', 'a'), block('b', 'b')], ['a'], [block('a', 'a')], []],
  [
    'the same block',
    ['a'],
    [block('mine', 'a')],
    ['theirs'],
    [block('mine', 'theirs')],
    [{ path: ['blocks', 0, 'text'], theirs: 'theirs' }],
  ],
])('in a text: %s', (_, base, mine, theirs, blocks, conflicts) => {
  expect(mergeContent(text(...base), { data: {}, blocks: mine }, text(...theirs))).toEqual({
    value: { data: {}, blocks },
    conflicts,
  })
})
