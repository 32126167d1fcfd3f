// Headers as hosts write them, compression, and the paths at which files are served.
import { hashBytes } from '@/lib/operations/build-record'
import { collectFindings } from '@/lib/operations/findings'
import { compareHeaders, toPath, verifyFiles } from '@/lib/operations/verify-files'
import { getHeaders } from '@/lib/publish/hosts/headers.mjs'
import { mockFetch } from '../../../fixtures/mock-fetch'

test.each([
  ['index.html', '/'],
  ['blog.html', '/blog'],
  ['guides/index.html', '/guides/'],
  ['index.html.md', '/index.html.md'],
  ['assets/a-1.js', '/assets/a-1.js'],
])('%s is served at %s', (file, path) => {
  expect(toPath(file)).toBe(path)
})

const HTML = 'text/html; charset=utf-8'

/** The differences of a response at `path` that has all expected headers except those in `sent`. */
function findDifferences(sent: Record<string, string>, type: string, path = '/blog'): string[] {
  const { findings, report } = collectFindings()
  const headers = new Headers({ 'Content-Type': type, ...getHeaders(path), ...sent })
  compareHeaders(path, { status: 200, headers, body: Buffer.from('') }, type, report)
  return findings.map(({ message }) => message)
}

test.each([
  ['text/html;charset=UTF-8', HTML],
  ['Text/HTML ; Charset=utf-8', HTML],
  ['text/css; charset=utf-8', 'text/css'],
  ['application/javascript', 'text/javascript'],
  ['text/xml; charset=utf-8', 'application/xml'],
])('the content type %s is accepted for %s', (sent, expected) => {
  expect(findDifferences({ 'Content-Type': sent }, expected)).toEqual([])
})

test.each([
  ['text/plain; charset=utf-8', HTML],
  ['text/html', HTML],
  ['text/html; charset=iso-8859-1', HTML],
  ['text/plain', 'text/css'],
])('the content type %s is reported for %s', (sent, expected) => {
  expect(findDifferences({ 'Content-Type': sent }, expected)).toEqual([
    `Content-Type is "${sent}", expected "${expected}"`,
  ])
})

test('a content type that a rule sets counts before the one of the extension', () => {
  expect(findDifferences({ 'Content-Type': 'text/xml' }, 'application/xml', '/feed.xml')).toEqual([
    'Content-Type is "text/xml", expected "application/atom+xml; charset=utf-8"',
  ])
})

test('spacing around commas and semicolons, and case, make no difference in a header', () => {
  const sent = {
    'Cache-Control': 'Public,max-age=0 ,  must-revalidate',
    'Strict-Transport-Security': 'max-age=63072000;includeSubDomains ; Preload',
  }
  expect(findDifferences(sent, HTML)).toEqual([])
})

test.each([
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  ['Content-Security-Policy', "frame-ancestors'none'"],
])('%s: %s is reported', (name, sent) => {
  expect(findDifferences({ [name]: sent }, HTML)).toEqual([
    expect.stringMatching(`^${name} is "${sent}", expected`),
  ])
})

/** The findings for a host that serves `body` at `file` with our headers and `sent`. */
async function verify(file: string, body: string, sent: Record<string, string>, recorded = true) {
  mockFetch(({ pathname }) =>
    pathname === `/${file}`
      ? { headers: { ...getHeaders(pathname), ...sent }, body }
      : { headers: { ...getHeaders(pathname), 'Content-Type': 'application/json' } },
  )
  const { findings, report } = collectFindings()
  const expected = { [file]: hashBytes(Buffer.from(body)) }
  const build = { expected, recorded: recorded ? expected : {}, rebuilt: null }
  await verifyFiles(new URL('https://w.example'), build, new Set(), report)
  return findings.map(({ kind, paths, message }) => `${kind} ${paths.join(', ')} ${message}`)
}

test.each<[string, number, Record<string, string>, string[]]>([
  [
    'a-1.js',
    1400,
    { 'Content-Type': 'text/javascript' },
    ['compression /a-1.js is sent without compression'],
  ],
  ['a.svg', 1400, { 'Content-Type': 'image/svg+xml' }, ['compression /a.svg is sent without compression']],
  ['a.css', 1400, { 'Content-Type': 'text/css' }, ['compression /a.css is sent without compression']],
  [
    'a.json',
    1400,
    { 'Content-Type': 'application/json' },
    ['compression /a.json is sent without compression'],
  ],
  ['a-1.js', 1399, { 'Content-Type': 'text/javascript' }, []],
  ['a-1.js', 1400, { 'Content-Type': 'text/javascript', 'Content-Encoding': 'br' }, []],
  ['a.png', 1400, { 'Content-Type': 'image/png' }, []],
  [
    'a-1.js',
    1400,
    { 'Content-Type': 'text/plain', 'Content-Encoding': 'br' },
    ['header /a-1.js Content-Type is "text/plain", expected "text/javascript"'],
  ],
  ['a-1.js', 1400, {}, ['header /a-1.js Content-Type is missing, expected "text/javascript"']],
])('%s of %d bytes, sent with %j', async (file, bytes, sent, expected) => {
  expect(await verify(file, 'a'.repeat(bytes), sent)).toEqual(expected)
})

test('a file that the record lacks is reported', async () => {
  expect(await verify('a.png', 'a', { 'Content-Type': 'image/png' }, false)).toEqual([
    'missing /a.png is built by the commit, but the record lacks it',
  ])
})
