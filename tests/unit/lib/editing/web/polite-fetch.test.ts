import { fetchAll, NoNetworkError } from '@/lib/editing/web/fetch-all'
import { type Fetched, type FetchOptions, makePoliteFetch } from '@/lib/editing/web/polite-fetch'
import {
  makeCertificate,
  type Page,
  startServer,
  startSite,
  stopServers,
} from '../../../../fixtures/web-server'

afterEach(stopServers)

const TEXT = { 'content-type': 'text/plain' }
const XHTML = { 'content-type': 'application/xhtml+xml' }
const REFRESH = '<meta http-equiv="refresh" content="0; url=/b" />'

/** A fetcher that does not wait but notes for how long it would have. */
function makeFetch(options: Partial<FetchOptions> = {}) {
  const waits: number[] = []
  const fetchPage = makePoliteFetch({
    userAgent: 'WeighpointCheck/1.0 (+https://weighpoint.example)',
    wait: async (ms) => waits.push(ms),
    ...options,
  })
  return { fetchPage, waits }
}

test('a page is fetched with its text, and requests identify themselves', async () => {
  const agents: unknown[] = []
  const site = await startServer((request, response) => {
    agents.push(request.headers['user-agent'])
    response.writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' }).end(Buffer.from([0xe9]))
  })
  const { fetchPage } = makeFetch()
  const page = await fetchPage(`${site}/a#part`)
  expect(page).toMatchObject({ url: `${site}/a`, reason: null, status: 200, type: 'text/html', body: 'é' })
  expect(new Set(agents)).toEqual(new Set(['WeighpointCheck/1.0 (+https://weighpoint.example)']))
})

test('sends a host one request at a time, with a pause after each', async () => {
  let open = 0
  let most = 0
  const site = await startServer((_, response) => {
    response.on('finish', () => {
      open -= 1
    })
    response.end()
  })
  const realFetch = fetch
  jest.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
    open += 1
    most = Math.max(most, open)
    return realFetch(...request)
  })
  const { fetchPage, waits } = makeFetch()
  await Promise.all(['/a', '/b', '/c', '/d'].map((path) => fetchPage(site + path)))
  expect(most).toBe(1)
  expect(waits).toEqual([1000, 1000, 1000, 1000, 1000]) // the first request is for robots.txt
})

test('robots.txt is read once and obeyed, including its crawl delay', async () => {
  const asked: string[] = []
  const site = await startServer(({ url = '' }, response) => {
    asked.push(url)
    response.setHeader('content-type', 'text/plain')
    response.end(url === '/robots.txt' ? 'User-agent: *\nDisallow: /private\nCrawl-delay: 7' : '')
  })
  const { fetchPage, waits } = makeFetch()
  expect(await fetchPage(`${site}/private/a`)).toMatchObject({ reason: 'robots' })
  expect(await fetchPage(`${site}/open`)).toMatchObject({ reason: null })
  expect(asked).toEqual(['/robots.txt', '/open'])
  expect(waits).toEqual([1000, 7000])
})

test('if robots.txt fails, nothing else is requested', async () => {
  const site = await startSite({ '/robots.txt': { status: 503 } })
  const expected = { reason: 'robots', detail: 'robots.txt answers 503' }
  expect(await makeFetch().fetchPage(`${site}/a`)).toMatchObject(expected)
})

test.each([
  ['7', [1000, 1000, 7000, 1000], 200],
  ['3600', [1000, 1000], 429],
])('waits as long as a busy host asks (%s seconds), up to the limit', async (seconds, waited, status) => {
  let count = 0
  const site = await startServer(({ url }, response) => {
    const isBusy = url !== '/robots.txt' && ++count === 1
    response.writeHead(isBusy ? 429 : 200, { 'retry-after': seconds }).end()
  })
  const { fetchPage, waits } = makeFetch()
  expect(await fetchPage(`${site}/a`)).toMatchObject({ status })
  expect(waits).toEqual(waited)
})

test('a host that does not answer times out', async () => {
  const site = await startServer(() => {})
  const { fetchPage } = makeFetch({ timeoutMs: 40 })
  const expected = { reason: 'timeout', detail: 'no answer within 0.04 seconds' }
  expect(await fetchPage(`${site}/slow`)).toMatchObject(expected)
})

