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

/** Acts like a new process: nothing is cached in memory. */
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

test('a different text, or any text after a change to the code, is computed', () => {
  start().read('one')
  const changedText = start()
  expect(changedText.read('one two')).toEqual({ words: 2 })
  expect(changedText.compute).toHaveBeenCalledTimes(1)
  writeFileSync(path.join(root, 'lib', 'code.ts'), 'two')
  const changedCode = start()
  changedCode.read('one')
  expect(changedCode.compute).toHaveBeenCalledTimes(1)
})

test('a truncated cache file counts as missing', () => {
  start().read('one')
  const folder = path.join(root, '.next', 'cache', 'test')
  for (const name of readdirSync(folder)) writeFileSync(path.join(folder, name), '{"wor')
  expect(start().read('one')).toEqual({ words: 1 })
})
