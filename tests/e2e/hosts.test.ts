// What a host must do with the export: `npm start` and real nginx alike.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from 'playwright/test'
import { readRedirects } from '../read-content'
import { expect, PAGES, test } from './fixtures'
import { sendRaw } from './raw-request'

const loadTable = () => import('../../lib/publish/hosts/headers.mjs')

const FILES = readdirSync('out', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `/${path.relative('out', path.join(entry.parentPath, entry.name))}`)
/** A file of the export. @throws when there is none */
function findFile(pattern: RegExp): string {
  const found = FILES.find((file) => pattern.test(file))
  if (!found) throw new Error(`No file in out/ is like ${pattern}. Build again, or mend the pattern.`)
  return found
}
const CHUNK = findFile(/^\/_next\/static\/chunks-\w+\/.+\.js$/)
const STYLES = findFile(/^\/_next\/static\/chunks-\w+\/.+\.css$/)
const LOGO = findFile(/^\/logos\//)

const open = (request: APIRequestContext, address: string, headers: Record<string, string> = {}) =>
  request.get(address, { maxRedirects: 0, headers })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('every page opens', async ({ page }) => {
      for (const address of PAGES) {
        const response = await page.goto(address)
        expect([address, response?.status()]).toEqual([address, 200])
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
      }
    })
  })
}

test('every answer carries the headers of the table', async ({ request }) => {
  const { getHeaders } = await loadTable()
  const answers: Record<number, string[]> = {
    200: [...PAGES, CHUNK, LOGO, '/feed.xml', '/icon.svg', '/blog.txt', '/sitemap.xml', '/social/home.png'],
    404: ['/nope', '/guides', '/_next/static/nope.js', '/nope/', '/nope.html', '/404'],
    301: ['/blog/', '/blog.html', '/index', '/index.html'],
    302: readRedirects().map(({ source }) => source),
  }
  const all = Object.entries(answers).flatMap(([status, list]) =>
    list.map((address) => ({ address, status: Number(status) })),
  )
  for (const { address, status } of all) {
    const response = await open(request, address)
    expect([address, response.status()]).toEqual([address, status])
    // A missing file has the not-found page's headers: nobody may keep the absence of a script for a year.
    for (const [name, value] of Object.entries(getHeaders(status === 404 ? '/404' : address))) {
      expect([address, name, response.headers()[name.toLowerCase()]]).toEqual([address, name, value])
    }
  }
})

test('every kind of file has its type', async ({ request }) => {
  for (const [address, type] of [
    ['/', 'text/html; charset=utf-8'],
    ['/nope', 'text/html; charset=utf-8'],
    ['/blog.txt', 'text/plain; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml'],
    ['/social/home.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/feed.xml', 'application/atom+xml; charset=utf-8'],
    ['/sitemap.xml', 'application/xml'],
    [CHUNK, /^(?:text|application)\/javascript; charset=utf-8$/],
    [STYLES, 'text/css; charset=utf-8'],
  ] as const) {
    const found = (await open(request, address)).headers()['content-type'] ?? ''
    if (typeof type === 'string') expect([address, found.slice(0, type.length)]).toEqual([address, type])
    else expect(found).toMatch(type)
  }
})

test('a page that has not changed is not sent again', async ({ request }) => {
  const { etag = '' } = (await open(request, '/blog')).headers()
  const again = await open(request, '/blog', { 'If-None-Match': etag })
  expect(again.status()).toBe(304)
  expect(again.headers()['x-content-type-options']).toBe('nosniff')
})

test('the redirect on our own host answers by itself, and files for hosts are no pages', async ({
  request,
}) => {
  for (const { source, destination } of readRedirects())
    expect((await open(request, source)).headers().location).toBe(destination)
  for (const file of ['/_headers', '/_redirects', '/serve.json', '/redirects.json']) {
    expect([file, (await open(request, file)).status()]).toEqual([file, 404])
  }
})

const HOSTILE = [
  '//evil.example',
  '//evil.example/',
  '///evil.example//',
  '//evil.example/blog/',
  '//evil.example/%2e%2e/',
  '//evil.example.html',
  '/%2f%2fevil.example/',
  '/%2F%2Fevil.example%2F',
  '/\\evil.example/',
  '/\\/evil.example/',
  '/%5cevil.example/',
  '/%5C%5Cevil.example/index',
  '/%09/evil.example/',
  '/evil.example%2f..%2f..%2f/',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/../../etc/passwd',
  '/blog/..%5c..%5c/',
  '/%0d%0aX-Evil:%20evil/',
  '/blog%0d%0aX-Evil:%20evil/',
  '/blog%0d%0aX-Evil:%20evil.html',
  '/%00',
  '/%E0%A4%A',
  '/%',
  '/%zz/',
  '/%u0041/',
  '/@evil.example/',
  '/https://evil.example/',
  '/https:%2f%2fevil.example/',
  '/<script>evil()</script>',
  '/%3Cscript%3Eevil()%3C%2Fscript%3E/',
  '/click/5%2f..%2f..%2f%2fevil.example/',
  '/click/%35/%2e%2e//evil.example/',
  '/.git/config',
  '/.env',
  '/proc/self/environ',
  '/_next/static/..%2f..%2f..%2fpackage.json',
  '/logos/../../package.json',
  '/package.json',
  `/${'evil'.repeat(100)}`,
  `/${'evil'.repeat(63)}`,
  `/${'%F0%9F%92%89'.repeat(100)}`,
  `/${'evil/'.repeat(800)}`,
  `/${'evil/'.repeat(820)}x`,
  '/blog/index',
  `/${'evil'.repeat(8000)}/`,
]

for (const hostile of HOSTILE) {
  const name = hostile.length > 60 ? `${hostile.slice(0, 20)}… (${hostile.length} letters)` : hostile
  test(`${JSON.stringify(name)} leads nowhere and is not repeated`, async ({ baseURL }) => {
    const { getHeaders } = await loadTable()
    const { status, headers, body } = await sendRaw(baseURL ?? '', hostile)
    expect([200, 301, 302, 400, 404, 414, 431]).toContain(status)
    // Some servers take what leads out of a folder back to the home page; then it is that page and no other.
    if (status === 200) expect(body).toContain('<link rel="canonical" href="https://weighpoint.example"')
    if (status === 301 || status === 302) expect(headers.location).toMatch(/^\/[a-z]*$/)
    else expect(headers).not.toHaveProperty('location')
    expect(headers).not.toHaveProperty('x-evil')
    expect(body).not.toMatch(/evil|passwd:|\bat .+:\d+:\d+|"private"|Error:/)
    if (status === 404) {
      expect(body).toContain('Oops! Page not found')
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': getHeaders('/')['Content-Security-Policy'],
      })
    }
  })
}
