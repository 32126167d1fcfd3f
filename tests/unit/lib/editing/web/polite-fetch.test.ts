import { fetchAll, NoNetworkError } from '@/lib/editing/web/fetch-all'
import { type Fetched, type FetchOptions, makePoliteFetch } from '@/lib/editing/web/polite-fetch'
import { makeCertificate, startServer, startSite, stopServers } from '../../../../fixtures/web-server'

afterEach(stopServers)

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

test('a host gets one request at a time, with a pause after each', async () => {
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

test('redirects are followed, by status and by a refresh in the page', async () => {
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
