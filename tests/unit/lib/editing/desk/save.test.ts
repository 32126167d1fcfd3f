// Saves of the desk: what changed and nothing else, never anything that the check refuses.
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { KIND_NAMES } from '@/lib/content/kinds'
import type { DraftFile } from '@/lib/editing/desk/api'
import { openFile, readDesk } from '@/lib/editing/desk/files'
import { saveFiles } from '@/lib/editing/desk/save'
import { makeEditableContent } from '../../../../fixtures/editable-content'

const T_MATES = 'content/providers/t-mates.json'
const LOG = 'content/changes.json'
const GUIDE = 'content/guides/glp1-cost-breakdown.mdx'
const FAQ = 'content/faq.json'
const SOURCES = 'content/sources.json'

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-12-01T20:00:00Z'), doNotFake: ['performance'] }))
afterEach(() => jest.useRealTimers())

/** The file as the page sends it back, after a change to a copy of its data or blocks. */
function draft(root: string, file: string, edit: (own: DraftFile) => void = () => {}): DraftFile {
  const opened = openFile(root, file)
  if (!opened?.content) throw new Error(file)
  const own = structuredClone({ file, version: opened.version, ...opened.content })
  edit(own)
  return own
}

/** Sets a value inside the data. */
const set =
  (...changes: [keys: (string | number)[], value: unknown][]) =>
  ({ data }: DraftFile) => {
    for (const [keys, value] of changes) {
      const group = keys.slice(0, -1).reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), data)
      Reflect.set(Object(group), String(keys.at(-1)), value)
    }
  }

const raisePrice = set([['pricing', 'amount'], 109], [['features', 0], '$109 a month treatment'])

const listFiles = (root: string) =>
  readDesk(root, { state: 'off' }).kinds.flatMap(({ files }) => files.map(({ file }) => file))

const readAll = (root: string) =>
  new Map(listFiles(root).map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))

test('every file of content/ keeps every byte when it is opened and saved', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'weighpoint-desk-'))
  cpSync('content', path.join(root, 'content'), { recursive: true })
  const files = listFiles(root)
  expect(files).toHaveLength(
    readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(?:json|mdx)$/.test(file) && !file.startsWith('schemas'),
    ).length,
  )
  expect(new Set(files.map((file) => file.split(/[/.]/)[1])).size).toBe(KIND_NAMES.length)
  for (const file of files) {
    const { version, ...own } = draft(root, file)
    expect([file, saveFiles(root, { files: [{ ...own, version }], reason: null })]).toEqual([
      file,
      { status: 'unchanged' },
    ])
  }
})

test('a new price asks for its reason, then is written with its entry; nothing else changes', () => {
  const { root, read } = makeEditableContent()
  const before = readAll(root)
  const files = [draft(root, T_MATES, raisePrice)]
  expect(saveFiles(root, { files, reason: null })).toEqual({
    status: 'needs-reason',
    entries: [{ provider: 't-mates', field: 'price', from: '$99 a month', to: '$109 a month' }],
  })
  expect(readAll(root)).toEqual(before)
  expect(saveFiles(root, { files, reason: 'The sale ended' })).toMatchObject({
    status: 'saved',
    files: [T_MATES, LOG],
  })
  expect(read(T_MATES)).toBe(
    before.get(T_MATES)?.replace('"amount": 99,', '"amount": 109,').replace('"$99 a month', '"$109 a month'),
  )
  expect(JSON.parse(read(LOG)).changes[0]).toEqual({
    date: '2026-12-01',
    provider: 't-mates',
    field: 'pricing',
    from: '$99 a month',
    to: '$109 a month',
    why: 'The sale ended',
  })
  const changed = [...readAll(root)].filter(([file, text]) => before.get(file) !== text)
  expect(changed.map(([file]) => file).sort()).toEqual([LOG, T_MATES])
})

