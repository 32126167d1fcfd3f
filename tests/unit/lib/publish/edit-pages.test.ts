import { editPages } from '@/lib/publish/edit-pages.mjs'
import { makeExport, readExport, removeExports } from '@/tests/unit/made-export'

afterEach(removeExports)

test('every page is changed and nothing else', async () => {
  const folder = makeExport({
    'index.html': 'home',
    'blog.html': 'blog',
    'guides/a.html': 'guide',
    'guides/a.txt': 'payload',
  })
  await editPages(folder, (html) => `<p>${html}</p>`)
  expect(readExport(folder)).toEqual({
    'index.html': '<p>home</p>',
    'blog.html': '<p>blog</p>',
    'guides/a.html': '<p>guide</p>',
    'guides/a.txt': 'payload',
  })
})
