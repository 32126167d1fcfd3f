// What each host makes of the files written for it, read by the host's own rules: all must say what the table
// says. nginx reads its own in the end-to-end tests.
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseAllHeaders } from 'netlify-headers-parser'
import { parseAllRedirects } from 'netlify-redirect-parser'
import { expect, test } from 'playwright/test'
import serveHandler from 'serve-handler'
import { answerCloudflare, readCloudflareHeaders, readCloudflareRedirects } from './cloudflare'
import { OUT } from './read-export'

const loadTable = () => import('../../lib/publish/hosts/table.mjs')
const loadServeJson = () => import('../../lib/publish/hosts/serve-json.mjs')

const read = (file: string) => readFileSync(path.join(OUT, file), 'utf8')

const PATHS = [
  '/',
  '/blog',
  '/blog.txt',
  '/guides/glp1-side-effects',
  '/_next/static/chunks/a.js',
  '/_next/other.js',
  '/logos/g-plans.svg',
  // Not /logos itself, for which Netlify takes the rule of /logos/* as well.
  '/feed.xml',
  '/feed.xml/x',
  '/sitemap.xml',
  '/nope',
]
const REDIRECTS = [
  {
    source: '/click/5',
    destination: 'https://g-plans.example/?ref=weighpoint&source=homepage',
    status: 302,
  },
]

test('Cloudflare Pages sends the headers and redirects of the table', async () => {
  const { getHeaders } = await loadTable()
  const rules = readCloudflareHeaders(read('_headers'))
  for (const pathname of PATHS) {
    expect([pathname, answerCloudflare(rules, pathname)]).toEqual([pathname, getHeaders(pathname)])
  }
  expect(readCloudflareRedirects(read('_redirects'))).toEqual(REDIRECTS)
})

test('Netlify sends the headers and redirects of the table', async () => {
  const { getHeaders, HOST_DEFAULTS } = await loadTable()
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [path.join(OUT, '_headers')] as never[],
    netlifyConfigPath: undefined,
  })
  expect(errors).toEqual([])
  for (const pathname of PATHS) {
    const matching = headers.filter((rule) => rule.forRegExp?.test(pathname)).map((rule) => rule.values)
    expect([pathname, Object.assign({}, HOST_DEFAULTS, ...matching)]).toEqual([
      pathname,
      getHeaders(pathname),
    ])
  }
  const found = await parseAllRedirects({
    redirectsFiles: [path.join(OUT, '_redirects')],
    configRedirects: [],
    minimal: true,
  })
  expect(found.errors).toEqual([])
  expect(found.redirects).toEqual(
    REDIRECTS.map(({ source, destination, status }) =>
      expect.objectContaining({ from: source, to: destination, status }),
    ),
  )
})

test('`npx serve out` sends the headers and redirects of the table', async () => {
  const { getHeaders } = await loadTable()
  const settings = JSON.parse(read('serve.json'))
  // It refuses a file with any other setting in it.
  expect(Object.keys(settings).sort()).toEqual(
    ['cleanUrls', 'trailingSlash', 'directoryListing', 'headers', 'redirects'].sort(),
  )
  const server = createServer((request, response) =>
    serveHandler(request, response, { ...settings, public: OUT }),
  ).listen(0)
  const open = (pathname: string) =>
    fetch(`http://localhost:${(server.address() as AddressInfo).port}${pathname}`, { redirect: 'manual' })
  for (const pathname of ['/', '/blog', '/feed.xml', '/logos/g-plans.svg', '/nope']) {
    const response = await open(pathname)
    expect([pathname, response.status]).toEqual([pathname, pathname === '/nope' ? 404 : 200])
    for (const [name, value] of Object.entries(getHeaders(pathname)))
      expect([pathname, name, response.headers.get(name)]).toEqual([pathname, name, value])
  }
  for (const { source, destination, status } of REDIRECTS) {
    const response = await open(source)
    expect([response.status, response.headers.get('location')]).toEqual([status, destination])
  }
  server.close()
})

