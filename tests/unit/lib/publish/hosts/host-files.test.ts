// Which files each host gets, and what stops the build. Real nginx and Netlify's parsers read them in tests/site and tests/e2e.
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getHeaders, matches, type Redirect } from '@/lib/publish/hosts/headers.mjs'
import { publishHostFiles } from '@/lib/publish/hosts/host-files'

const redirect = (changes: Partial<Redirect> = {}): Redirect => ({
  source: '/click/1',
  destination: 'https://a.example/',
  status: 302,
  ...changes,
})

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-hosts-'))
})

async function publish(names: string[], redirects: Redirect[]) {
  const out = path.join(folder, 'out')
  for (const name of names) {
    mkdirSync(path.dirname(path.join(out, name)), { recursive: true })
    writeFileSync(path.join(out, name), '')
  }
  await publishHostFiles({ out, hosting: path.join(folder, 'hosting'), redirects })
  return (name: string) => readFileSync(path.join(folder, name), 'utf8')
}

test('only files that exist are cached for a year, and a redirect between our pages is also a page, for a bucket', async () => {
  const read = await publish(
    ['index.html', 'assets/b.js', 'assets/a.js'],
    [redirect({ source: '/guides/old', destination: '/blog?a=1&b=2', status: 301 })],
  )
  expect(read('out/_headers').match(/^\/assets\S*/gm)).toEqual(['/assets/a.js', '/assets/b.js'])
  expect(read('hosting/nginx.conf')).not.toContain('{{')
  const page = read('out/guides/old.html')
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/blog?a=1&amp;b=2"/>')
  expect(page).toContain('<a href="/blog?a=1&amp;b=2">Go to /blog?a=1&amp;b=2</a>')
  expect(page).toContain('<meta name="robots" content="noindex"/>')
})

test('a "$" in the address of a provider is no variable of nginx', async () => {
  const read = await publish(['index.html'], [redirect({ destination: 'https://a.example/?b=$uri' })])
  expect(read('hosting/nginx.conf')).toContain('return 302 "https://a.example/?b=%24uri";')
})

test.each([
  ['/logos/*', '/logos/a.svg', true],
  ['/logos/*', '/old/logos/a.svg', false],
  ['/logos/*', '/logos.js', false],
  ['/feed.xml', '/feed.xml', true],
  ['/feed.xml', '/feed.xml.txt', false],
])('the rule %s matches the path %s: %s', (address, pathname, isMatch) => {
  expect(matches({ path: address, headers: {} }, pathname)).toBe(isMatch)
})

test('a script has the headers of the site and a cache of its own', () => {
  expect(getHeaders('/assets/a.js')).toEqual({
    ...getHeaders('/'),
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
})
