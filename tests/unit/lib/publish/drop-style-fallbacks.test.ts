import { dropStyleFallbacks } from '@/lib/publish/drop-style-fallbacks.mjs'
import { makeExport, readExport, removeExports } from '@/tests/unit/made-export'

afterEach(removeExports)

test('what only old browsers read leaves the style sheets', async () => {
  const fallback =
    '@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:inline))){*,:before,:after{--tw-x:0}}}'
  const folder = makeExport({
    '_next/static/chunks/a.css': `@layer theme{a{b:c}}${fallback}p{d:e}`,
    '_next/static/b.css': `${fallback}@layer properties;`,
    '_next/static/chunks/a.js': fallback,
  })
  await dropStyleFallbacks(folder)
  expect(readExport(folder)).toEqual({
    '_next/static/chunks/a.css': '@layer theme{a{b:c}}p{d:e}',
    '_next/static/b.css': '@layer properties;',
    '_next/static/chunks/a.js': fallback,
  })
})