test('what the check refuses is not written, and is named with its field', () => {
  const { root } = makeEditableContent()
  const before = readAll(root)
  const files = [draft(root, T_MATES, set([['pricing', 'amount'], 'ninety'], [['facts', 'refund'], '']))]
  expect(saveFiles(root, { files, reason: 'why' })).toMatchObject({
    status: 'invalid',
    issues: [
      { file: T_MATES, path: ['pricing', 'amount'], message: expect.stringContaining('got "ninety"') },
      { file: T_MATES, path: ['facts', 'refund'], message: expect.stringContaining('got ""') },
    ],
  })
  expect(readAll(root)).toEqual(before)
})

test('an error in a text is named with its block', () => {
  const { root } = makeEditableContent()
  const file = draft(root, GUIDE, ({ blocks }) => {
    const last = blocks?.at(-1)
    if (last?.kind === 'text') last.text += '\n\nA sum.<Cite id="no-such-source" />'
  })
  expect(saveFiles(root, { files: [file], reason: null })).toMatchObject({
    status: 'invalid',
    issues: [{ file: GUIDE, path: [], block: (file.blocks?.length ?? 0) - 1 }],
  })
})

test('a file that changed on disk meanwhile is not written over', () => {
  const { root, read, edit } = makeEditableContent()
  const own = draft(root, T_MATES, raisePrice)
  edit(T_MATES, ['"Visit Site"', '"Go"'])
  const now = read(T_MATES)
  expect(saveFiles(root, { files: [own], reason: 'why' })).toEqual({ status: 'conflict', files: [T_MATES] })
  expect(read(T_MATES)).toBe(now)
})

test('two files that need each other are saved together', () => {
  const { root, read } = makeEditableContent()
  const source = draft(root, SOURCES, ({ data }) => {
    const [first] = data.sources as { id: string }[]
    data.sources = [
      ...(data.sources as unknown[]),
      { ...first, id: 'new-source', url: 'https://new.example/' },
    ]
  })
  expect(saveFiles(root, { files: [source], reason: null })).toMatchObject({
    status: 'invalid',
    issues: [{ message: expect.stringContaining('nothing cites "new-source"') }],
  })
  const answer = draft(root, FAQ, ({ data }) => {
    const [first] = data.items as { sources: string[] }[]
    first?.sources.push('new-source')
  })
  expect(saveFiles(root, { files: [source, answer], reason: null })).toMatchObject({ status: 'saved' })
  expect(read(FAQ)).toContain('"new-source"')
})

test('an error that was there before keeps nobody from correcting another file', () => {
  const { root, read, edit } = makeEditableContent()
  edit(GUIDE, ['badge: "', 'badge: " '])
  const files = [draft(root, T_MATES, set([['ctaText'], 'Go']))]
  expect(saveFiles(root, { files, reason: null })).toMatchObject({ status: 'saved', files: [T_MATES] })
  expect(read(T_MATES)).toContain('"ctaText": "Go"')
})

test('a new provider is written the way the linter wants it, and never over an old one', () => {
  const { root, read } = makeEditableContent()
  const [{ data }, file] = [draft(root, T_MATES), 'content/providers/new-one.json']
  const own = {
    ...data,
    name: 'New',
    websiteUrl: 'https://new.example/',
    pricing: null,
    features: null,
    mainBenefit: null,
    facts: {},
    logo: null,
  }
  const save = (name: string) =>
    saveFiles(root, { files: [{ file: name, version: null, data: own, blocks: null }], reason: null })
  expect(save(file)).toEqual({ status: 'saved', files: [file], log: [] })
  expect(read(file)).toMatch(
    /^\{\n {2}"\$schema": "\.\.\/schemas\/providers\.schema\.json",\n {2}"name": "New",/,
  )
  expect(save(T_MATES)).toMatchObject({ status: 'invalid', issues: [{ path: ['(file name)'] }] })
})

test('a file that no program can read opens without a form', () => {
  const { root } = makeEditableContent()
  writeFileSync(path.join(root, FAQ), '{ "title"')
  expect(openFile(root, FAQ)).toMatchObject({ content: null })
})
