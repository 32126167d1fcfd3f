// What a build prints of the pages and files that it wrote.
import { formatListing, listExport, toPagePath } from '@/lib/publish/list-export.mjs'
import { makeExport, removeExports } from '@/tests/unit/made-export'

afterEach(removeExports)

test.each([
  ['index.html', '/'],
  ['x/index.html', '/x'],
  ['guides/a.html', '/guides/a'],
  ['blogindex.html', '/blogindex'],
  ['x/index.html.html', '/x/index.html'],
  ['v1.html.old.html', '/v1.html.old'],
])('%s is the page %s', (file, page) => {
  expect(toPagePath(file)).toBe(page)
})

test('a listing names pages by the path a visitor types, in order, and counts what is beside them', async () => {
  const folder = makeExport({
    'index.html': '12345',
    'y.html': '12',
    'guides/a.html': '1',
    'b.txt': '123',
    'x/index.html': '',
    'logos/c.svg': '1234',
    'html.txt': '',
  })
  expect(await listExport(folder)).toEqual({
    pages: [
      { path: '/', bytes: 5 },
      { path: '/guides/a', bytes: 1 },
      { path: '/x', bytes: 0 },
      { path: '/y', bytes: 2 },
    ],
    assets: { files: 3, bytes: 7 },
  })
})

test('the table has a line a page and one for everything else', () => {
  const pages = [
    { path: '/', bytes: 12_345 },
    { path: '/blog', bytes: 123_456_700 },
  ]
  expect(formatListing({ pages, assets: { files: 27, bytes: 960 } })).toBe(
    [
      'Published 2 pages to out/ (kB before compression):',
      '      12.3  /',
      '  123456.7  /blog',
      '       1.0  in 27 other files',
    ].join('\n'),
  )
})
