import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getLatestDay } from '@/lib/base/month'
import { formatIssue } from '@/lib/content/issue'
import { makeContext, readContent, readRawContent as readFromDisk } from '@/lib/content/read'
import { copyFixtureContent } from '../../../fixtures/content-files'
import { readRawContent } from '../../../fixtures/fixture-content'

const providers = readRawContent().providers as Record<
  string,
  { logo: string; alsoListedAs?: { logo: string } }
>
const LOGOS = Object.values(providers).flatMap(({ logo, alsoListedAs }) =>
  alsoListedAs ? [logo, alsoListedAs.logo] : [logo],
)

/** Calls `use` with a temporary folder that contains the fixture content and its logos. */
function withProject<T>(use: (root: string) => T): T {
  const root = mkdtempSync(path.join(tmpdir(), 'weighpoint-'))
  copyFixtureContent(root)
  mkdirSync(path.join(root, 'public/logos'), { recursive: true })
  for (const logo of LOGOS) writeFileSync(path.join(root, 'public', logo), '<svg/>')
  return use(root)
}

/** The errors that an editor sees after `edit`. */
const errorsAfter = (edit: (root: string) => void) =>
  withProject((root) => {
    edit(root)
    return readContent(root).issues.map(formatIssue)
  })

const replace = (file: string, from: string, to: string) => (root: string) => {
  const address = path.join(root, file)
  writeFileSync(address, readFileSync(address, 'utf8').replace(from, to))
}

test('content is read from the working directory', () => {
  const { raw, content } = withProject((root) => {
    replace('content/site.json', '"Weighpoint"', '"Elsewhere"')(root)
    jest.spyOn(process, 'cwd').mockReturnValue(root)
    return readContent()
  })
  expect(raw.site[0]?.data).toMatchObject({ name: 'Elsewhere', certifier: { name: 'LegitScript' } })
  expect(content?.guides.map(({ slug }) => slug)).toContain('first-month-glp1')
  expect(content?.legal.map(({ slug }) => slug)).toContain('privacy-policy')
})

test('valid content has no errors, even with a byte order mark and the line ends of Windows', () => {
  const edit = (root: string) => {
    for (const file of ['guides/first-month-glp1.mdx', 'site.json']) {
      const text = readFileSync(path.join(root, 'content', file), 'utf8')
      writeFileSync(path.join(root, 'content', file), `\uFEFF${text.replaceAll('\n', '\r\n')}`)
    }
  }
  expect(errorsAfter(edit)).toEqual([])
})

describe('an error is reported once, with its line', () => {
  test.each([
    [
      'a missing file',
      (root: string) => rmSync(path.join(root, 'content/faq.json')),
      'content/faq.json → (whole file): there is no such file. Restore it: the site needs every file of content/.',
    ],
    [
      'a file that cannot be parsed',
      replace('content/faq.json', '"title":', '"title"'),
      'content/faq.json → line 3: this is not JSON: «"title" "Questions people ask",». Look for a missing or extra comma, quote or bracket there or just before.',
    ],
    [
      'a repeated field',
      replace('content/site.json', '"name":', '"name": "Twice",\n  "name":'),
      'content/site.json → line 4: this field is already in the same group: «"name": "Weighpoint",». Remove one of them.',
    ],
    [
      'a wrong value',
      replace('content/site.json', '"Weighpoint"', '5'),
      'content/site.json → name: expected text, got 5. Put it in quotes. (line 3)',
    ],
    [
      'a missing image',
      (root: string) => rmSync(path.join(root, 'public/logos/t-mates.svg')),
      'content/providers/t-mates.json → logo: there is no file public/logos/t-mates.svg. Add the image, or correct the path. (line 15)',
    ],
    [
      'a field of a guide',
      replace('content/guides/first-month-glp1.mdx', 'badge: "Getting Started Guide"', 'badge: 5'),
      'content/guides/first-month-glp1.mdx → badge: expected text, got 5. Put it in quotes. (line 4)',
    ],
    [
      'a guide without fields',
      (root: string) => writeFileSync(path.join(root, 'content/guides/new.mdx'), 'Text.'),
      'content/guides/new.mdx → (top of the file): expected fields between two lines of "---" at the top, got none. Copy them from another file.',
    ],
  ])('%s', (_, edit, message) => {
    expect(errorsAfter(edit)).toEqual([message])
  })
})

test('a folder is read by file name, without files of other kinds; it may be missing', () => {
  withProject((root) => {
    const folder = path.join(root, 'content/providers')
    rmSync(folder, { recursive: true })
    expect(readFromDisk(root).providers).toEqual([])
    mkdirSync(folder)
    for (const name of ['b.json', 'c.json-notes.json', 'a.json', 'notes.txt', 'a.json.bak'])
      writeFileSync(path.join(folder, name), '{ "a": 1 }')
    const files = readFromDisk(root).providers
    expect(files.map(({ file, name, data }) => [file, name, data])).toEqual(
      ['a', 'b', 'c.json-notes'].map((name) => [`content/providers/${name}.json`, name, { a: 1 }]),
    )
  })
})

describe('a file that nothing reads is an error', () => {
  const REMOVE = 'Move it to the folder of its kind, or remove it; content/README.md lists them.'
  test.each([
    ['guides/new-guide.md', 'Rename it to "new-guide.mdx", or remove it.'],
    ['guides/New-Guide.MDX', 'Rename it to "new-guide.mdx", or remove it.'],
    ['providers/new.json5', 'Rename it to "new.json", or remove it.'],
    ['prices.json', REMOVE],
    ['guides/drafts/new.mdx', REMOVE],
    ['.drafts/site.json', REMOVE],
    ['schemas/prices.schema.json', REMOVE],
  ])('%s', (name, fix) => {
    const add = (root: string) => {
      mkdirSync(path.dirname(path.join(root, 'content', name)), { recursive: true })
      writeFileSync(path.join(root, 'content', name), '{}')
    }
    expect(errorsAfter(add)).toEqual([`content/${name} → (whole file): nothing reads this file. ${fix}`])
  })

  test.each([
    'README.md',
    'schemas/site.schema.json',
    // What editors and systems leave behind.
    '.DS_Store',
    'guides/.DS_Store',
    'guides/._first-month-glp1.mdx',
    'providers/._t-mates.json',
    'providers/.#t-mates.json',
    'providers/#t-mates.json#',
    'providers/t-mates.json~',
    'providers/.~lock.t-mates.json#',
    '.site.json.swp',
    'providers/t-mates.json.orig',
    'providers/t-mates.json.swp',
    'providers/t-mates.json.tmp',
    'guides/first-month-glp1.mdx.bak',
    '.site.json.un~',
    'Thumbs.db',
    'providers/desktop.ini',
  ])('but not %s', (name) => {
    const add = (root: string) => {
      mkdirSync(path.dirname(path.join(root, 'content', name)), { recursive: true })
      writeFileSync(path.join(root, 'content', name), '')
    }
    expect(errorsAfter(add)).toEqual([])
  })
})

test('the day of an event: the editor’s own, and in CI the latest on earth', () => {
  jest.useFakeTimers({ now: new Date('2026-11-25T23:30:00') })
  const read = (CI: string) => {
    jest.replaceProperty(process, 'env', { ...process.env, CI })
    return makeContext('.').lastEventDay
  }
  expect([read(''), read('true')]).toEqual(['2026-11-25', getLatestDay()])
  jest.useRealTimers()
})
