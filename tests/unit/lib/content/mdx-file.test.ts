import { formatIssue } from '@/lib/content/issue'
import { parseMdxFile } from '@/lib/content/mdx-file'

test('frontmatter is parsed', () => {
  const text = '---\ntitle: "A: b"\norder: 2\n---\n\nText --- more\n'
  const { data, issues, getLine } = parseMdxFile('x', text)
  expect({ data, issues }).toEqual({ data: { title: 'A: b', order: 2 }, issues: [] })
  expect(getLine(['order'])).toBe(3)
  expect(getLine(['missing'])).toBe(2)
})

const NO_FIELDS =
  '(top of the file): expected fields between two lines of "---" at the top, got none. Copy them from another file.'

test.each([
  ['no fields', '# Title\n', NO_FIELDS],
  ['fields below the top', 'Text\n---\ntitle: a\n---\n', NO_FIELDS],
  [
    'an unquoted colon',
    '---\norder: 1\ntitle: a: b: c\n---\n',
    'line 3: Nested mappings are not allowed in compact mappings. Put texts that contain ":" or quotes between double quotes.',
  ],
  [
    'an unquoted asterisk',
    '---\ntitle: *b\n---\n',
    '(top of the file): Unresolved alias (the anchor must be set before the alias): b. Put texts that begin with "*" or "&" between double quotes.',
  ],
])('the error for a file with %s says what to do', (_, text, error) => {
  expect(parseMdxFile('x', text).issues.map(formatIssue)).toEqual([`x → ${error}`])
})
