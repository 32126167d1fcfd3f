// What each check of a host's redirects and missing addresses accepts and reports.
import { hashBytes } from '@/lib/operations/build-record'
import { collectFindings, type Report } from '@/lib/operations/findings'
import { findProtocol } from '@/lib/operations/live-host'
import {
  findExtraFiles,
  verifyCleanAddresses,
  verifyHttps,
  verifyMissing,
  verifyProtocol,
  verifyRedirects,
} from '@/lib/operations/verify-answers'
import { getHeaders } from '@/lib/publish/hosts/headers.mjs'
import type { Redirect } from '@/lib/seo/publishing-facts'
import { mockFetch } from '../../../fixtures/mock-fetch'
import type { Page } from '../../../fixtures/web-server'

jest.mock('@/lib/operations/live-host', () => ({
  ...jest.requireActual('@/lib/operations/live-host'),
  findProtocol: jest.fn(),
}))

const HOST = new URL('https://w.example')
const QUERY = '?verify=live&a=%2F'

const hash = (text: string) => hashBytes(Buffer.from(text))

/** The findings of one check, as "kind paths message", without the origin of the host. */
async function collect(check: (report: Report) => Promise<unknown>): Promise<string[]> {
  const { findings, report } = collectFindings()
  await check(report)
  return findings.map(({ kind, paths, message }) =>
    `${kind} ${paths.join(', ')} ${message}`.replaceAll(HOST.origin, ''),
  )
}

const to = (location: string, status = 301): Page => ({ status, headers: { Location: location } })

describe('a redirect', () => {
  const FORWARDING = 'forwards'
  const WITH_FRAGMENT: Redirect = { source: '/old', destination: '/blog#faq', status: 301 }
  const PLAIN: Redirect = { source: '/old', destination: '/blog', status: 301 }

  test.each<[string, Redirect, Page, string[]]>([
    ['keeps the query before the fragment', WITH_FRAGMENT, to(`/blog${QUERY}#faq`), []],
    ['keeps the query at the end', PLAIN, to(`https://w.example/blog${QUERY}`), []],
    [
      'has another status',
      PLAIN,
      to(`/blog${QUERY}`, 302),
      [`redirect /old answers 302 /blog${QUERY}, expected 301 /blog${QUERY}`],
    ],
    ['is replaced by its forwarding page', PLAIN, { body: FORWARDING }, []],
    [
      'is replaced by another page',
      PLAIN,
      { body: 'Welcome' },
      [`redirect /old answers 200, expected 301 /blog${QUERY}`],
    ],
    [
      'sends the forwarding page, but leads elsewhere',
      PLAIN,
      { ...to('/quiz'), body: FORWARDING },
      [`redirect /old answers 301 /quiz, expected 301 /blog${QUERY}`],
    ],
  ])('%s', async (_, redirect, page, expected) => {
    mockFetch(() => page)
    const files = { 'old.html': hash(FORWARDING) }
    expect(await collect((report) => verifyRedirects(HOST, [redirect], files, report))).toEqual(expected)
  })
})

describe('the addresses with .html or a slash', () => {
  const FILES = {
    '404.html': hash('missing'),
    'assets/a-1.js': hash('script'),
    'click/go.html': hash('forwards'),
    'index.html': hash('home'),
    'blog.html': hash('blog'),
  }

  test('are requested for the home page and one more page', async () => {
    const requested = mockFetch(() => ({ status: 404 }))
    expect(await collect((report) => verifyCleanAddresses(HOST, FILES, report))).toEqual([])
    const addresses = ['/index.html', '/blog.html', '/blog/']
    expect(requested).toEqual(addresses.map((address) => `https://w.example${address}${QUERY}`))
  })

  test('of a site with only a home page: one', async () => {
    const requested = mockFetch(() => ({ status: 404 }))
    await collect((report) => verifyCleanAddresses(HOST, { 'index.html': hash('home') }, report))
    expect(requested).toEqual([`https://w.example/index.html${QUERY}`])
  })

  test.each<[string, Page, string[]]>([
    ['show the page', { body: 'home' }, []],
    ['redirect with any status', to(`/${QUERY}`, 307), []],
    ['show another page', { body: 'blog' }, [`redirect /index.html answers 200, expected /${QUERY}`]],
    [
      'send the page, but redirect elsewhere',
      { ...to('/blog', 302), body: 'home' },
      [`redirect /index.html answers 302 /blog, expected /${QUERY}`],
    ],
  ])('%s', async (_, page, expected) => {
    mockFetch(() => page)
    const files = { 'index.html': hash('home') }
    expect(await collect((report) => verifyCleanAddresses(HOST, files, report))).toEqual(expected)
  })
})

