// How every host must respond, written by hand. `npm start` and nginx are queried (hosts.test.ts), the files for
// Cloudflare and Netlify are parsed by their rules (tests/site/hosts.test.ts), and Cloudflare's runtime is queried on
// demand (tests/workers).
import { readdirSync } from 'node:fs'
import { readContent, readInternalRedirects, readProviders, readRedirects } from '../fixtures/live-content'

/** Every response has these, and no others but those stated below. */
export const SECURITY = {
  'content-security-policy': "frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': /^camera=\(\), microphone=\(\), (?:[a-z-]+=\(\), )+[a-z-]+=\(\)$/,
}
export const REVALIDATE = 'public, max-age=0, must-revalidate'
const LOGO_CACHE = 'public, max-age=86400, stale-while-revalidate=604800'

export type Expectation = {
  path: string
  status: number
  /** Lowercase names. A pattern where hosts write the same value differently. */
  headers: Record<string, string | RegExp>
}

const answer = (path: string, status: number, headers: Expectation['headers'] = {}): Expectation => ({
  path,
  status,
  headers: { ...SECURITY, 'cache-control': REVALIDATE, ...headers },
})

const HTML = { 'content-type': 'text/html; charset=utf-8' }

/** Its name contains a hash, so browsers may cache it for a year. */
const [SCRIPT = ''] = readdirSync('out/assets')

export const FILES: readonly Expectation[] = [
  answer('/', 200, HTML),
  answer('/blog', 200, HTML),
  answer(`/guides/${readContent().guides[0]?.slug}`, 200, HTML),
  answer('/icon.svg', 200, { 'content-type': /^image\/svg\+xml/ }),
  answer('/social/home.png', 200, { 'content-type': 'image/png' }),
  answer('/manifest.webmanifest', 200, { 'content-type': /^application\/manifest\+json/ }),
  answer('/llms.txt', 200, { 'content-type': 'text/plain; charset=utf-8' }),
  answer('/.well-known/build.json', 200, { 'content-type': /^application\/json/ }),
  answer('/.well-known/security.txt', 200, { 'content-type': 'text/plain; charset=utf-8' }),
  answer('/sitemap.xml', 200, { 'content-type': /^(?:application|text)\/xml/ }),
  answer('/feed.xml', 200, {
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  }),
  answer(readProviders()[0]?.logo ?? '', 200, { 'cache-control': LOGO_CACHE }),
  answer(`/assets/${SCRIPT}`, 200, {
    'content-type': /^(?:text|application)\/javascript/,
    'cache-control': 'public, max-age=31536000, immutable',
  }),
]

/** A missing file must not be cached for a year. */
export const MISSING: readonly Expectation[] = [
  '/nope',
  '/guides',
  '/assets/nope.js',
  '/nope/',
  '/nope.html',
  '/click/99',
  '/guides/nope',
  '/_not-found',
  '/404',
].map((path) => answer(path, 404, HTML))

/** The redirects in the files for Cloudflare and Netlify. */
export const LISTED_REDIRECTS: readonly Expectation[] = [
  answer('/data/providers.csv', 301, { location: '/data/sellers.csv' }),
  ...readRedirects().map(({ source, destination }) => answer(source, 302, { location: destination })),
  ...readInternalRedirects().map(({ from, to }) => answer(from, 301, { location: to })),
]

export const REDIRECTS: readonly Expectation[] = [
  answer('/blog.html?a=%2F%2F&b=?', 301, { location: '/blog?a=%2F%2F&b=?' }),
  answer('/blog/', 301, { location: '/blog' }),
  answer('/blog.html', 301, { location: '/blog' }),
  answer('/index', 301, { location: '/' }),
  answer('/index.html', 301, { location: '/' }),
  answer('/findquiz1-results/?g=Male&ag=30', 301, { location: '/findquiz1-results?g=Male&ag=30' }),
  ...LISTED_REDIRECTS,
]

/** Files for hosts or the build, which no visitor may read. */
export const UNPUBLISHED = ['/_headers', '/_redirects', '/redirects.json', '/nginx.conf']

/** URLs that attackers try. None may redirect off the site, be echoed, or reveal anything. */
export const HOSTILE = [
  '//evil.example',
  '///evil.example//',
  '//evil.example/%2e%2e/',
  '//evil.example.html',
  '/%2f%2fevil.example/',
  '/\\evil.example/',
  '/%5C%5Cevil.example/index',
  '/%09/evil.example/',
  '/..%2f..%2fetc/passwd',
  '/../../etc/passwd',
  '/blog/..%5c..%5c/',
  '/%0d%0aX-Evil:%20evil/',
  '/blog%0d%0aX-Evil:%20evil.html',
  '/%00',
  '/%E0%A4%A',
  '/%',
  '/https://evil.example/',
  '/%3Cscript%3Eevil()%3C%2Fscript%3E/',
  '/click/5%2f..%2f..%2f%2fevil.example/',
  '/.git/config',
  '/.env',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/logos/../../package.json',
  '/package.json',
  `/${'evil'.repeat(100)}`,
  `/${'evil/'.repeat(820)}x`,
  `/${'evil'.repeat(8000)}/`,
]