test('a destination that `serve` would garble is left to its page', async () => {
  const { formatServeJson } = await loadServeJson()
  const read = (destination: string) =>
    JSON.parse(formatServeJson({ rules: [], redirects: [{ source: '/click/1', destination }] })).redirects
  expect(read('https://a.example/?u=https%3A%2F%2Fb.example')).toEqual([])
  expect(read('https://a.example/%20b')).toEqual([
    { source: '/click/1', destination: 'https://a.example/ b', type: 302 },
  ])
  const tricky = 'https://a.example:8443/:id/(x)?y=(z)'
  const response: { headers?: Record<string, string> } = {}
  await serveHandler(
    { url: '/click/1', headers: {} } as never,
    {
      writeHead: (_: number, headers: Record<string, string>) => {
        response.headers = headers
      },
      end: () => {},
    } as never,
    { public: OUT, redirects: read(tricky) },
  )
  expect(response.headers).toEqual({ Location: tricky })
})

test('the nginx settings lie beside the site, and what the build itself needed is gone', () => {
  expect(existsSync(path.join(OUT, 'redirects.json'))).toBe(false)
  expect(existsSync(path.join(OUT, 'nginx.conf'))).toBe(false)
  const settings = readFileSync('hosting/nginx.conf', 'utf8')
  // nginx drops the headers of the server where a location has one of its own.
  expect(settings).not.toMatch(/^\s+add_header/m)
  expect(settings.match(/^add_header .*$/gm)?.every((line) => line.endsWith(' always;'))).toBe(true)
})

test('what a host could not be told stops the build', async () => {
  const { checkTable, HEADER_RULES } = await loadTable()
  const RULE = { path: '/*', headers: { 'X-Test': 'a' } }
  const REDIRECT = { source: '/click/1', destination: 'https://a.example/' }
  for (const [fault, rules, redirects] of [
    ['/a/*/b: a path is plain letters', [{ path: '/a/*/b', headers: { A: 'b' } }], []],
    ['"X Test" is no name of a header', [{ path: '/*', headers: { 'X Test': 'a' } }], []],
    ['holds a character that not every host takes', [{ path: '/*', headers: { A: 'b\nC: d' } }], []],
    ['holds a character that not every host takes', [{ path: '/*', headers: { A: '$host' } }], []],
    ['more than 2000 characters', [{ path: '/*', headers: { A: 'b'.repeat(2000) } }], []],
    ['/* and /blog both set X-Test', [RULE, { path: '/blog', headers: { 'X-Test': 'b' } }], []],
    ['/b/* and /b/c/* both set A', ['/b/*', '/b/c/*'].map((at) => ({ path: at, headers: { A: 'b' } })), []],
    [
      '101 header rules are more than the 100',
      Array.from({ length: 101 }, (_, index) => ({ path: `/${index}/x`, headers: { A: 'b' } })),
      [],
    ],
    ['/click/:id: the path of a redirect', [], [{ ...REDIRECT, source: '/click/:id' }]],
    ['//evil.example: the path of a redirect', [], [{ ...REDIRECT, source: '//evil.example' }]],
    ['not every host can forward to', [], [{ ...REDIRECT, destination: 'http://a.example/' }]],
    ['not every host can forward to', [], [{ ...REDIRECT, destination: 'https://a.example/ 301' }]],
    ['not every host can forward to', [], [{ ...REDIRECT, destination: 'https://a.example/$uri' }]],
    [
      'more than 1000 characters',
      [],
      [{ ...REDIRECT, destination: `https://a.example/${'b'.repeat(1000)}` }],
    ],
    ['/click/1: is redirected twice', [], [REDIRECT, REDIRECT]],
    [
      '2001 redirects are more than the 2000',
      [],
      Array.from({ length: 2001 }, (_, index) => ({ ...REDIRECT, source: `/click/${index}` })),
    ],
  ] as const) {
    const check = () => checkTable({ rules: [...rules], redirects: [...redirects] })
    expect(check).toThrow(fault)
  }
  expect(() => checkTable({ rules: HEADER_RULES, redirects: [REDIRECT] })).not.toThrow()
})

test('a file whose type hosts would have to guess stops the build and is named', async () => {
  const { publishHostFiles } = await import('../../lib/publish/hosts/host-files.mjs')
  const folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-hosts-'))
  const hosting = path.join(folder, 'hosting')
  writeFileSync(path.join(folder, 'redirects.json'), '[]')
  writeFileSync(path.join(folder, 'index.html'), '')
  writeFileSync(path.join(folder, 'film.mp4'), '')
  await expect(publishHostFiles({ out: folder, hosting })).rejects.toThrow('there is no type for film.mp4')
})
