// Which files each host gets, and where they are.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Redirect } from '@/lib/publish/hosts/headers.mjs'
import { publishHostFiles } from '@/lib/publish/hosts/host-files.mjs'

const REDIRECTS: Redirect[] = [
  { source: '/click/1', destination: 'https://a.example/', status: 302 },
  { source: '/old', destination: '/blog#faq', status: 301 },
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
    pages: readdirSync(out).filter((name) => name.endsWith('.html')),
    moved: readdirSync(out).includes('old.html') ? read(out, 'old.html') : '',
  }
}

test('every host gets the headers and the redirects; those of nginx are outside the site', async () => {
  const files = await publish(['index.html', 'assets/b.js', 'assets/a.js'])
  expect(files.headers).toContain("/*\n  Content-Security-Policy: frame-ancestors 'none'\n")
  expect(files.headers.match(/^\/assets\S*/gm)).toEqual(['/assets/a.js', '/assets/b.js'])
  expect(files.redirects).toBe('/click/1 https://a.example/ 302\n/old /blog#faq 301\n')
  expect(files.nginx).toContain('location = /click/1 {\n    return 302 "https://a.example/";')
  expect(files.nginx).toContain('location = /old {\n    return 301 "/blog$is_args$args#faq";')
  expect(files.hosting).toEqual(['nginx.conf'])
  expect(files.pages.sort()).toEqual(['index.html', 'old.html'])
  expect(files.moved).toContain('<meta http-equiv="refresh" content="0; url=/blog#faq"/>')
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
