import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseDocument, readDocuments } from '@/lib/content/documents'

test('every .mdx file of a folder is read, in the order of the names; a folder may be missing', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'weighpoint-'))
  const folder = path.join(root, 'content/guides')
  mkdirSync(folder, { recursive: true })
  for (const name of ['b.mdx', 'c.mdx-notes.mdx', 'a.mdx', 'notes.txt', 'a.mdx.bak'])
    writeFileSync(path.join(folder, name), `---\ntitle: ${name}\n---\n\n“Text”\n`)
  expect(readDocuments('guides', root).map(({ slug, text }) => [slug, text.slice(-7)])).toEqual(
    ['a', 'b', 'c.mdx-notes'].map((slug) => [slug, '“Text”\n']),
  )
  expect(readDocuments('legal', root)).toEqual([])
})

test('only the fields at the very top are fields', () => {
  expect(parseDocument('Text\n---\ntitle: a\n---\n').fault).toContain('expected fields')
})

test('the fields at the top of a file are read, the text is left', () => {
  expect(parseDocument('---\ntitle: "A: b"\norder: 2\n---\n\nText --- more\n')).toMatchObject({
    frontmatter: { title: 'A: b', order: 2 },
  })
})

test('line ends of Windows are read as well', () => {
  expect(parseDocument('---\r\norder: 2\r\n---\r\nText')).toMatchObject({ frontmatter: { order: 2 } })
})

test('a file without fields says what is missing', () => {
  expect(parseDocument('# Title\n').fault).toContain('expected fields between two lines of "---"')
})

test.each([
  [
    'a bare colon',
    'title: a: b: c',
    'Nested mappings are not allowed in compact mappings at line 1, column 8',
  ],
  ['a bare star', 'title: *b', 'Unresolved alias (the anchor must be set before the alias): b'],
])('a text with %s says what to do', (_, line, reason) => {
  expect(parseDocument(`---\n${line}\n---\n`).fault).toBe(
    `${reason}. Put texts that hold ":" or quotes between double quotes.`,
  )
})