test('an endless body is cut at the limit', async () => {
  const site = await startServer(({ url }, response) => {
    if (url === '/robots.txt') return response.writeHead(404).end()
    response.setHeader('content-type', 'text/html')
    const write = () => {
      while (response.write('x'.repeat(10_000)));
    }
    response.on('drain', write)
    return write()
  })
  const page = await makeFetch({ maxBytes: 50_000 }).fetchPage(`${site}/huge`)
  expect(page).toMatchObject({ reason: null, isCut: true, body: 'x'.repeat(50_000) })
})

test('follows redirects by status and by a refresh in the page', async () => {
  const site = await startSite({
    '/a': { status: 301, headers: { location: '/b' } },
    '/b': { body: '<meta http-equiv="refresh" content="0; url=/c">' },
    '/c': { body: 'here' },
    '/round': { status: 302, headers: { location: '/round' } },
  })
  const { fetchPage } = makeFetch()
  expect(await fetchPage(`${site}/a`)).toMatchObject({
    url: `${site}/c`,
    body: 'here',
    hops: [
      { to: `${site}/b`, isPermanent: true },
      { to: `${site}/c`, isPermanent: false },
    ],
  })
  expect(await fetchPage(`${site}/round`)).toMatchObject({ reason: 'redirects' })
})

test('a body that is not text is not read', async () => {
  const site = await startSite({ '/a.pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF' } })
  expect(await makeFetch().fetchPage(`${site}/a.pdf`)).toMatchObject({ type: 'application/pdf', body: '' })
})

test.each([
  ['expired', '2020-02-01', /expired/],
  ['from an untrusted issuer', '2049-01-01', /self-signed/],
])('a certificate that is %s', async (_, until, wording) => {
  const site = await startServer((_request, response) => response.end(), makeCertificate('2020-01-01', until))
  expect(await makeFetch().fetchPage(`${site}/a`)).toMatchObject({
    reason: 'certificate',
    detail: expect.stringMatching(wording), // Node's own words, which change
  })
})

test('a server that refuses the connection', async () => {
  const site = await startSite({})
  stopServers()
  expect(await makeFetch().fetchPage(`${site}/a`)).toMatchObject({ reason: 'refused-connection' })
})

test.each([
  ['a 404', { status: 404, body: 'User-agent: *\nDisallow: /' }, { reason: null }],
  ['a redirect on the same host', { status: 301, headers: { location: '/other.txt' } }, { reason: 'robots' }],
  ['a redirect to another host', { status: 301, headers: { location: 'https://b.com/' } }, { reason: null }],
  [
    'a redirect to itself',
    { status: 301, headers: { location: '/robots.txt' } },
    { reason: 'redirects', detail: 'robots.txt redirects in a circle' },
  ],
  ['an error', { status: 500 }, { reason: 'robots', detail: 'robots.txt answers 500' }],
  ['a rate limit', { status: 429 }, { reason: 'robots', detail: 'robots.txt answers 429' }],
  [
    'a rule for us',
    { headers: TEXT, body: 'User-agent: WeighpointCheck\nDisallow: /a' },
    { reason: 'robots', detail: 'robots.txt asks programs to stay away' },
  ],
  ['a rule for others', { headers: TEXT, body: 'User-agent: Other\nDisallow: /' }, { reason: null }],
])('when robots.txt is %s', async (_, robots: Page, expected) => {
  const site = await startSite({
    '/robots.txt': robots,
    '/other.txt': { headers: TEXT, body: 'User-agent: *\nDisallow: /' },
    '/a': { body: 'A page' },
  })
  expect(await makeFetch().fetchPage(`${site}/a`)).toMatchObject(expected)
})

test('waits no longer than the limit, whatever Crawl-delay asks for', async () => {
  const site = await startSite({ '/robots.txt': { headers: TEXT, body: 'User-agent: *\nCrawl-delay: 3600' } })
  const { fetchPage, waits } = makeFetch()
  await fetchPage(`${site}/a`)
  expect(waits).toEqual([1000, 60_000])
})

