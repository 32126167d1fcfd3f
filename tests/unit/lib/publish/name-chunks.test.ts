import { readFileSync } from 'node:fs'
import { markSteps, nameChunks } from '@/lib/publish/name-chunks.mjs'
import { makeExport, readExport, removeExports } from '@/tests/unit/made-export'

afterEach(removeExports)

const STEPS = ['compile-early', 'drop-style-fallbacks', 'edit-pages', 'name-chunks'].map(
  (step) => `lib/publish/${step}.mjs`,
)

test('scripts and style sheets move to a folder with the mark of the steps that change them, and all that names them follows', async () => {
  const folder = `chunks-${markSteps(STEPS.map((step) => readFileSync(step, 'utf8')))}`
  const out = makeExport({
    'index.html':
      '<link href="/_next/static/chunks/a.css"/><script src="/_next/static/chunks/b.js"></script>',
    'deep/page.txt': '"/_next/static/chunks/b.js" and "static/chunks/b.js"',
    'robots.txt': 'no mention',
    'feed.xml': 'a text on static/chunks/',
    '_next/static/chunks/a.css': 'a{b:c}',
    '_next/static/chunks/b.js': 'load("static/chunks/c.js")',
    '_next/static/media/d.woff2': 'font',
  })
  await nameChunks(out)
  expect(readExport(out)).toEqual({
    'index.html': `<link href="/_next/static/${folder}/a.css"/><script src="/_next/static/${folder}/b.js"></script>`,
    'deep/page.txt': `"/_next/static/${folder}/b.js" and "static/${folder}/b.js"`,
    'robots.txt': 'no mention',
    'feed.xml': 'a text on static/chunks/',
    [`_next/static/${folder}/a.css`]: 'a{b:c}',
    [`_next/static/${folder}/b.js`]: `load("static/${folder}/c.js")`,
    '_next/static/media/d.woff2': 'font',
  })
})

test('the mark is the same for the same steps and another for others', () => {
  expect(markSteps(['a', 'b'])).toBe(markSteps(['a', 'b']))
  expect(markSteps(['a', 'b'])).toMatch(/^[0-9a-f]{8}$/)
  const others = [
    ['a', 'b'],
    ['a', 'c'],
    ['ab', ''],
    ['b', 'a'],
  ]
  expect(new Set(others.map(markSteps)).size).toBe(others.length)
})
