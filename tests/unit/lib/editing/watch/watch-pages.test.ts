import type { CheckedContent } from '@/lib/content/kinds'
import { watchPages } from '@/lib/editing/watch/watch-pages'
import { makePoliteFetch } from '@/lib/editing/web/polite-fetch'
import { getFixtureContent } from '../../../../fixtures/fixture-content'
import { type Page, startSite, stopServers } from '../../../../fixtures/web-server'

afterEach(stopServers)

const HOST = 'https://provider.com'
const NO_TEXTS = { guides: [], legal: [] }
const WORDS = 'Words of a page that a server wrote. '.repeat(10)

/** The fixture content with nothing to watch but T-Mates' price of $99 a month and its refund within 30 days. */
function makeContent(source: string): CheckedContent {
  const content = structuredClone(getFixtureContent())
  content['maker-prices'] = { ...content['maker-prices'], drugs: [], programs: [] }
  content.projection.trials = []
  content.sources.sources = []
  const record = content.providers.find(({ id }) => id === 't-mates')
  if (!record) throw new Error('the fixture content has no T-Mates')
  const evidence = { source, verifiedOn: '2026-11-20', checkedBy: 'Ada' }
  record.facts.refund = 30
  record.evidence = { pricing: evidence, refund: evidence }
  return content
}

async function watch(page: Page, source = `${HOST}/price`) {
  const site = await startSite({
    '/login': {},
    '/price': page,
    '/new': { body: `<p>$99, within 30 days. ${WORDS}</p>` },
  })
  const fetchPage = makePoliteFetch({
    userAgent: 'Test',
    maxBytes: 5000,
    wait: async () => {},
  })
  const report = await watchPages(makeContent(source), NO_TEXTS, async (addresses) => {
    const fetchLocal = async (address: string) =>
      [address, await fetchPage(address.replace(HOST, site))] as const
    return new Map(await Promise.all(addresses.map(fetchLocal)))
  })
  return { ...report, text: report.text.replaceAll(site, HOST) }
}

test('figures that are still there', async () => {
  const body = `<table><td>Plan</td><td><b>$</b><span>99</span><sup>00</sup></td></table> 30-day refund ${WORDS}`
  const { text, isFine, json } = await watch({ body })
  expect(text).toBe(
    '2 figures still on their page, 0 not found, 0 on pages that cannot be read. 0 pages moved, 0 gone.',
  )
  expect(isFine).toBe(true)
  expect(json).toMatchObject({
    summary: { there: 2, missing: 0, unread: 0 },
    pages: [{ address: `${HOST}/price`, movedTo: null, problem: null, isGone: false }],
  })
})

test('a figure that is gone, or only inside another number, with the nearest ones', async () => {
  const { text, isFine } = await watch({ body: `<p>Now $109, or $990 a year. 30-day refund. ${WORDS}</p>` })
  expect(text).toContain(
    `Not found on the page:\n  ${HOST}/price\n    content/providers/t-mates.json → evidence.pricing: $99 (there: $109, $990)\n`,
  )
  expect(text).toContain('1 figure still on its page, 1 not found')
  expect(isFine).toBe(false)
})

test('a page that moved is read at its new address', async () => {
  const { text, isFine } = await watch({ status: 301, headers: { location: '/new' } })
  expect(text).toContain(`Moved:\n  ${HOST}/price\n    now at ${HOST}/new\n`)
  expect(text).toContain('2 figures still on their page')
  expect(isFine).toBe(false)
})

test.each<[string, Page]>([
  ['rendered by JavaScript', { body: '<div id="root"></div><script src="/app.js"></script>' }],
  ['blocks programs: status 403', { status: 403 }],
  ['asks for a login', { status: 302, headers: { location: '/login' } }],
  ['not a web page (application/pdf)', { headers: { 'content-type': 'application/pdf' } }],
  ['too long: only its beginning was read', { body: `<p>${'word '.repeat(2000)}</p>` }],
  ['not a web page (no type)', { headers: { 'content-type': '' }, body: '$99' }],
  ['server error: status 500', { status: 500 }],
])('a page that cannot be read: %s', async (problem, page) => {
  const { text, isFine } = await watch(page)
  expect(text).toContain(
    `Cannot be read by a program (open the page):\n  ${HOST}/price\n    ${problem}\n    content/providers/t-mates.json → evidence.pricing: $99\n`,
  )
  expect(isFine).toBe(true)
})

test.each<[string, Page]>([
  ['a page of 39 words without scripts', { body: `$99, 30-day refund ${'word '.repeat(36)}` }],
  ['a page of 40 words with a script', { body: `$99, 30-day refund ${'word '.repeat(37)}<script></script>` }],
  ['plain text', { headers: { 'content-type': 'text/plain' }, body: '$99 <b>30 days</b>' }],
])('reads %s', async (_, page) => {
  const { json } = await watch(page)
  expect(json).toMatchObject({ summary: { there: 2, missing: 0, unread: 0, unreadPages: 0 } })
})

test('a page that is gone', async () => {
  const { text, isFine, json } = await watch({ body: '<title>Page not found</title>' })
  expect(text).toContain(`Gone:\n  ${HOST}/price\n    says "not found" with status 200`)
  expect(json).toMatchObject({ summary: { gonePages: 1, unreadPages: 0, movedPages: 0 } })
  expect(isFine).toBe(false)
})

test('a stand-in address is not fetched', async () => {
  expect((await watch({}, 'https://t-mates.example/')).text).toContain(
    'https://t-mates.example/\n    a stand-in',
  )
})
