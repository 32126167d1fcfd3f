// `serve.json`, and what the server that reads it answers.
import serveHandler from 'serve-handler'
import { formatServeJson } from '@/lib/publish/hosts/serve-json.mjs'
import type { Rule } from '@/lib/publish/hosts/table.mjs'

const readRedirects = (destination: string) =>
  JSON.parse(formatServeJson({ rules: [], redirects: [{ source: '/click/1', destination }] })).redirects

/** Where the server sends a visitor of /click/1. */
async function follow(destination: string) {
  let answer: Record<string, string> | undefined
  const response = {
    writeHead: (_status: number, headers: Record<string, string>) => {
      answer = headers
    },
    end: () => {},
  }
  await serveHandler({ url: '/click/1', headers: {} } as never, response as never, {
    redirects: readRedirects(destination),
  })
  return answer?.Location
}

test('the defaults of the hosts come first, a folder holds for all below it', () => {
  const rules: Rule[] = [
    { path: '/logos/*', headers: { 'X-Test': 'a', 'X-Other': 'b' } },
    { path: '/feed.xml', headers: { 'X-Test': 'c' } },
  ]
  const redirects = [{ source: '/click/2', destination: 'https://a.example/' }]
  expect(JSON.parse(formatServeJson({ rules, redirects }))).toEqual({
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    headers: [
      { source: '**', headers: [{ key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }] },
      {
        source: '/logos/**',
        headers: [
          { key: 'X-Test', value: 'a' },
          { key: 'X-Other', value: 'b' },
        ],
      },
      { source: '/feed.xml', headers: [{ key: 'X-Test', value: 'c' }] },
    ],
    redirects: [{ source: '/click/2', destination: 'https://a.example/', type: 302 }],
  })
})

test.each([
  'https://a.example/',
  'https://a.example/?ref=weighpoint&source=homepage',
  'https://a.example/%20b',
  'https://a.example:8443/:id/(x)?y=(z)',
  'https://a.example/?u=https://b.example/',
  'https://a.example/%5Cb',
])('a visitor is sent to %s as it stands', async (destination) => {
  expect(await follow(destination)).toBe(destination)
})

test.each([
  'https://a.example/?u=https%3A%2F%2Fb.example',
  'https://a.example/[b]',
  'https://a.example/?off=100%',
])('%s, which the server would garble, is left to its page', (destination) => {
  expect(readRedirects(destination)).toEqual([])
})
