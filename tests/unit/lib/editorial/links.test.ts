// `npm run links` against a site on this machine: what is broken, moved or unclear, with the field to correct.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkLinks, collectLinks } from '../../../../lib/editorial/links'
import { getFixtureContent } from '../../../fixtures/checked-content'

let site: Server
let host: string

beforeAll(async () => {
  const answers: Record<string, [number, Record<string, string>]> = {
    '/fine': [200, {}],
    '/old': [301, { location: '/fine' }],
    '/shy': [403, {}],
    '/no-head': [200, {}],
  }
  site = createServer(({ url = '', method }, response) => {
    const [status, headers] = answers[url] ?? [404, {}]
    response.writeHead(url === '/no-head' && method === 'HEAD' ? 405 : status, headers).end()
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  host = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(() => site.close())

test('each address is judged once, and the report names the fields that use it', async () => {
  const links = new Map([
    [`${host}/fine`, ['a.json → url']],
    [`${host}/no-head`, ['a.json → url']],
    [`${host}/gone?a=1&b=2`, ['b.json → sources[0].url', 'guide.mdx → line 7']],
    [`${host}/old`, ['c.json → url']],
    [`${host}/shy`, ['d.json → url']],
    ['https://nowhere.invalid.example/', ['e.json → url']],
  ])
  const { text, isFine } = await checkLinks(links, (address) => address.includes('.example'))
  expect(isFine).toBe(false)
  expect(text.split('\n')).toEqual([
    'Broken:',
    `  ${host}/gone?a=1&b=2: status 404`,
    '    b.json → sources[0].url',
    '    guide.mdx → line 7',
    '',
    'Moved:',
    `  ${host}/old: now at ${host}/fine`,
    '    c.json → url',
    '',
    'Unclear to a program (open these in a browser):',
    `  ${host}/shy: status 403`,
    '    d.json → url',
    '',
    '5 addresses, 1 broken. 1 placeholders were not fetched.',
  ])
})

test('without a connection, the report says so instead of calling every address broken', async () => {
  const links = new Map(['a', 'b'].map((name) => [`http://127.0.0.1:1/${name}`, ['a.json → url']]))
  expect(await checkLinks(links, () => false)).toEqual({
    text: 'None of 2 addresses answered: this machine has no connection, or a program may not use it. Nothing is known about the links.',
    isFine: false,
  })
})

test('addresses come from every kind of file, with their field or line', () => {
  const places = [...collectLinks(getFixtureContent()).values()].flat()
  for (const place of [
    /^content\/site\.json → certifier\.url$/,
    /^content\/providers\/[\w-]+\.json → websiteUrl$/,
    /^content\/sources\.json → sources\[0\]\.url$/,
  ])
    expect(places).toContainEqual(expect.stringMatching(place))
})