test.each([
  ['without Retry-After', 429, undefined, [1000, 1000]],
  [
    'with a date in the future',
    503,
    () => new Date(Date.now() + 5000).toUTCString(),
    [1000, 1000, 5000, 1000],
  ],
  ['with a date in the past', 503, () => new Date(0).toUTCString(), [1000, 1000, 0, 1000]],
  ['with a value that is no date', 429, () => 'soon', [1000, 1000]],
  ['with the longest delay allowed', 429, () => '60', [1000, 1000, 60_000, 1000]],
  ['with a longer delay', 429, () => '61', [1000, 1000]],
  ['of another kind', 500, () => '5', [1000, 1000]],
])('waits before the retry of a busy answer %s', async (_, status, getDelay, expected) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T08:00:00Z'))
  const headers: Record<string, string> = getDelay ? { 'retry-after': getDelay() } : {}
  const site = await startSite({ '/a': { status, headers } })
  const { fetchPage, waits } = makeFetch()
  expect(await fetchPage(`${site}/a`)).toMatchObject({ status })
  expect(waits).toEqual(expected)
})

test.each([
  ['301', { status: 301, headers: { location: '/b' } }, [['/b', true]]],
  ['302', { status: 302, headers: { location: '/b' } }, [['/b', false]]],
  ['308 with a fragment', { status: 308, headers: { location: 'b#part' } }, [['/b', true]]],
  ['300 with an address', { status: 300, headers: { location: '/b' } }, [['/b', false]]],
  ['300 without an address', { status: 300 }, []],
  ['200 with an address', { status: 200, headers: { location: '/b' } }, []],
  ['400 with an address', { status: 400, headers: { location: '/b' } }, []],
  ['a redirect to an e-mail address', { status: 301, headers: { location: 'mailto:a@b.com' } }, []],
  ['a redirect to data', { status: 301, headers: { location: 'data:text/plain,https:' } }, []],
  ['a redirect to a broken address', { status: 301, headers: { location: 'https://' } }, []],
  ['a refresh', { body: REFRESH }, [['/b', false]]],
  ['a refresh on an XHTML page', { headers: XHTML, body: REFRESH }, [['/b', false]]],
  ['a refresh on an error page', { status: 500, body: REFRESH }, []],
  ['a refresh in plain text', { headers: TEXT, body: REFRESH }, []],
])('follows %s', async (_, page: Page, hops) => {
  const site = await startSite({ '/a': page })
  const fetched = await makeFetch().fetchPage(`${site}/a`)
  expect(fetched.hops).toEqual(
    hops.map(([to, isPermanent]) => ({ from: `${site}/a`, to: `${site}${to}`, isPermanent })),
  )
  expect(fetched.url).toBe(hops.length > 0 ? `${site}/b` : `${site}/a`)
})

/** A site whose page n leads to page n + 1, up to the last. */
const startChain = (last: number) =>
  startSite(
    Object.fromEntries(
      Array.from({ length: last }, (_, n): [string, Page] => [
        `/${n}`,
        { status: 302, headers: { location: `/${n + 1}` } },
      ]),
    ),
  )

test('follows seven redirects and gives up at the eighth', async () => {
  const seven = await startChain(7)
  expect(await makeFetch().fetchPage(`${seven}/0`)).toMatchObject({ url: `${seven}/7`, status: 404 })
  const eight = await startChain(8)
  expect(await makeFetch().fetchPage(`${eight}/0`)).toMatchObject({
    reason: 'redirects',
    detail: 'more than 8 redirects',
  })
})

test('gives up on a circle of redirects as soon as it closes', async () => {
  const site = await startSite({
    '/a': { status: 302, headers: { location: '/b' } },
    '/b': { status: 302, headers: { location: '/a' } },
    '/c': { status: 302, headers: { location: '/c' } },
  })
  const detail = (path: string) => `redirects in a circle at ${site}${path}`
  expect(await makeFetch().fetchPage(`${site}/a`)).toMatchObject({ detail: detail('/a') })
  expect(await makeFetch().fetchPage(`${site}/c`)).toMatchObject({ detail: detail('/c') })
})

