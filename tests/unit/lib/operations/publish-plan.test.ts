// The plan of an upload, and what a visitor gets if the upload stops partway.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeRecord } from '@/lib/operations/build-record'
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

test('the plan names both builds, and files of the same kind are sorted by name', () => {
  const files = ['b.svg', 'a.html', 'assets/z.js', 'c.svg', 'a.svg', '.well-known/build.json']
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), '')
  }
  const hashes = Object.fromEntries(files.slice(0, -1).map((file) => [file, 'hash']))
  const before = { ...BUILD_RECORD, commit: 'a', date: '2026-11-20T08:00:00Z', files: {} }
  const after = { ...BUILD_RECORD, commit: 'b', date: '2026-11-21T08:00:00Z', files: hashes }
  const plan = makePublishPlan(before, after, folder)
  expect([plan.from, plan.to]).toEqual([
    { commit: 'a', date: '2026-11-20T08:00:00Z' },
    { commit: 'b', date: '2026-11-21T08:00:00Z' },
  ])
  const sorted = ['assets/z.js', 'a.svg', 'b.svg', 'c.svg', 'a.html']
  expect(plan.upload.map(({ file }) => file)).toEqual([...sorted, '.well-known/build.json'])
  const back = makePublishPlan(after, before, folder)
  expect(back.delete).toEqual(['a.html', 'a.svg', 'b.svg', 'c.svg', 'assets/z.js'])
})
