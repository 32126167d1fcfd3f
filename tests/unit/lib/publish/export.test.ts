/** @jest-environment node */
// What the publishing steps make of a folder of files, tried on folders made for the test.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { editPages } from '@/lib/publish/edit-pages.mjs'
import { formatHeadersFile, getHeaders, HEADER_RULES } from '@/lib/publish/headers.mjs'
import { formatListing, listExport } from '@/lib/publish/list-export.mjs'
import { publishReadingPages } from '@/lib/publish/reading-pages.mjs'
import { removeNotFoundTwin } from '@/lib/publish/remove-not-found-twin.mjs'
import { secureExport } from '@/lib/publish/secure-export.mjs'

function makeFolder(files: Record<string, string>) {
  const directory = mkdtempSync(path.join(tmpdir(), 'weighpoint-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true })
    writeFileSync(path.join(directory, name), text)
  }
  return { directory, read: (name: string) => readFileSync(path.join(directory, name), 'utf8') }
}

const FILES = { 'index.html': '12345', 'guides/a.html': '1', 'b.txt': '123', 'c/d.txt': '12', 'x/index.html': '', 'a.html.txt': '', 'xindex.html': '' }

test('a listing names pages by the path a visitor types, and weighs the rest together', async () => {
  const listing = await listExport(makeFolder(FILES).directory)
  expect(listing).toEqual({
    pages: [
      { path: '/', bytes: 5 },
      { path: '/guides/a', bytes: 1 },
      { path: '/x', bytes: 0 },
      { path: '/xindex', bytes: 0 },
    ],
    assets: { files: 3, bytes: 5 },
  })
  expect(formatListing({ pages: [{ path: '/a', bytes: 12_345 }], assets: { files: 2, bytes: 1000 } })).toBe(
    'Published 1 pages to out/ (kB before compression):\n      12.3  /a\n       1.0  in 2 other files',
  )
})

test('every page is changed, and no other file', async () => {
  const { directory, read } = makeFolder({ 'index.html': 'a', 'guides/a.html': 'b', 'b.txt': 'c' })
  await editPages(directory, (html) => `${html}!`)
  expect(['index.html', 'guides/a.html', 'b.txt'].map(read)).toEqual(['a!', 'b!', 'c'])
})

test('the twin of the not-found page goes, everything else stays', async () => {
  const { directory } = makeFolder({ '_not-found.html': '', '_not-found.txt': '', '_not-found/x.txt': '', '404.html': '', 'a.txt': '' })
  await removeNotFoundTwin(directory)
  expect(await listExport(directory)).toEqual({ pages: [{ path: '/404', bytes: 0 }], assets: { files: 1, bytes: 0 } })
  await removeNotFoundTwin(directory) // nothing left to remove is no fault
})

test('every page gets its policy, with the checksum of the script it loads and the contact address', async () => {
  const page = '<head><meta charSet="utf-8"/><script src="/a.js"></script><script src="/a.js"></script></head>'
  const { directory, read } = makeFolder({ 'index.html': page, 'a.js': 'run()' })
  await secureExport(directory, { contactEndpoint: 'https://post.example/messages' })
  const sum = createHash('sha256').update('run()').digest('base64')
  expect(read('index.html').split(`<script src="/a.js" integrity="sha256-${sum}">`)).toHaveLength(3)
  expect(read('index.html')).toContain("connect-src 'self' https://post.example;")
  const other = makeFolder({ 'index.html': page, 'a.js': 'run()' })
  await secureExport(other.directory, {})
  expect(other.read('index.html')).toContain("connect-src 'self';")
})

const makeBuild = (manifest: string) =>
  makeFolder({
    'next/app-path-routes-manifest.json': '{"/(reading)/a/page":"/a","/page":"/"}',
    'next/prerender-manifest.json': '{"routes":{"/a":{"srcRoute":"/a"},"/":{"srcRoute":"/"}}}',
    'next/server/app/(reading)/a/page_client-reference-manifest.js': manifest,
    'out/a.html': '<link rel="stylesheet" href="/a.css"><p>Text<script src="/a.js"></script>',
    'out/index.html': '<script src="/a.js"></script>',
    'out/a.css': 'p{color:red}b{color:red}',
  })

test('reading pages of an export lose the framework, others keep it', async () => {
  const { directory, read } = makeBuild('')
  const folders = { distDir: path.join(directory, 'next'), out: path.join(directory, 'out') }
  expect(await publishReadingPages(folders)).toEqual(['/a'])
  expect(read('out/a.html')).toContain('<style>p{color:red}</style>')
  expect(read('out/a.html')).not.toContain('/a.js')
  expect(read('out/index.html')).toContain('/a.js')
})

test('a client component on a reading page stops the build, and is named with the way out', async () => {
  const { directory } = makeBuild('{"[project]/components/ui/LiveMonth.tsx":{}}')
  await expect(
    publishReadingPages({ distDir: path.join(directory, 'next'), out: path.join(directory, 'out') }),
  ).rejects.toThrow(
    'app/(reading)/a/page: reading pages ship no script, but this one contains the client component components/ui/LiveMonth.tsx. Use a server component, or move the page out of app/(reading).',
  )
})

test('every response says what browsers may do with it; only names with a hash are kept', () => {
  const everywhere = {
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  }
  expect(getHeaders('/blog')).toEqual({ ...everywhere, 'Cache-Control': 'public, max-age=0, must-revalidate' })
  expect(getHeaders('/_next/static/a.js')).toEqual({
    ...everywhere,
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
  expect(HEADER_RULES.map((rule) => rule.path)).toEqual(['/*', '/_next/static/*'])
})

test('_headers has a block for each rule, one header a line', () => {
  const [first, second, ...rest] = formatHeadersFile().split('\n\n')
  expect(first?.split('\n')).toEqual([
    '/*',
    ...Object.entries(HEADER_RULES[0]?.headers ?? {}).map(([name, value]) => `  ${name}: ${value}`),
  ])
  expect(second).toBe('/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable\n')
  expect(rest).toEqual([])
})
