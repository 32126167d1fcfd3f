import { judgeLink } from '@/lib/editing/links/judge-link'
import { type Fetched, makePoliteFetch } from '@/lib/editing/web/polite-fetch'
import {
  makeCertificate,
  type Page,
  startServer,
  startSite,
  stopServers,
} from '../../../../fixtures/web-server'

const fetchPage = makePoliteFetch({ userAgent: 'Test', wait: async () => {} })
const judge = async (address: string) => judgeLink(address, await fetchPage(address))

afterEach(stopServers)

const LONG = 'All about a drug and how it works. '.repeat(30)

const PAGES: Record<string, Page & { verdict: string }> = {
  '/ok': { verdict: 'ok', body: '<title>Wegovy</title><h1>Wegovy</h1>' },
  '/long': {
    verdict: 'ok',
    body: `<h1>Study</h1><p>${LONG} A cause was not found. This domain is for sale.</p>`,
  },
  '/gone': { verdict: 'gone', status: 410 },
  '/soft': { verdict: 'soft-404', body: '<title>Page not found | Lilly</title>' },
  '/sorry': { verdict: 'soft-404', body: "<p>Sorry, we can't find that page.</p>" },
  '/parked': {
    verdict: 'parked',
    body: '<h1>novocare.example</h1><p>This domain is for sale! Make an offer.</p>',
  },
  '/registrar': { verdict: 'parked', body: '<script>window.location.href="/lander"</script>' },
  '/moved': { verdict: 'moved', status: 301, headers: { location: '/ok' } },
  '/temporary': { verdict: 'ok', status: 302, headers: { location: '/ok' } },
  '/to-home': { verdict: 'home', status: 301, headers: { location: '/' } },
  '/': { verdict: 'ok', body: '<h1>Home</h1>' },
  '/busy': { verdict: 'busy', status: 429 },
  '/broken': { verdict: 'server-error', status: 500 },
  '/members': { verdict: 'refused', status: 403 },
  '/missing-after-redirect': { verdict: 'gone', status: 301, headers: { location: '/nowhere' } },
}

test.each(Object.entries(PAGES))('%s', async (path, { verdict }) => {
  const site = await startSite(PAGES)
  expect(await judge(site + path)).toMatchObject({ verdict })
})

test('a redirect to another host is reported with its target, except of a resolver', async () => {
  const target = (await startSite({ '/new': { body: 'Hello' } })).replace('127.0.0.1', 'localhost')
  const site = await startSite({ '/old': { status: 301, headers: { location: `${target}/new` } } })
  expect(await judge(`${site}/old`)).toEqual({ verdict: 'other-host', detail: `now at ${target}/new` })
  const fetched = await fetchPage(`${site}/old`)
  expect(judgeLink('https://doi.org/10.1056/NEJMoa2032183', fetched).verdict).toBe('ok')
})

test('an expired certificate', async () => {
  const certificate = makeCertificate('2020-01-01', '2020-02-01')
  const site = await startServer((_, response) => response.end(), certificate)
  expect(await judge(`${site}/`)).toEqual({ verdict: 'certificate', detail: 'certificate has expired' })
})

test.each([
  ['timeout', 'slow'],
  ['robots', 'refused'],
  ['no-host', 'no-host'],
] as const)('%s is judged as %s', (reason, verdict) => {
  const fetched: Fetched = { url: 'https://a.com/', hops: [], reason, detail: 'why' }
  expect(judgeLink('https://a.com/', fetched)).toEqual({ verdict, detail: 'why' })
})

/** The verdict on an HTML page that came with status 200. */
const judgeBody = (body: string) =>
  judgeLink('https://a.com/x', {
    ...{ url: 'https://a.com/x', hops: [], reason: null, status: 200, type: 'text/html', body, isCut: false },
  })

test.each([
  ...[
    '404',
    'Error 404',
    'Not Found',
    'Page not found',
    'This page does not exist',
    "The page doesn't exist",
  ],
  ...['The article you want no longer exists', 'File no longer available', "This content isn't available"],
  ...['The resource is not available', 'Page could not be found', 'That page can’t be found'],
  ...[
    "We couldn't find the page",
    'We cannot find this page',

    'This content has been removed',
  ],
  ...['The page was removed'],
])('"%s" means that the page is missing', (sentence) => {
  expect(judgeBody(`<p>${sentence}</p>`).verdict).toBe('soft-404')
})

test.each(['1404 people', 'The cause was notfound', 'A file that was moved', 'We can find the page'])(
  '"%s" does not',
  (sentence) => {
    expect(judgeBody(`<p>${sentence}</p>`)).toEqual({ verdict: 'ok', detail: '' })
  },
)

test.each([
  ...['This domain is for sale', 'The domain name may be available', 'This domain might be parked'],
  ...['Buy this domain', 'Parked free, courtesy of a registrar', 'A parked domain', 'Your domain expired'],
  ...['This domain has expired', 'Inquire about this domain'],
])('"%s" means that the domain is parked', (sentence) => {
  expect(judgeBody(`<p>${sentence}</p>`).verdict).toBe('parked')
})

