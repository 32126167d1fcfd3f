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
