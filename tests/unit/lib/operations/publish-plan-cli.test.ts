// The command as run from a shell, in a temporary folder with an export.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeRecord } from '@/lib/operations/build-record'
import { runCommand } from './run-command'

const RECORD = 'out/.well-known/build.json'

let folder: string
let server: Server
let host: string
/** The response of the host at every address. */
let served: string

beforeAll(async () => {
  server = createServer((_, response) => response.end(served))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-plan-cli-'))
  mkdirSync(path.join(folder, 'out'))
  writeFileSync(path.join(folder, 'out/index.html'), 'new')
  writeRecord(path.join(folder, 'out'), { SOURCE_DATE_EPOCH: '1800000000' })
})
afterEach(() => rmSync(folder, { recursive: true }))

const plan = (...words: string[]) => runCommand('publish-plan-cli.ts', words, { cwd: folder })

/** Saves a changed copy of the export's record. */
function saveOld(change: (text: string) => string) {
  const text = change(readFileSync(path.join(folder, RECORD), 'utf8'))
  writeFileSync(path.join(folder, 'old.json'), text)
  return text
}

test('a record in a file and the record of a host give the same plan', async () => {
  served = saveOld((text) => text.replace('"files": {', `"files": { "gone.html": "${'0'.repeat(64)}",`))
  const { status, stdout, stderr } = await plan('old.json')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/Delete after all uploads \(1 files\):\n {2}gone\.html\n$/)
  expect(await plan(host)).toEqual({ status, stdout, stderr })
  expect(JSON.parse((await plan(`${host}/.well-known/build.json`, '--json')).stdout).delete).toEqual([
    'gone.html',
  ])
})

test.each([
  ['no record', [], 'Expected one record.\nnpm run publish-plan <old build.json>'],
  ['two records', ['a.json', 'b.json'], 'Expected one record.\nnpm run publish-plan'],
  ['an unknown option', ['--delete'], "Unknown option '--delete'"],
  ['a file that does not exist', ['old.json'], 'old.json: there is no such file.\nnpm run publish-plan'],
  ['a folder', ['out'], 'out: there is no such file.\n'],
  [
    'half an address',
    ['https://'],
    'https://: expected the address of a host, like https://weighpoint.com\n',
  ],
  [
    'an address with a password',
    ['https://a:b@c.example'],
    'https://a:b@c.example: expected the address of a',
  ],
  [
    'a host that does not answer',
    ['http://127.0.0.1:1'],
    'http://127.0.0.1:1/.well-known/build.json does not',
  ],
])('%s: usage or one message, and code 2', async (_, words, message) => {
  const { status, stdout, stderr } = await plan(...words)
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining(message),
  })
  expect(stderr).not.toMatch(/^ +at /m)
})

test('an invalid record: the error names the field, and nothing is planned', async () => {
  saveOld((text) => text.replace(/"commit": .*/, '"commit": "main",'))
  expect(await plan('old.json')).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(
      /^old\.json → commit: expected the full hash of a commit, got "main"\..*\n$/,
    ),
  })
})

test('the record of the same build: nothing to do', async () => {
  saveOld((text) => text)
  expect(await plan('old.json')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/: 0 new, 0 changed, 0 deleted, .*\nThe host already has this build\.\n$/),
  })
})

test('without an export, or with one that was changed, there is no plan', async () => {
  saveOld((text) => text)
  writeFileSync(path.join(folder, 'out/index.html'), 'changed')
  expect(await plan('old.json')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^out\/ no longer/),
  })
  rmSync(path.join(folder, RECORD))
  expect(await plan('old.json')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^There is no out\//),
  })
})

test('a build stops if a record cannot list one of its files', () => {
  writeFileSync(path.join(folder, 'out/my logo.png'), '')
  const build = () => writeRecord(path.join(folder, 'out'), { SOURCE_DATE_EPOCH: '1800000000' })
  expect(build).toThrow('.well-known/build.json → files["my logo.png"]: expected the name of a file')
})