const E_ACUTE = Buffer.from([0xe9]).toString('latin1')

test.each([
  ['text/html', 'text/html', '\uFFFD'],
  ['Text/Plain; format=flowed; charset="ISO-8859-1"', 'text/plain', 'é'],
  ['text/html ; charset=latin1', 'text/html', 'é'],
  ['text/html; charset=no-such-charset', 'text/html', '\uFFFD'],
  ['application/xhtml+xml; charset=latin1', 'text/html', 'é'],
  ['application/xml', 'application/xml', ''],
  ['x-text/html', 'x-text/html', ''],
  [undefined, '', ''],
])('reads a page of type %s', async (header, type, body) => {
  const site = await startServer((_, response) => {
    if (header) response.setHeader('content-type', header)
    response.end(E_ACUTE, 'latin1')
  })
  expect(await makeFetch().fetchPage(`${site}/a`)).toMatchObject({ type, body, isCut: false })
})

/** As Node's fetch fails: with a general message, and the reason in its cause. */
const failWith = (cause: unknown) =>
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause }))

const systemError = (code: string) => Object.assign(new Error(`why: ${code}`), { code })

test.each([
  ['ENOTFOUND', 'no-host'],
  ['EAI_AGAIN', 'no-lookup'],
  ['ECONNREFUSED', 'refused-connection'],
  ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
  ['ETIMEDOUT', 'timeout'],
  ['ECONNRESET', 'broken-connection'],
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
  ['UNABLE_TO_GET_ISSUER_CERT', 'certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
])('reports %s as %s', async (code, reason) => {
  failWith(systemError(code))
  const { fetchPage, waits } = makeFetch()
  expect(await fetchPage('https://a.com/x#part')).toEqual({
    url: 'https://a.com/x',
    hops: [],
    reason,
    detail: `why: ${code}`,
  })
  expect(waits).toEqual([])
})

test('reports the first of several causes, and a failure that is not an error', async () => {
  failWith(new AggregateError([systemError('ECONNREFUSED'), systemError('ENOTFOUND')]))
  expect(await makeFetch().fetchPage('https://a.com/')).toMatchObject({ reason: 'refused-connection' })
  jest.spyOn(globalThis, 'fetch').mockRejectedValue('no reason')
  expect(await makeFetch().fetchPage('https://a.com/')).toMatchObject({
    reason: 'broken-connection',
    detail: 'no reason',
  })
})

test('a failed page does not hold up the next one of its host', async () => {
  const site = await startSite({ '/b': { body: 'B' } })
  const realFetch = fetch
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, options) =>
      String(url).endsWith('/a') ? Promise.reject(systemError('ECONNRESET')) : realFetch(url, options),
    )
  const { fetchPage } = makeFetch()
  const [a, b] = await Promise.all([fetchPage(`${site}/a`), fetchPage(`${site}/b`)])
  expect([a, b]).toMatchObject([{ reason: 'broken-connection' }, { body: 'B' }])
})

describe('all pages of a run', () => {
  const fail = async (url: string): Promise<Fetched> => ({ url, hops: [], reason: 'no-host', detail: '' })
  const answer = async (url: string): Promise<Fetched> => ({
    ...{ url, hops: [], reason: null, status: 200, type: 'text/html', body: '', isCut: false },
  })
  const addresses = Array.from({ length: 40 }, (_, i) => `https://host-${i}.com/`)

  test('being offline is detected from the first hosts', async () => {
    const asked: string[] = []
    const run = fetchAll(addresses, (url) => {
      asked.push(url)
      return fail(url)
    })
    await expect(run).rejects.toThrow(NoNetworkError)
    expect(asked.length).toBeLessThan(20)
  })

  test('unreachable hosts are reported if others answer', async () => {
    const results = await fetchAll(addresses, (url) => (url.includes('-3') ? answer(url) : fail(url)))
    expect(results.size).toBe(40)
  })

  test('one unreachable host does not count as being offline', async () => {
    expect((await fetchAll(['https://a.com/x', 'https://a.com/y', 'https://a.com/x'], fail)).size).toBe(2)
  })
})
