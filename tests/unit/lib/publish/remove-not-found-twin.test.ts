// The second copy of the not-found page, which hosts would serve with status 200.
import { removeNotFoundTwin } from '@/lib/publish/remove-not-found-twin.mjs'
import { makeExport, readExport, removeExports } from '@/tests/unit/made-export'

afterEach(removeExports)

test('the twin of the not-found page goes, everything else stays', async () => {
  const folder = makeExport({
    '_not-found.html': '',
    '_not-found.txt': '',
    '_not-found/x.txt': '',
    '404.html': '',
    'a.html': '',
  })
  await removeNotFoundTwin(folder)
  expect(Object.keys(readExport(folder)).sort()).toEqual(['404.html', 'a.html'])
})

test('an export without it stays as it is', async () => {
  const folder = makeExport({ '404.html': '' })
  await removeNotFoundTwin(folder)
  expect(readExport(folder)).toEqual({ '404.html': '' })
})
