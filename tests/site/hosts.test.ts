// What each host makes of the files written for it, read by the host's own rules: all must say what the table
// says. nginx reads its own in the end-to-end tests.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAllHeaders } from 'netlify-headers-parser'
import { parseAllRedirects } from 'netlify-redirect-parser'
import { expect, test } from 'playwright/test'
import { readContent, readProviders, readRedirects } from '../read-content'
import { answerCloudflare, readCloudflareHeaders, readCloudflareRedirects } from './cloudflare'
import { OUT } from './read-export'

const loadTable = () => import('../../lib/publish/hosts/headers.mjs')

/** What browsers keep for a year, and what is missing beside it. */
const HASHED = readdirSync(path.join(OUT, 'assets'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `/${path.relative(OUT, path.join(entry.parentPath, entry.name))}`)
const MISSING = ['/assets/gone.js']

const read = (file: string) => readFileSync(path.join(OUT, file), 'utf8')

const LOGO = readProviders()[0]?.logo ?? ''
const PATHS = [
  '/',
  '/blog',
  '/blog.txt',
  `/guides/${readContent().guides[0]?.slug}`,
  '/assets.js',
  LOGO,
  // Not /logos itself, for which Netlify takes the rule of /logos/* as well.
  '/feed.xml',
  '/feed.xml/x',
  '/sitemap.xml',
  '/nope',
]
const REDIRECTS = readRedirects().map(({ source, destination }) => ({ source, destination, status: 302 }))

test('Cloudflare Pages sends the headers and redirects of the table', async () => {
  const { getHeaders } = await loadTable()
  const rules = readCloudflareHeaders(read('_headers'))
  for (const pathname of [...PATHS, ...HASHED]) {
    expect([pathname, answerCloudflare(rules, pathname)]).toEqual([pathname, getHeaders(pathname)])
  }
  // The host adds headers by path, whatever the status.
  for (const pathname of MISSING)
    expect([pathname, answerCloudflare(rules, pathname)]).toEqual([pathname, getHeaders('/404')])
  expect(readCloudflareRedirects(read('_redirects'))).toEqual(REDIRECTS)
})

test('Netlify sends the headers and redirects of the table', async () => {
  const { getHeaders, HOST_DEFAULTS } = await loadTable()
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [path.join(OUT, '_headers')] as never[],
    netlifyConfigPath: undefined,
  })
  expect(errors).toEqual([])
  const answer = (pathname: string) => {
    const matching = headers.filter((rule) => rule.forRegExp?.test(pathname)).map((rule) => rule.values)
    return Object.assign({}, HOST_DEFAULTS, ...matching)
  }
  for (const pathname of [...PATHS, ...HASHED])
    expect([pathname, answer(pathname)]).toEqual([pathname, getHeaders(pathname)])
  for (const pathname of MISSING) expect([pathname, answer(pathname)]).toEqual([pathname, getHeaders('/404')])
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

test('the nginx settings are beside the site, not in it', () => {
  expect(existsSync(path.join(OUT, 'nginx.conf'))).toBe(false)
  const settings = readFileSync('hosting/nginx.conf', 'utf8')
  // nginx drops the headers of the server where a location has one of its own.
  expect(settings).not.toMatch(/^\s+add_header/m)
  expect(settings.match(/^add_header .*$/gm)?.every((line) => line.endsWith(' always;'))).toBe(true)
})
