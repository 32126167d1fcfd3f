// Which pages ship no script, and what refuses one of them.
import path from 'node:path'
import { findClientComponents, findReadingPages, publishReadingPages } from '@/lib/publish/reading-pages.mjs'
import { makeExport, readExport, removeExports } from '@/tests/unit/made-export'

afterEach(removeExports)

const ROUTES = {
  '/(reading)/guides/[slug]/page': '/guides/[slug]',
  '/(reading)/about/page': '/about',
  '/_not-found/page': '/_not-found',
  '/page': '/',
}
const PRERENDERED = {
  '/': { srcRoute: '/' },
  '/guides/b': { srcRoute: '/guides/[slug]' },
  '/guides/a': { srcRoute: '/guides/[slug]' },
  '/about': { srcRoute: null },
  '/_not-found': { srcRoute: '/_not-found' },
}

test('reading pages are those whose route stands under (reading), and the not-found page', () => {
  expect(findReadingPages(ROUTES, PRERENDERED)).toEqual({
    entries: ['/(reading)/guides/[slug]/page', '/(reading)/about/page', '/_not-found/page'],
    paths: ['/_not-found', '/about', '/guides/a', '/guides/b'],
  })
})

const writeManifest = (files: string[]) =>
  `globalThis.__RSC_MANIFEST={${files.map((file) => `"[project]/${file} <module evaluation>":{"id":1}`).join()}}`

test.each([
  ['none', []],
  ['parts of the framework', ['node_modules/next/dist/client/components/layout.js']],
  [
    'what the layout brings, which plain pages replace',
    ['app/error.tsx', 'components/layout/ScrollRule.tsx', 'components/layout/FragmentRule.tsx'],
  ],
  ['these in a workspace', ['sites/a/node_modules/next/dist/link.js', 'sites/a/app/error.tsx']],
])('of %s no page needs a script', (_, files) => {
  expect(findClientComponents(writeManifest(files))).toEqual([])
})

test('client components of ours are named once, in order', () => {
  const files = [
    'lib/quiz/use-answers.ts',
    'components/ui/LiveMonth.tsx',
    'app/about/Form.tsx',
    'components/ui/Old.jsx',
    'components/ui/Plain.mjs',
    'mdx-components.tsx',
    'sites/a/app/my-error.tsx',
  ]
  expect(findClientComponents(writeManifest([...files, ...files]))).toEqual([...files].sort())
})

const PAGE =
  '<html><head><link rel="stylesheet" href="/_next/a.css"/></head><body><p>Text</p><script>1</script></body></html>'

async function publish(components: string[]) {
  const folder = makeExport({
    'dist/app-path-routes-manifest.json': JSON.stringify(ROUTES),
    'dist/prerender-manifest.json': JSON.stringify({ routes: PRERENDERED }),
    ...Object.fromEntries(
      Object.keys(ROUTES).map((entry) => [
        `dist/server/app${entry}_client-reference-manifest.js`,
        writeManifest(entry.includes('guides') ? components : ['components/layout/ScrollRule.tsx']),
      ]),
    ),
    'out/_next/a.css': 'p{color:red}dl{color:blue}',
    ...Object.fromEntries(
      ['index', 'about', 'guides/a', 'guides/b', '404', 'contact'].map((name) => [`out/${name}.html`, PAGE]),
    ),
  })
  const [distDir, out] = ['dist', 'out'].map((name) => path.join(folder, name)) as [string, string]
  const result = await publishReadingPages({ distDir, out }).catch(({ message }: Error) => message)
  const pages = Object.entries(readExport(out)).filter(([name]) => name.endsWith('.html'))
  return { result, plain: pages.filter(([, html]) => html !== PAGE) }
}

test('every reading page of an export becomes plain, and no other', async () => {
  const { result, plain } = await publish([])
  expect(result).toEqual(['/_not-found', '/about', '/guides/a', '/guides/b'])
  expect(plain.map(([name]) => name).sort()).toEqual([
    '404.html',
    'about.html',
    'guides/a.html',
    'guides/b.html',
  ])
  for (const [, html] of plain) {
    expect(html).toContain('<html><head><style>p{color:red}</style></head><body><p>Text</p><script>(function')
  }
})

test('a reading page with a client component stops the build, and no page is touched', async () => {
  expect(await publish(['components/ui/LiveMonth.tsx'])).toEqual({
    result:
      'app/(reading)/guides/[slug]/page: reading pages ship no script, but this one contains the client component components/ui/LiveMonth.tsx. Use a server component, or move the page out of app/(reading).',
    plain: [],
  })
})