describe('plain http', () => {
  const expected = (found: string) => [
    `redirect http://w.example/${QUERY} answers ${found}, expected 301 /${QUERY}`,
  ]

  test.each<[string, Page | null, string[]]>([
    ['redirects to https', to(`https://w.example/${QUERY}`), []],
    ['redirects to https with status 308', to(`https://w.example/${QUERY}`, 308), []],
    ['does not answer', null, []],
    ['redirects only for now', to(`https://w.example/${QUERY}`, 302), expected(`302 /${QUERY}`)],
    ['loses the query', to('https://w.example/'), expected('301 /')],
    ['redirects to itself', to(`/${QUERY}`), expected(`301 http://w.example/${QUERY}`)],
    ['shows the site', { body: 'home' }, expected('200')],
  ])('%s', async (_, page, findings) => {
    const requested = mockFetch(() => page)
    expect(await collect((report) => verifyHttps(HOST, report))).toEqual(findings)
    expect(new Set(requested)).toEqual(new Set([`http://w.example/${QUERY}`]))
  })

  test.each(['http://w.example', 'https://w.example:8443'])('is not requested for %s', async (host) => {
    const requested = mockFetch(() => ({ body: 'home' }))
    expect(await collect((report) => verifyHttps(new URL(host), report))).toEqual([])
    expect(requested).toEqual([])
  })
})

describe('a missing address', () => {
  const HEADERS = { ...getHeaders('/404'), 'Content-Type': 'text/html; charset=utf-8' }
  const MISSING: Page = { status: 404, headers: HEADERS, body: 'missing' }

  test.each<[string, (url: URL) => Page, string[], boolean]>([
    ['gets our 404 page', () => MISSING, [], true],
    [
      'gets the 404 page of the host',
      () => ({ ...MISSING, body: 'nginx' }),
      ['differs /no-such-…, /assets/no-such-….js does not show our 404 page'],
      true,
    ],
    [
      'gets the 404 page as plain text',
      () => ({ ...MISSING, headers: { ...HEADERS, 'Content-Type': 'text/plain' } }),
      [
        'header /no-such-…, /assets/no-such-….js Content-Type is "text/plain", expected "text/html; charset=utf-8"',
      ],
      true,
    ],
    [
      'gets the home page, except in /assets/',
      ({ pathname }) => (pathname.startsWith('/assets/') ? MISSING : { headers: HEADERS, body: 'home' }),
      ['status /no-such-… answers with status 200, expected 404'],
      false,
    ],
  ])('%s', async (_, respond, expected, answers404) => {
    mockFetch(respond)
    let result: boolean | undefined
    const check = async (report: Report) => (result = await verifyMissing(HOST, hash('missing'), report))
    expect(await collect(check)).toEqual(expected)
    expect(result).toBe(answers404)
  })
})

describe('what the served pages link to', () => {
  /** Looks at pages, and returns the findings and which paths were requested beside those published by accident. */
  async function find(pages: Record<string, string>, respond: (url: URL) => Page = () => ({ status: 404 })) {
    const requested = mockFetch(respond)
    const served = Object.entries(pages).map(([path, html]) => ({ path, body: Buffer.from(html) }))
    const known = new Set(['/', '/blog'])
    const findings = await collect((report) => findExtraFiles(HOST, served, known, report))
    const byAccident = requested.indexOf('https://w.example/.well-known/')
    return { findings, linked: requested.slice(byAccident + 1) }
  }

  test('is requested once from the host, without its query', async () => {
    const html =
      '<a href="/a?x=1">A</a><img src="/a"/><form action="b/c"></form><a href="/r&amp;d">R&amp;D</a>'
    expect((await find({ '/': html, '/blog': '<a href="/a">A</a>' })).linked).toEqual([
      'https://w.example/a',
      'https://w.example/b/c',
      'https://w.example/r&d',
    ])
  })

  test('on other hosts, of the build, or without a valid address is not requested', async () => {
    const html =
      '<a href="https://a.example/x">X</a><a href="mailto:a@w.example">Mail</a><a href="https://">?</a><a href="/blog">Blog</a>'
    expect((await find({ '/': html })).linked).toEqual([])
  })

  test.each(['https://public.example', 'http://localhost:3000'])(
    'counts as ours at the public address %s, which the home page states',
    async (site) => {
      const pages = {
        '/blog': '<link rel="canonical" href="https://a.example/blog"/>',
        '/': `<link rel="canonical" href="${site}/"/>`,
        '/sitemap.xml': `<loc>${site}/more</loc><loc>https://a.example/x</loc>`,
      }
      expect((await find(pages)).linked).toEqual(['https://w.example/more'])
    },
  )

  test('is looked at even if the home page is not served', async () => {
    expect((await find({ '/blog': '<a href="/more">More</a>' })).linked).toEqual(['https://w.example/more'])
  })

  test.each<[number, string[]]>([
    [301, []],
    [400, ['missing /more answers 400, but /blog links to it']],
    [404, ['missing /more answers 404, but /blog links to it']],
  ])('answers with status %d', async (status, expected) => {
    const respond = ({ pathname }: URL) => ({ status: pathname === '/more' ? status : 403 })
    expect((await find({ '/blog': '<a href="/more">More</a>' }, respond)).findings).toEqual(expected)
  })
})

test.each([
  ['https://w.example', 'h2', []],
  ['https://w.example', 'http/1.1', ['protocol / is served by http/1.1, expected HTTP/2 or newer']],
  ['http://w.example', 'http/1.1', []],
])('%s over %s', async (host, protocol, expected) => {
  jest.mocked(findProtocol).mockResolvedValue(protocol)
  let result = ''
  const check = async (report: Report) => (result = await verifyProtocol(new URL(host), report))
  expect(await collect(check)).toEqual(expected)
  expect(result).toBe(protocol)
})
