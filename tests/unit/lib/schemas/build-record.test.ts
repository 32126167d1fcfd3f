// Build records as a build writes them, and from hosts that are not ours.
import { parseBuildRecord } from '@/lib/schemas/build-record'
import { BUILD_RECORD } from '../../../fixtures/build-record'

const RECORD = JSON.stringify(BUILD_RECORD)

/** A record with one more file. */
const withFile = (name: string, hash = '0'.repeat(64)) =>
  RECORD.replace('"files":{', () => `"files":{${JSON.stringify(name)}:"${hash}"`)

test('a record may list what a build writes', () => {
  for (const name of ['index.html', '.well-known/security.txt', '_headers', 'logos/a@2x.png'])
    expect(Object.keys(parseBuildRecord(withFile(name), 'old.json').files)).toEqual([name])
})

test.each([
  ['an empty text', '', '(whole file): expected a JSON object, got "".'],
  ['a list', '[]', '(whole file): expected a JSON object, got 0 entries.'],
  ['a page', '<!DOCTYPE html>', '(whole file): expected a JSON object, got "<!DOCTYPE html>".'],
  [
    'half a record',
    RECORD.slice(0, -1),
    '(whole file): expected a JSON object, got "{\\"commit\\":null,\\"hasUncommittedChanges\\":n".',
  ],
  ['deeply nested lists', '['.repeat(1e6), '(whole file): expected a JSON object, got "[['],
  [
    'a record with a branch name',
    RECORD.replace('null', '"main"'),
    'commit: expected the full hash of a commit, got "main".',
  ],
  [
    'a record with an impossible date',
    RECORD.replace('-11-', '-99-'),
    'date: expected a date like 2026-11-20T08:00:00Z',
  ],
  [
    'a record with an invalid setting',
    RECORD.replace('1795161600', 'today'),
    'settings.SOURCE_DATE_EPOCH: expected seconds since 1970, got "today".',
  ],
  [
    'a record with a list of files',
    RECORD.replace('"files":{}', '"files":["a.html"]'),
    'files: expected names of files, got 1 entry. It must be a build.json as',
  ],
  [
    'a record with an invalid hash',
    withFile('a.html', 'abc'),
    'files["a.html"]: expected a SHA-256 in hex, got "abc".',
  ],
  ...['../a', 'a/../../b', '/etc/passwd', 'a//b', '-rf', '$(id)', 'a b', 'a\u202eb', 'constructor'].map(
    (name) => [
      `a record with the file ${name}`,
      withFile(name),
      `files["${name}"]: expected the name of a file inside the export`,
    ],
  ),
  [
    'a record with a terminal escape code',
    withFile('\u001b[2J'),
    'files["\\u001b[2J"]: expected the name of a file',
  ],
])('%s is refused, and one line says why', (_, text = '', message) => {
  const parse = () => parseBuildRecord(text, 'old.json')
  expect(parse).toThrow(`old.json → ${message}`)
  expect(parse).toThrow(/^.+$/)
})

test('of a record with many errors, the first 20 are listed, one per line', () => {
  const names = Array.from({ length: 25 }, (_, index) => `${index + 10}.html`)
  const record = { ...BUILD_RECORD, files: Object.fromEntries(names.map((name) => [name, ''])) }
  let message = ''
  try {
    parseBuildRecord(JSON.stringify(record), 'old.json')
  } catch (error) {
    message = String(error)
  }
  const fields = message.split('\n').map((line) => /files\["(.+?)"\]: expected a SHA-256/.exec(line)?.[1])
  expect(fields).toEqual(names.slice(0, 20))
})
