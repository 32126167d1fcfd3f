// Which files each host gets, and where they are.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Redirect } from '@/lib/publish/hosts/headers.mjs'
import { publishHostFiles } from '@/lib/publish/hosts/host-files.mjs'

const REDIRECTS: Redirect[] = [
  { source: '/click/1', destination: 'https://a.example/', status: 302 },
  { source: '/old', destination: '/blog#faq', status: 301 },
  { source: '/guides/old', destination: '/blog?a=1&b=2', status: 301 },
]

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-hosts-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

async function publish(names: string[], redirects = REDIRECTS) {
  const [out, hosting] = [path.join(folder, 'out'), path.join(folder, 'hosting')]
  for (const name of names) {
    mkdirSync(path.dirname(path.join(out, name)), { recursive: true })
    writeFileSync(path.join(out, name), '')
  }
  await publishHostFiles({ out, hosting, redirects })
  const read = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8')
  return {
    headers: read(out, '_headers'),
    redirects: read(out, '_redirects'),
    nginx: read(hosting, 'nginx.conf'),
    hosting: readdirSync(hosting),
    pages: readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html')),
    readPage: (name: string) => read(out, name),
  }
}

test('every host gets the headers and the redirects; those of nginx are outside the site', async () => {
  const files = await publish(['index.html', 'assets/b.js', 'assets/a.js'])
  expect(files.headers).toContain('/*\n  Content-Security-Policy: ')
  expect(files.headers.match(/^\/assets\S*/gm)).toEqual(['/assets/a.js', '/assets/b.js'])
  expect(files.redirects).toBe(
    '/click/1 https://a.example/ 302\n/old /blog#faq 301\n/guides/old /blog?a=1&b=2 301\n',
  )
  expect(files.nginx).toContain('location = /click/1 {\n    return 302 "https://a.example/";')
  expect(files.nginx).toContain('location = /old {\n    return 301 "/blog$is_args$args#faq";')
  expect(files.hosting).toEqual(['nginx.conf'])
  expect(files.pages.sort()).toEqual(['guides/old.html', 'index.html', 'old.html'])
})

test('a redirect between our pages is also a page that forwards, for a bucket', async () => {
  const { readPage } = await publish(['index.html'])
  const html = readPage('guides/old.html')
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/blog?a=1&amp;b=2"/>')
  expect(html).toContain('<a href="/blog?a=1&amp;b=2">Go to /blog?a=1&amp;b=2</a>')
  expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>`)
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"\/>/)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

// Next empties out/ before it writes an export, and hosting/ stays.
test('a second build replaces the files of the first', async () => {
  await publish(['index.html'])
  rmSync(path.join(folder, 'out'), { recursive: true })
  const files = await publish(['index.html'], REDIRECTS.slice(1))
  expect(files.redirects).not.toContain('/click/1')
  expect(files.nginx).not.toContain('/click/1')
})

test('a forwarding page never replaces a page', async () => {
  const redirects = ['/index', '/Blog'].map((source) => ({ source, destination: '/', status: 301 as const }))
  await expect(publish(['index.html', 'blog.html'], redirects)).rejects.toThrow(
    new Error('content/redirects.json: there is already a page at /index, /Blog. Remove the redirect.'),
  )
  expect(readFileSync(path.join(folder, 'out', 'index.html'), 'utf8')).toBe('')
})

test.each<[string, string[], Redirect[], string]>([
  [
    'files without a known type',
    ['film.mp4', 'logos/old.bmp', 'LICENSE'],
    [],
    'lib/publish/hosts/headers.mjs, CONTENT_TYPES: no type for LICENSE, film.mp4, old.bmp. Add it.',
  ],
  [
    'a redirect that a host cannot express',
    ['index.html'],
    [{ source: '/click/1', destination: 'http://a.example/', status: 302 }],
    'Unsupported rule:\n/click/1: not every host can redirect to "http://a.example/".',
  ],
])('%s: the build stops', async (_, names, redirects, message) => {
  await expect(publish(names, redirects)).rejects.toThrow(new Error(message))
})
