// The plan of an upload, and what a visitor gets if the upload stops partway.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hashFiles, writeRecord } from '@/lib/operations/build-record'
import { makePublishPlan } from '@/lib/operations/publish-plan'
import { parseBuildRecord } from '@/lib/schemas/build-record'
import { BUILD_RECORD } from '../../../fixtures/build-record'

type Files = Record<string, string>

const page = (script: string, text = '') => `<script src="/assets/${script}.js"></script>${text}`

const OLD: Files = {
  'about.html': page('about-1'),
  'assets/about-1.js': 'about',
  'assets/home-1.js': 'home',
  'gone.html': page('home-1'),
  'index.html': page('home-1'),
  'logos/a.svg': 'a',
  'sitemap.xml': '/ /about /gone',
}

const NEW: Files = {
  'about.html': page('about-1'),
  'assets/about-1.js': 'about',
  'assets/home-2.js': 'home!',
  'index.html': page('home-2', '<a href="/more">More</a>'),
  'logos/a.svg': 'aa',
  'more.html': page('about-1'),
  'sitemap.xml': '/ /about /more',
}

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-plan-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function build(name: string, files: Files, epoch: string) {
  const out = path.join(folder, name)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
    writeFileSync(path.join(out, file), text)
  }
  writeRecord(out, { SOURCE_DATE_EPOCH: epoch })
  const record = parseBuildRecord(readFileSync(path.join(out, '.well-known/build.json'), 'utf8'), name)
  return { out, record }
}

function makePlan(from: Files, to: Files) {
  const next = build('new', to, '1800000000')
  return makePublishPlan(build('old', from, '1790000000').record, next.record, next.out)
}

test('files that pages load come first, then pages, then lists, then the record; deletions last', () => {
  const { upload, delete: deleted, unchanged } = makePlan(OLD, NEW)
  expect(
    upload.map(({ file, change, bytes }) => `${change} ${file} ${file.endsWith('json') ? '' : bytes}`),
  ).toEqual([
    'new assets/home-2.js 5',
    'changed logos/a.svg 2',
    'new more.html 42',
    'changed index.html 65',
    'changed sitemap.xml 14',
    'changed .well-known/build.json ',
  ])
  expect(deleted).toEqual(['gone.html', 'assets/home-1.js'])
  expect(unchanged).toEqual({ files: 2, bytes: 47 })
})

test('the same build needs no upload', () => {
  const { out, record } = build('one', NEW, '1800000000')
  const plan = makePublishPlan(record, record, out)
  expect([plan.upload, plan.delete, plan.unchanged.files]).toEqual([[], [], 8])
})

test('wherever the upload stops, every page that is served has its files and the pages it links to', () => {
  const { upload, delete: deleted } = makePlan(OLD, NEW)
  const host: Files = { ...OLD }
  const steps = [
    ...upload.map(
      ({ file }) =>
        () =>
          (host[file] = NEW[file] ?? 'record'),
    ),
    ...deleted.map((file) => () => delete host[file]),
  ]
  for (const step of steps) {
    step()
    for (const [file, html] of Object.entries(host).filter(([name]) => name.endsWith('.html')))
      for (const [, name = ''] of html.matchAll(/(?:src|href)="\/([^"]+)"/g))
        expect([file, name, name in host || `${name}.html` in host]).toEqual([file, name, true])
  }
  const { '.well-known/build.json': _, ...rest } = host
  expect(rest).toEqual(NEW)
})

test('a record lists every file except itself, including those in hidden folders', () => {
  const { out, record } = build('one', { 'index.html': 'a', '.well-known/security.txt': 'b' }, '1800000000')
  expect(Object.keys(record.files)).toEqual(['.well-known/security.txt', 'index.html'])
  expect(hashFiles(out)).toEqual(record.files)
})

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
  ['half a record', RECORD.slice(0, -1), '(whole file): expected a JSON object, got "{\\"commit\\":null'],
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
