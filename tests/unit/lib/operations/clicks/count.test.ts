import { ClickCounter } from '@/lib/operations/clicks/count'
import { formatClicks, formatClicksCsv } from '@/lib/operations/clicks/report'

const PERSON = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
const SETTINGS = {
  providers: [
    { id: 'g-plans', name: 'g-plans, Inc.', legacyClick: 5 },
    { id: 'a', name: 'A' },
  ],
  pages: ['/', '/bestofmonth', '/findquiz1-results', '/guides/costs'],
  host: 'weighpoint.com',
}

type Parts = {
  method?: string
  path?: string
  status?: number
  referer?: string
  agent?: string
  time?: string
  purpose?: string
}

const makeLine = ({
  method = 'GET',
  path = '/click/5',
  status = 302,
  referer = 'https://weighpoint.com/bestofmonth',
  agent = PERSON,
  time = '22/Nov/2026:00:00:01 +0200',
  purpose = '-',
}: Parts) =>
  `203.0.113.7 - - [${time}] "${method} ${path} HTTP/2.0" ${status} 138 "${referer}" "${agent}" "${purpose}"`

function count(...lines: string[]) {
  const counter = new ClickCounter(SETTINGS)
  for (const line of lines) counter.addLine(line)
  return counter
}

test.each([
  ['a card', {}, 'g-plans', '/bestofmonth'],
  ['a card, by id', { path: '/click/g-plans?x=1' }, 'g-plans', '/bestofmonth'],
  ['a card on the home page', { referer: 'https://www.weighpoint.com' }, 'g-plans', '/'],
  [
    'a card among results',
    { referer: 'https://weighpoint.com/findquiz1-results?weight=200' },
    'g-plans',
    '/findquiz1-results',
  ],
  ['a card, from another site', { referer: 'https://other.example/bestofmonth' }, 'g-plans', null],
  [
    'a card, from a host that only contains ours',
    { referer: 'https://weighpoint.www.com/' },
    'g-plans',
    null,
  ],
  [
    'a card in a guide, with a slash',
    { referer: 'https://weighpoint.com/guides/costs/' },
    'g-plans',
    '/guides/costs',
  ],
  ['a card, by a full address', { path: 'https://weighpoint.com/click/5?x=1' }, 'g-plans', '/bestofmonth'],
  ['a card, from an unknown page', { referer: 'https://weighpoint.com/\u001b[2J' }, 'g-plans', null],
  ['a card, without a referrer', { referer: '-' }, 'g-plans', null],
  ['the calculator', { path: '/click/calculator/g-plans', referer: '-' }, 'g-plans', '/calculator'],
  ['the directory', { path: '/click/directory/a', referer: '-' }, 'a', '/providers'],
  ['a record', { path: '/click/provider-page/a', referer: '-' }, 'a', '/providers/a'],
  ['the forwarding page', { status: 200 }, 'g-plans', '/bestofmonth'],
  ['the forwarding page, from the cache', { status: 304 }, 'g-plans', '/bestofmonth'],
])('a click: %s', (_, parts: Parts, id, page) => {
  expect(count(makeLine(parts)).getCounts()).toMatchObject([{ month: '2026-11', id, page, clicks: 1 }])
})

