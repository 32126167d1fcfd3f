import { formatDollars } from '@/lib/base/format'
import type { CheckedContent } from '@/lib/content/kinds'
import { collectClaims } from '@/lib/editing/watch/collect-claims'
import { watchPages } from '@/lib/editing/watch/watch-pages'
import { makePoliteFetch } from '@/lib/editing/web/polite-fetch'
import { getLadderCost } from '@/lib/providers/ladder'
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
])('a page that cannot be read: %s', async (problem, page) => {
  const { text, isFine } = await watch(page)
  expect(text).toContain(
    `Cannot be read by a program (open the page):\n  ${HOST}/price\n    ${problem}\n    content/providers/t-mates.json → evidence.pricing: $99\n`,
  )
  expect(isFine).toBe(true)
})

test('a page that is gone', async () => {
  const { text, isFine } = await watch({ body: '<title>Page not found</title>' })
  expect(text).toContain(`Gone:\n  ${HOST}/price\n    says "not found" with status 200`)
  expect(isFine).toBe(false)
})

test('a stand-in address is not fetched', async () => {
  expect((await watch({}, 'https://t-mates.example/')).text).toContain(
    'https://t-mates.example/\n    a stand-in',
  )
})

test("makers' prices, trials and cited texts are watched, our own estimates and sums are not", () => {
  const content = structuredClone(getFixtureContent())
  const [item] = content.faq.items
  const [ladder] = content['maker-prices'].drugs.flatMap(({ ladders }) => ladders)
  if (!item || !ladder) throw new Error('the fixture content has no question or no ladder')
  item.answer = ['Our estimate is 15-22% of body weight. A trial measured 14.9% after 68 weeks.']
  item.sources = ['step-1']
  const text = `The first fill is $149, the year ${formatDollars(getLadderCost(ladder, 12))}.<Cite id="step-1" />`
  const claims = collectClaims(content, { guides: [{ name: 'costs', text }], legal: [] })
  const figuresAt = (place: string) =>
    claims
      .filter((claim) => claim.place === place)
      .flatMap(({ figures }) => figures.map((found) => found.text))
  expect(figuresAt('content/maker-prices.json → drugs[0].ladders[0].steps[0].price')).toEqual(['$149'])
  expect(figuresAt('content/projection.json → trials[1].lossPercent')).toEqual(['19.5%'])
  expect(figuresAt('content/faq.json → items[0].answer')).toEqual(['14.9%'])
  expect(figuresAt('content/guides/costs.mdx → line 1')).toEqual(['$149'])
})
