// The headers of each response, and the rules that the build refuses because a host could not express them.
import { checkTable, getHeaders, HEADER_RULES, matches, type Redirect } from '@/lib/publish/hosts/headers.mjs'

const EVERYWHERE = [
  "Content-Security-Policy: frame-ancestors 'none'",
  'Strict-Transport-Security: max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options: nosniff',
  'X-Frame-Options: DENY',
  'Referrer-Policy: strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy: same-origin',
  'Cross-Origin-Embedder-Policy: require-corp',
  'Cross-Origin-Resource-Policy: same-origin',
]
/** The end-to-end tests compare this list with the features that the browser knows. */
const PERMISSIONS = /^Permissions-Policy: accelerometer=\(\), (?:[a-z0-9-]+=\(\), )+clipboard-write=\(self\)$/

test.each([
  ['/', 'public, max-age=0, must-revalidate', []],
  ['/guides/glp1-side-effects', 'public, max-age=0, must-revalidate', []],
  ['/assets/a.js', 'public, max-age=31536000, immutable', []],
  ['/assets.js', 'public, max-age=0, must-revalidate', []],
  ['/logos/g-plans.svg', 'public, max-age=86400, stale-while-revalidate=604800', []],
  ['/feed.xml', 'public, max-age=3600', ['Content-Type: application/atom+xml; charset=utf-8']],
  [
    '/.well-known/security.txt',
    'public, max-age=0, must-revalidate',
    ['Content-Type: text/plain; charset=utf-8'],
  ],
  ['/feed.xml/x', 'public, max-age=0, must-revalidate', []],
])('%s is cached as %j and has every header of the site', (pathname, cache, own) => {
  const lines = Object.entries(getHeaders(pathname)).map(([name, value]) => `${name}: ${value}`)
  const others = lines.filter((line) => !PERMISSIONS.test(line))
  expect(others).toHaveLength(lines.length - 1)
  expect(others.sort()).toEqual([...EVERYWHERE, ...own, `Cache-Control: ${cache}`].sort())
})

test.each([
  ['/logos/*', '/logos/a.svg', true],
  ['/logos/*', '/logos/', true],
  ['/logos/*', '/logos', false],
  ['/logos/*', '/old/logos/a.svg', false],
  ['/feed.xml', '/feed.xml', true],
  ['/feed.xml', '/feed.xml.txt', false],
])('the rule %s matches the path %s: %s', (path, pathname, isMatch) => {
  expect(matches({ path, headers: {} }, pathname)).toBe(isMatch)
})

const rule = (path: string, headers: Record<string, string> = { A: 'b' }) => ({ path, headers })

const redirect = (changes: Partial<Redirect> = {}) => ({
  source: '/click/1',
  destination: 'https://a.example/',
  status: 302 as const,
  ...changes,
})

test.each<[Partial<Redirect>, string]>([
  [
    { source: '/click/:id' },
    '/click/:id: expected a path like /old-page, with only plain letters, digits, "-" and "_".',
  ],
  [
    { source: '//evil.example' },
    '//evil.example: expected a path like /old-page, with only plain letters, digits, "-" and "_".',
  ],
  [
    { source: 'click/1' },
    'click/1: expected a path like /old-page, with only plain letters, digits, "-" and "_".',
  ],
  [
    { source: '/click/1?' },
    '/click/1?: expected a path like /old-page, with only plain letters, digits, "-" and "_".',
  ],
  [{ destination: 'http://a.example/' }, 'http://a.example/'],
  [{ destination: 'see https://a.example/' }, 'see https://a.example/'],
  [{ destination: 'https://a.example/ 301' }, 'https://a.example/ 301'],
  [{ destination: 'https://a.example/$uri' }, 'https://a.example/$uri'],
  [{ destination: 'https://a.example/*' }, 'https://a.example/*'],
  [
    { destination: `https://a.example/${'b'.repeat(970)}` },
    '/click/1: the line is longer than 1000 characters.',
  ],
])('the redirect %j is refused', (changes, error) => {
  const shown = error === changes.destination ? `/click/1: not every host can redirect to "${error}".` : error
  expect(() => checkTable({ rules: [], redirects: [redirect(changes)] })).toThrow(
    new Error(`Unsupported rule:\n${shown}`),
  )
})

const many = (count: number) => ({
  rules: Array.from({ length: count }, (_, index) => rule(`/${index}/x`)),
  redirects: Array.from({ length: count }, (_, index) => redirect({ source: `/click/${index}` })),
})

test('more rules and redirects than hosts read are refused, all errors at once', () => {
  expect(() =>
    checkTable({
      rules: [...many(100).rules, rule('/long', { Wide: 'b'.repeat(1993) })],
      redirects: [...many(2000).redirects, redirect()],
    }),
  ).toThrow(
    new Error(
      [
        'Unsupported rule:',
        '/click/1: duplicate redirect.',
        '2001 redirects are more than the 2000 that hosts read.',
        '101 header rules are more than the 100 that hosts read.',
        '/long: the line of Wide is longer than 2000 characters.',
      ].join('\n'),
    ),
  )
})

test.each([
  ['our own table', { rules: HEADER_RULES, redirects: [redirect()] }],
  ['as many as hosts read', { rules: many(100).rules, redirects: many(2000).redirects }],
  ['a header that fills its line', { rules: [rule('/long', { Wide: 'b'.repeat(1992) })], redirects: [] }],
  [
    'a redirect that fills its line',
    { rules: [], redirects: [redirect({ destination: `https://a.example/${'b'.repeat(969)}` })] },
  ],
])('%s is accepted', (_, table) => {
  expect(() => checkTable(table)).not.toThrow()
})
