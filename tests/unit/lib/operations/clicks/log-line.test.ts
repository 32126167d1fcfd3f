// Lines of each format as a server writes them, and malformed or hostile lines.
import { parseLogLine } from '@/lib/operations/clicks/log-line'

const COMBINED =
  '203.0.113.7 - - [22/Nov/2026:00:00:01 +0200] "GET /click/5?a=1 HTTP/2.0" 302 138 "https://weighpoint.com/" "Mozilla/5.0"'
const CLOUDFLARE = {
  ClientIP: '203.0.113.7',
  ClientRequestHost: 'weighpoint.com',
  ClientRequestMethod: 'GET',
  ClientRequestPath: '/click/5',
  ClientRequestReferer: 'https://weighpoint.com/',
  ClientRequestUserAgent: 'Mozilla/5.0',
  EdgeResponseStatus: 302,
  EdgeStartTimestamp: '2026-11-21T22:00:01Z',
}
const NETLIFY = {
  log_type: 'traffic',
  client_ip: '203.0.113.7',
  method: 'GET',
  url: 'https://weighpoint.com/click/5',
  status_code: 200,
  referrer: 'https://weighpoint.com/',
  user_agent: 'Mozilla/5.0',
  timestamp: '2026-11-21T22:00:01.000Z',
}
const TIME = Date.parse('2026-11-21T22:00:01Z')
const REQUEST = {
  method: 'GET',
  target: '/click/5',
  status: 302,
  time: TIME,
  userAgent: 'Mozilla/5.0',
  referer: 'https://weighpoint.com/',
  host: 'weighpoint.com',
  purpose: '',
}

test.each([
  ['nginx', COMBINED, { ...REQUEST, target: '/click/5?a=1', host: null }],
  ['Cloudflare', JSON.stringify(CLOUDFLARE), REQUEST],
  ['Netlify', JSON.stringify(NETLIFY), { ...REQUEST, target: 'https://weighpoint.com/click/5', status: 200 }],
])('a line from %s', (_, line, request) => {
  expect(parseLogLine(line)).toEqual([request])
})

test("no visitor's IP address is kept", () => {
  for (const line of [COMBINED, JSON.stringify(CLOUDFLARE), JSON.stringify(NETLIFY)])
    expect(JSON.stringify(parseLogLine(line))).not.toContain('203.0.113')
})

test('a JSON array may contain several requests', () => {
  expect(parseLogLine(JSON.stringify([CLOUDFLARE, NETLIFY]))).toHaveLength(2)
  expect(parseLogLine(JSON.stringify([CLOUDFLARE, {}]))).toBeNull()
})

test.each([
  ['+0000', '22/Nov/2026:00:00:01', '2026-11-22T00:00:01Z'],
  ['-0530', '30/Nov/2026:18:30:00', '2026-12-01T00:00:00Z'],
  ['+1400', '01/Jan/2027:13:59:59', '2026-12-31T23:59:59Z'],
])('the nginx time zone %s at %s', (zone, local, utc) => {
  const line = COMBINED.replace('22/Nov/2026:00:00:01 +0200', `${local} ${zone}`)
  expect(parseLogLine(line)?.[0]?.time).toBe(Date.parse(utc))
})

test.each([1795298401, 1795298401e3, 1795298401e6, 1795298401e9])('the number %d as a timestamp', (time) => {
  expect(parseLogLine(JSON.stringify({ ...CLOUDFLARE, EdgeStartTimestamp: time }))?.[0]?.time).toBe(TIME)
})

test.each([
  ['nginx', `${COMBINED} "prefetch;prerender"`, 'prefetch;prerender'],
  ['nginx, with another field', `${COMBINED} "203.0.113.8" "-"`, ''],
  [
    'Cloudflare',
    JSON.stringify({ ...CLOUDFLARE, RequestHeaders: { 'sec-purpose': 'prefetch' } }),
    'prefetch',
  ],
])('the purpose logged by %s', (_, line, purpose) => {
  expect(parseLogLine(line)?.[0]?.purpose).toBe(purpose)
})

