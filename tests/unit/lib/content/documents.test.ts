import { parseDocument } from '@/lib/content/documents'

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

test('a text with a bare colon says what to do', () => {
  expect(parseDocument('---\ntitle: a: b: c\n---\n').fault).toMatch(/at line 1.+Put texts that hold ":"/)
})
