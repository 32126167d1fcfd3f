import { compact } from '@/lib/base/compact'

test('leaves out what is undefined, and nothing else, in the order given', () => {
  const all = { a: undefined, b: 0, c: '', d: false, e: null, f: [] }
  expect(Object.entries(compact(all))).toEqual([
    ['b', 0],
    ['c', ''],
    ['d', false],
    ['e', null],
    ['f', []],
  ])
})
