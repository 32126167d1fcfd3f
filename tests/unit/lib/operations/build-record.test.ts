// The record that a build writes, in temporary folders inside and outside a git checkout.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getNpmVersion, hashBytes, hashFiles, writeRecord } from '@/lib/operations/build-record'
import { parseBuildRecord } from '@/lib/schemas/build-record'

const start = process.cwd()

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-record-'))
  mkdirSync(path.join(folder, 'out/.well-known'), { recursive: true })
  process.chdir(folder)
})
afterEach(() => {
  process.chdir(start)
  rmSync(folder, { recursive: true })
})

function write(env: Record<string, string> = {}) {
  writeRecord('out', { SOURCE_DATE_EPOCH: '1800000000', ...env })
  return parseBuildRecord(readFileSync('out/.well-known/build.json', 'utf8'), 'build.json')
}

test('a record contains the date, the public settings and the version of npm', () => {
  const record = write({
    NEXT_PUBLIC_SITE_URL: 'https://w.example',
    NEXT_PUBLIC_CONTACT_ENDPOINT: '',
    npm_config_user_agent: 'npm/11.19.1 node/v20.20.2 linux x64 workspaces/false',
  })
  expect([record.date, record.npm]).toEqual(['2027-01-15T08:00:00Z', '11.19.1'])
  expect(record.settings).toEqual({
    NEXT_PUBLIC_SITE_URL: 'https://w.example',
    NEXT_PUBLIC_CONTACT_ENDPOINT: null,
    SOURCE_DATE_EPOCH: '1800000000',
  })
})

test('a record lists every file except itself, including those in hidden folders', () => {
  writeFileSync('out/index.html', 'a')
  writeFileSync('out/.well-known/security.txt', 'b')
  write() // the next record does not list this one
  const { files } = write()
  expect(Object.keys(files)).toEqual(['.well-known/security.txt', 'index.html'])
  expect(files['index.html']).toBe(hashBytes(Buffer.from('a')))
  expect(hashFiles('out')).toEqual(files)
})

test('outside a checkout, a record has no commit, and git prints nothing', () => {
  const print = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect(write()).toMatchObject({ commit: null, hasUncommittedChanges: null })
  expect(print).not.toHaveBeenCalled()
})

test('in a checkout, a record says whether files differ from the commit', () => {
  execFileSync('git', ['init', '--quiet'])
  writeFileSync('.git/info/exclude', 'out\n')
  expect(write().hasUncommittedChanges).toBe(false)
  writeFileSync('new.txt', '')
  expect(write().hasUncommittedChanges).toBe(true)
})

test.each([
  ['npm/11.19.1 node/v20.20.2 linux x64 workspaces/false', '11.19.1'],
  ['yarn/1.22.22 npm/? node/v20.20.2 linux x64', null],
  [undefined, null],
])('run by %s, the version of npm is %s', (agent, expected) => {
  expect(getNpmVersion({ npm_config_user_agent: agent })).toBe(expected)
})
