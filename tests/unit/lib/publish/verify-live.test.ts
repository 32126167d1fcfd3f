// A host that serves a small build, and what verify-live prints when the host does something else.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getHeaders } from '@/lib/publish/hosts/headers.mjs'
import { verifyLive } from '@/lib/publish/verify-live'
import { mockFetch } from '../../../fixtures/mock-fetch'

const HOST = new URL('https://weighpoint.com')
const FILES: Record<string, string> = {
  'index.html': 'home',
  'guides/a.html': 'a guide',
  '404.html': 'not found',
  'assets/react-1a2b3c4d.js': 'script',
  'click/5.html': 'forwards',
  _redirects: '/click/5 https://provider.example/?ref=weighpoint 302\n',
}
const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const hashes = Object.fromEntries(Object.entries(FILES).map(([name, text]) => [name, hash(text)]))
const settings = { NEXT_PUBLIC_SITE_URL: 'https://weighpoint.com/' }
const RECORD = { commit: 'a'.repeat(40), date: '2026-11-20T08:00:00Z', settings, files: hashes }

const out = mkdtempSync(path.join(tmpdir(), 'weighpoint-live-'))
for (const [name, text] of Object.entries({ ...FILES, '.well-known/build.json': JSON.stringify(RECORD) })) {
  mkdirSync(path.dirname(path.join(out, name)), { recursive: true })
  writeFileSync(path.join(out, name), text)
}

type Response = { status?: number; body?: string; headers?: Record<string, string> }

/** What the host answers, as it should, except at the given addresses. */
function serve(exceptions: Record<string, Response> = {}) {
  const site: Record<string, Response> = {
    '/': { body: FILES['index.html'] },
    '/guides/a': { body: FILES['guides/a.html'] },
    '/assets/react-1a2b3c4d.js': { body: FILES['assets/react-1a2b3c4d.js'] },
    '/click/5': { status: 302, headers: { Location: 'https://provider.example/?ref=weighpoint' } },
    '/.well-known/build.json': { body: JSON.stringify(RECORD) },
  }
  const missing = { status: 404, body: FILES['404.html'] }
  mockFetch(({ pathname }) => {
    const address = pathname.startsWith('/no-such-page') ? '/no-such-page' : pathname
    const { headers, ...page } = { ...(site[address] ?? missing), ...exceptions[address] }
    return { ...page, headers: { ...getHeaders(address), ...headers } }
  })
}

test('a host that serves the build differs in nothing', async () => {
  serve()
  expect(await verifyLive(HOST, out)).toEqual({
    differences: [],
    files: 3,
    built: 'commit aaaaaaa, built 2026-11-20T08:00:00Z',
  })
})

test.each<[string, Record<string, Response>, string]>([
  ['other bytes', { '/guides/a': { body: 'a guide, minified' } }, '/guides/a is not as built.'],
  ['a missing file', { '/guides/a': { status: 404 } }, '/guides/a answers 404.'],
  [
    'a weaker header',
    { '/': { headers: { 'Referrer-Policy': 'unsafe-url' } } },
    '/ sends Referrer-Policy: unsafe-url, expected strict-origin-when-cross-origin.',
  ],
  [
    'a script that is not cached',
    { '/assets/react-1a2b3c4d.js': { headers: { 'Cache-Control': 'no-store' } } },
    '/assets/react-1a2b3c4d.js sends Cache-Control: no-store, expected public, max-age=31536000, immutable.',
  ],
  [
    'a redirect elsewhere',
    { '/click/5': { headers: { Location: 'https://other.example/' } } },
    '/click/5 answers 302 https://other.example/, expected 302 https://provider.example/?ref=weighpoint.',
  ],
  ['a soft 404', { '/no-such-page': { status: 200 } }, 'A missing address answers 200, expected 404.'],
  ['another 404 page', { '/no-such-page': { body: 'x' } }, 'A missing address does not show 404.html.'],
  [
    'another build',
    { '/.well-known/build.json': { body: JSON.stringify({ ...RECORD, date: '2026-10-01T08:00:00Z' }) } },
    '/.well-known/build.json is of another build: commit aaaaaaa, built 2026-10-01T08:00:00Z, not commit aaaaaaa, built 2026-11-20T08:00:00Z.',
  ],
  [
    'no record',
    { '/.well-known/build.json': { body: '<html>' } },
    '/.well-known/build.json is missing or not a record.',
  ],
])('%s is reported', async (_, exceptions, difference) => {
  serve(exceptions)
  expect((await verifyLive(HOST, out)).differences).toEqual([difference])
})

test('pages that the build no longer has are reported while the host serves them', async () => {
  const files = { ...RECORD.files, 'blog/old.html': 'a', 'gone.html': 'b' }
  serve({
    '/.well-known/build.json': { body: JSON.stringify({ ...RECORD, files }) },
    '/blog/old': { status: 200, body: 'an old page' },
    '/providers/closed': { status: 200, body: 'an old record' },
    '/soft': { status: 200, body: FILES['404.html'] },
  })
  const former = ['providers/closed.html', 'guides/never-published.html', 'soft.html', 'guides/a.html']
  expect((await verifyLive(HOST, out, former)).differences).toEqual(
    ['/blog/old', '/providers/closed'].map(
      (address) => `${address} is still served, and the build does not have it. Delete it on the host.`,
    ),
  )
})

test('a host that does not answer is one sentence', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockRejectedValue(new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } }))
  await expect(verifyLive(HOST, out)).rejects.toThrow(
    'https://weighpoint.com does not answer: ENOTFOUND. Check the address and the connection.',
  )
})

test('a host with another site is one sentence', async () => {
  serve({ '/': { body: 'a shop' }, '/.well-known/build.json': { status: 404, body: '<html>' } })
  await expect(verifyLive(HOST, out)).rejects.toThrow(
    'https://weighpoint.com has another site: /.well-known/build.json is no record of a build, and its home page is not ours. Check the address.',
  )
})

test('a bucket may serve the page that forwards the visitor instead of a redirect', async () => {
  serve({ '/click/5': { status: 200, body: FILES['click/5.html'] } })
  expect((await verifyLive(HOST, out)).differences).toEqual([])
})

test('a host with another address than the build names is reported', async () => {
  serve()
  expect((await verifyLive(new URL('https://www.weighpoint.com'), out)).differences).toEqual([
    'The build names https://weighpoint.com, not https://www.weighpoint.com. Build it with NEXT_PUBLIC_SITE_URL=https://www.weighpoint.com.',
  ])
})
