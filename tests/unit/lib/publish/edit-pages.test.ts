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
  await editPages(folder, (html, file) => `<p>${html}, ${file}</p>`)
  expect(readExport(folder)).toEqual({
    'index.html': '<p>home, index.html</p>',
    'blog.html': '<p>blog, blog.html</p>',
    'guides/a.html': '<p>guide, guides/a.html</p>',
    'guides/a.txt': 'payload',
  })
})