test.each([
  ['bots', { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['bots', { agent: 'facebookexternalhit/1.1' }],
  ['bots', { agent: 'WhatsApp/2.23.20' }],
  ['bots', { agent: 'curl/8.9.1' }],
  ['bots', { agent: '-' }],
  ['prefetches', { purpose: 'prefetch;prerender' }],
  ['otherMethods', { method: 'HEAD' }],
  ['otherMethods', { method: 'POST' }],
  ['failed', { status: 404 }],
  ['failed', { path: '/click/5/', status: 301 }],
  ['unknownProviders', { path: '/click/nobody' }],
  ['unknownProviders', { path: '/click/undefined' }],
  ['unknownProviders', { path: '/click/elsewhere/g-plans' }],
  ['unknownProviders', { path: '/click/' }],
])('not a click (%s): %j', (reason, parts: Parts) => {
  const counter = count(makeLine(parts))
  expect(counter.getCounts()).toEqual([])
  expect(counter.leftOut).toMatchObject({ [reason]: 1 })
})

test('a request with a /click/ referrer is not a request for /click/', () => {
  const counter = count(makeLine({ path: '/blog', referer: 'https://weighpoint.com/click/5' }))
  expect(counter.getCounts()).toEqual([])
  expect(Object.values(counter.leftOut)).toEqual([0, 0, 0, 0, 0])
})

test('ignores a request for the server itself', () => {
  const counter = count(makeLine({ method: 'OPTIONS', path: '*' }))
  expect(Object.values(counter.leftOut)).toEqual([0, 0, 0, 0, 0])
  expect(counter.malformed).toBe(0)
})

test('counts clicks without their page when neither the log nor a setting says which host is ours', () => {
  const counter = new ClickCounter({ ...SETTINGS, host: null })
  counter.addLine(makeLine({}))
  expect(counter.getCounts()).toMatchObject([{ id: 'g-plans', page: null, clicks: 1 }])
})

test('sorts by month, provider, clicks and page', () => {
  const from = (page: string) => ({ referer: `https://weighpoint.com${page}` })
  const counter = count(
    makeLine({ time: '01/Dec/2026:12:00:00 +0000', path: '/click/a' }),
    makeLine({ ...from('/bestofmonth') }),
    makeLine({ ...from('/guides/costs') }),
    makeLine({ ...from('/guides/costs') }),
    makeLine({ ...from('/elsewhere') }),
    makeLine({ ...from('/') }),
    makeLine({ path: '/click/a' }),
  )
  expect(counter.getCounts().map(({ month, id, page, clicks }) => [month, id, page, clicks])).toEqual([
    ['2026-11', 'a', '/bestofmonth', 1],
    ['2026-11', 'g-plans', '/guides/costs', 2],
    ['2026-11', 'g-plans', null, 1],
    ['2026-11', 'g-plans', '/', 1],
    ['2026-11', 'g-plans', '/bestofmonth', 1],
    ['2026-12', 'a', '/bestofmonth', 1],
  ])
})

test('a report without problems is the table and one line', () => {
  const counter = count(makeLine({}))
  const { leftOut, malformed, withoutUserAgent } = counter
  const report = { counts: counter.getCounts(), lines: 1, leftOut, malformed, withoutUserAgent }
  expect(formatClicks(report).split('\n\n')[1]).toBe(
    '1 line, 1 request to /click/, 1 click. Months are in UTC.',
  )
})

test('months begin in UTC', () => {
  const times = ['01/Dec/2026:01:59:59 +0200', '01/Dec/2026:02:00:00 +0200', '31/Dec/2026:20:00:00 -0500']
  expect(
    count(...times.map((time) => makeLine({ time })))
      .getCounts()
      .map(({ month }) => month),
  ).toEqual(['2026-11', '2026-12', '2027-01'])
})

test('the table and the CSV contain only numbers and names from content/, no text from the log', () => {
  const sequence = '\u001b]0;title\u0007'
  const counter = count(
    makeLine({}),
    makeLine({}),
    makeLine({
      path: '/click/a',
      referer: `https://weighpoint.com/${sequence}`,
      agent: `Safari ${sequence}`,
    }),
    makeLine({ path: `/click/${sequence}` }),
    sequence,
    '{"method":"GET","url":"/click/a","status_code":200,"timestamp":"2026-11-30T00:00:00Z"}',
  )
  const { leftOut, malformed, withoutUserAgent } = counter
  const report = { counts: counter.getCounts(), lines: 6, leftOut, malformed, withoutUserAgent }
  expect(formatClicks(report)).toBe(`month    provider       page            clicks
2026-11  A              (unknown page)       2
2026-11  g-plans, Inc.  /bestofmonth         2
total                                        4

6 lines, 5 requests to /click/, 4 clicks. Months are in UTC.
Not counted:
  1 to an address that belongs to no provider in content/
1 click without a logged user agent, which may include bots.
1 line not understood.`)
  expect(formatClicksCsv(report)).toBe(
    'month,provider,name,page,clicks\r\n2026-11,a,A,,2\r\n2026-11,g-plans,"g-plans, Inc.",/bestofmonth,2\r\n',
  )
})