test('quotes the words that it found, and a parked domain comes before a missing page', () => {
  expect(judgeBody('<h1>Page not found</h1><p>Buy this domain</p>')).toEqual({
    verdict: 'parked',
    detail: 'the page says “Buy this domain”',
  })
})

test.each([
  ['the title of a long page', `<title>Page not found</title><p>${LONG}</p>`, 'soft-404'],
  ['its second heading', `<h1>Lilly</h1><h2>Page not found</h2><p>${LONG}</p>`, 'soft-404'],
  ['its third heading', `<h1>Lilly</h1><h2>News</h2><h2>Page not found</h2><p>${LONG}</p>`, 'ok'],
  ['a text of 150 words', `<p>${'word '.repeat(147)}page not found</p>`, 'soft-404'],
  ['a text of 151 words', `<p>${'word '.repeat(148)}page not found</p>`, 'ok'],
])('looks for the words in %s: %s', (_, body, verdict) => {
  expect(judgeBody(body).verdict).toBe(verdict)
})

test.each([
  ['location="/lander"', 'parked'],
  ["location.href = '/lander?x=1'", 'parked'],
  ["location = '/landers'", 'ok'],
])('a script with %s: %s', (script, verdict) => {
  expect(judgeBody(`<script>${script}</script>`).verdict).toBe(verdict)
})

/** The verdict after one redirect. */
const judgeRedirect = (from: string, to: string, isPermanent = true, status = 200) =>
  judgeLink(from, {
    ...{ url: to, hops: [{ from, to, isPermanent }], reason: null, status, type: 'text/html', body: '' },
    isCut: false,
  })

test.each([
  ['https://a.com/x', 'https://a.com/', 'home'],
  ['https://a.com/x', 'https://a.com/index.html', 'home'],
  ['https://a.com/x', 'https://b.com/en-us/', 'home'],
  ['https://a.com/x', 'https://a.com/en', 'home'],
  ['https://a.com/x', 'https://a.com/home', 'home'],
  ['https://a.com/x', 'https://a.com/?article=7', 'moved'],
  ['https://a.com/x', 'https://a.com/news/home', 'moved'],
  ['https://a.com/x', 'https://a.com/homes', 'moved'],
  ['https://a.com/', 'https://a.com/home', 'moved'],
  ['https://a.com/x', 'https://www.a.com/y', 'moved'],
  ['https://a.com/x', 'https://mywww.a.com/y', 'other-host'],
  ['https://a.com/x', 'https://b.com/y', 'other-host'],
  ...['https://doi.org', 'https://dx.doi.org', 'https://hdl.handle.net', 'https://purl.org'].map(
    (resolver) => [`${resolver}/10.1`, 'https://nejm.org/doi/10.1', 'ok'],
  ),
  ['https://notdoi.org/10.1', 'https://nejm.org/doi/10.1', 'other-host'],
  ['https://doi.organic.com/10.1', 'https://nejm.org/doi/10.1', 'other-host'],
  ...['sedo.com', 'www.sedoparking.com', 'ww1.dan.com', 'x.hugedomains.net'].map((host) => [
    'https://a.com/x',
    `https://${host}/a.com`,
    'parked',
  ]),
  ['https://a.com/x', 'https://jordan.com/a', 'other-host'],
  ['https://a.com/x', 'https://dan.com.au/a', 'other-host'],
])('%s that leads to %s: %s', (from = '', to = '', verdict) => {
  expect(judgeRedirect(from, to).verdict).toBe(verdict)
})

test.each([
  [399, 'ok', ''],
  [400, 'refused', 'status 400'],
  [404, 'gone', 'status 404'],
  [410, 'gone', 'status 410'],
  [429, 'busy', 'status 429'],
  [499, 'refused', 'status 499'],
  [500, 'server-error', 'status 500'],
])('status %i: %s', (status, verdict, detail) => {
  const page = { url: 'https://a.com/x', hops: [], reason: null, status, type: 'text/html', body: '' }
  expect(judgeLink('https://a.com/x', { ...page, isCut: false })).toEqual({ verdict, detail })
})

test('says where a redirect led: to the address that answered, or to a parking service', () => {
  expect(judgeRedirect('https://a.com/x', 'https://b.com/y', true, 404)).toEqual({
    verdict: 'gone',
    detail: 'status 404 at https://b.com/y',
  })
  expect(judgeRedirect('https://a.com/x', 'https://sedo.com/')).toEqual({
    verdict: 'parked',
    detail: 'leads to sedo.com',
  })
  expect(judgeRedirect('https://a.com/x', 'https://a.com/y')).toEqual({
    verdict: 'moved',
    detail: 'now at https://a.com/y',
  })
})

test('a temporary redirect within a site is fine, even after a permanent one', () => {
  expect(judgeRedirect('https://a.com/x', 'https://a.com/y', false).verdict).toBe('ok')
  const hops = [
    { from: 'https://a.com/x', to: 'https://a.com/y', isPermanent: true },
    { from: 'https://a.com/y', to: 'https://a.com/z', isPermanent: false },
  ]
  const page = { reason: null, status: 200, type: 'text/html', body: '', isCut: false }
  expect(judgeLink('https://a.com/x', { ...page, url: 'https://a.com/z', hops }).verdict).toBe('ok')
})
