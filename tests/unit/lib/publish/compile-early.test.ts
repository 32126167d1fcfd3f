import { compileEarly } from '@/lib/publish/compile-early.mjs'
import { makeExport, readExport, removeExports } from '@/tests/unit/made-export'

afterEach(removeExports)

test('every script asks in its first line to be compiled while it arrives, and nothing else does', async () => {
  const out = makeExport({
    'index.html': '<p>',
    '_next/static/chunks/a.css': 'a{b:c}',
    '_next/static/chunks/b.js': 'run()',
    '_next/static/c.js': '',
  })
  await compileEarly(out)
  expect(readExport(out)).toEqual({
    'index.html': '<p>',
    '_next/static/chunks/a.css': 'a{b:c}',
    '_next/static/chunks/b.js': '//# allFunctionsCalledOnLoad\nrun()',
    '_next/static/c.js': '//# allFunctionsCalledOnLoad\n',
  })
})
