// How header rules are combined, and which rules the build refuses because a host could not express them. The headers
// that a visitor receives are in tests/e2e/host-expectations.ts.
import {
  checkTable,
  getHeaders,
  HEADER_RULES,
  HOST_DEFAULTS,
  matches,
  type Redirect,
} from '@/lib/publish/hosts/headers.mjs'

const rule = (path: string, headers: Record<string, string> = { A: 'b' }) => ({ path, headers })

test.each([
  ['a page has what applies everywhere', '/blog', { ...HOST_DEFAULTS, Everywhere: '1' }],
  ['a rule adds a header', '/feed.xml', { ...HOST_DEFAULTS, Everywhere: '1', 'Content-Type': 'a/b' }],
  ['a rule replaces a default', '/assets/a.js', { Everywhere: '1', 'Cache-Control': 'year', Folder: '1' }],
])('%s', (_, pathname, headers) => {
  const rules = [
    rule('/*', { Everywhere: '1' }),
    rule('/assets/*', { 'Cache-Control': 'year', Folder: '1' }),
    rule('/feed.xml', { 'Content-Type': 'a/b' }),
  ]
  expect(getHeaders(pathname, rules)).toEqual(headers)
})

test('without a table of its own, a path has the headers of the site', () => {
  expect(getHeaders('/blog')).toEqual({ ...HOST_DEFAULTS, ...HEADER_RULES[0]?.headers })
})

test.each([
  ['/logos/*', '/logos/a.svg', true],
  ['/logos/*', '/logos/', true],
  ['/logos/*', '/logos', false],
  ['/logos/*', '/old/logos/a.svg', false],
  ['/feed.xml', '/feed.xml', true],
  ['/feed.xml', '/feed.xml.txt', false],
  ['/feed.xml', '/feed.xml/x', false],
  ['/logos/*', '/logos.js', false],
])('the rule %s matches the path %s: %s', (path, pathname, isMatch) => {
  expect(matches({ path, headers: {} }, pathname)).toBe(isMatch)
})

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