test.each([
  ['among others', { accept: 'text/html', 'Sec-Purpose': 'prefetch' }, 'prefetch'],
  ['that is missing', { accept: 'text/html' }, ''],
  ['of no headers', null, ''],
])('reads a purpose %s', (_, RequestHeaders, purpose) => {
  expect(parseLogLine(JSON.stringify({ ...CLOUDFLARE, RequestHeaders }))?.[0]?.purpose).toBe(purpose)
})

test('reads the address from other fields where the usual one has no path or no host', () => {
  const { ClientRequestPath: _, ...withoutPath } = CLOUDFLARE
  const line = JSON.stringify({ ...withoutPath, ClientRequestURI: '/click/5' })
  expect(parseLogLine(line)).toEqual([REQUEST])
  const relative = JSON.stringify({ ...NETLIFY, url: '/click/5', domain: 'weighpoint.com' })
  expect(parseLogLine(relative)).toEqual([{ ...REQUEST, status: 200 }])
})

test('takes a number from 1e11 on as milliseconds', () => {
  const line = JSON.stringify({ ...CLOUDFLARE, EdgeStartTimestamp: 1e11 })
  expect(parseLogLine(line)?.[0]?.time).toBe(1e11)
})

test('a value the visitor did not send is empty; a field the log leaves out is null', () => {
  expect(parseLogLine(COMBINED.replace('"Mozilla/5.0"', '"-"'))?.[0]?.userAgent).toBe('')
  expect(parseLogLine(JSON.stringify({ ...CLOUDFLARE, ClientRequestUserAgent: '' }))?.[0]?.userAgent).toBe('')
  expect(parseLogLine(JSON.stringify({ ...NETLIFY, user_agent: undefined }))?.[0]?.userAgent).toBeNull()
})

test('a quote as nginx or Apache escapes it does not end a field', () => {
  for (const agent of [String.raw`a\x22 200 1 \x22b`, String.raw`a\" 200 1 \"b`])
    expect(parseLogLine(COMBINED.replace('Mozilla/5.0', agent))?.[0]?.userAgent).toBe(agent)
})

test.each([
  ['cut off', COMBINED.slice(0, -20)],
  ['no time', COMBINED.replace(/\[.*\]/, '[]')],
  ['an unknown month', COMBINED.replace('Nov', 'Nev')],
  ['an impossible day and hour', COMBINED.replace('22/Nov/2026:00', '39/Nov/2026:99')],
  ['a TLS handshake as the request', COMBINED.replace(/"GET.*?"/, String.raw`"\x16\x03\x01"`)],
  ['JSON cut off', JSON.stringify(CLOUDFLARE).slice(0, -9)],
  ['JSON of something else', '{"level":"info","url":"/click/5"}'],
  ['null', '[null]'],
  ['a status that is not a number', JSON.stringify({ ...CLOUDFLARE, EdgeResponseStatus: 'x' })],
  ['a negative timestamp', JSON.stringify({ ...CLOUDFLARE, EdgeStartTimestamp: -1 })],
  ['a timestamp of 0', JSON.stringify({ ...CLOUDFLARE, EdgeStartTimestamp: 0 })],
  ['a timestamp of true', JSON.stringify({ ...CLOUDFLARE, EdgeStartTimestamp: true })],
  ['no method', JSON.stringify({ ...CLOUDFLARE, ClientRequestMethod: undefined })],
  ['no address', JSON.stringify({ ...CLOUDFLARE, ClientRequestPath: undefined })],
  ['a timestamp out of range', JSON.stringify({ ...CLOUDFLARE, EdgeStartTimestamp: 1e300 })],
  ['a date that does not exist', JSON.stringify({ ...NETLIFY, timestamp: '2026-13-01T00:00:00Z' })],
  ['a megabyte of backslashes', `${COMBINED.slice(0, -1)}${'\\'.repeat(1e6)}`],
])('not understood: %s', (_, line) => {
  expect(parseLogLine(line)).toBeNull()
})
