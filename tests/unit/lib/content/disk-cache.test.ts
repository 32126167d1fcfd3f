import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cacheOnDisk } from '@/lib/content/disk-cache'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'weighpoint-cache-'))
  mkdirSync(path.join(root, 'lib'))
  writeFileSync(path.join(root, 'lib', 'code.ts'), 'one')
})
afterEach(() => rmSync(root, { recursive: true }))

/** As in a process of its own: nothing is kept in memory. */
function start() {
  const compute = jest.fn((text: string) => ({ words: text.split(' ').length }))
  return { compute, read: cacheOnDisk('test', ['lib/code.ts'], compute, root) }
}

test('a second process reads what the first computed', () => {
  expect(start().read('three short words')).toEqual({ words: 3 })
  const { compute, read } = start()
  expect(read('three short words')).toEqual({ words: 3 })
  expect(compute).not.toHaveBeenCalled()
})

test('another text, and the same text after a change to the code, are computed', () => {
  start().read('one')
  const changedText = start()
  expect(changedText.read('one two')).toEqual({ words: 2 })
  expect(changedText.compute).toHaveBeenCalledTimes(1)
  writeFileSync(path.join(root, 'lib', 'code.ts'), 'two')
  const changedCode = start()
  changedCode.read('one')
  expect(changedCode.compute).toHaveBeenCalledTimes(1)
})

test('half a file counts as none', () => {
  start().read('one')
  const folder = path.join(root, '.next', 'cache', 'test')
  for (const name of readdirSync(folder)) writeFileSync(path.join(folder, name), '{"wor')
  expect(start().read('one')).toEqual({ words: 1 })
})
