// How hosts serve the export: `npm start` and real nginx against one list of expectations.

import { expect, test } from './fixtures'
import { FILES, HOSTILE, MISSING, REDIRECTS, SECURITY, UNPUBLISHED } from './host-expectations'
import { sendRaw } from './raw-request'

for (const [what, list] of Object.entries({ files: FILES, 'missing files': MISSING, redirects: REDIRECTS })) {
  test(`${what} get their status and headers`, async ({ request }) => {
    for (const { path, status, headers } of list) {
      const response = await request.get(path, { maxRedirects: 0 })
      expect([path, response.status()]).toEqual([path, status])
      for (const [name, value] of Object.entries(headers)) {
        const found = response.headers()[name]?.replace(';charset', '; charset') ?? 'missing'
        if (typeof value === 'string') expect([path, name, found]).toEqual([path, name, value])
        else expect(found).toMatch(value)
      }
    }
  })
}

test('text files are compressed', async ({ request }) => {
  for (const path of ['/', '/feed.xml', '/llms.txt']) {
    const headers = (await request.get(path)).headers()
    expect([path, headers['content-encoding']]).toEqual([path, expect.stringMatching(/^(?:gzip|br)$/)])
    expect(headers.vary).toContain('Accept-Encoding')
  }
})

test('an unchanged page is not sent again', async ({ request }) => {
  const { etag = '' } = (await request.get('/blog')).headers()
  const again = await request.get('/blog', { headers: { 'If-None-Match': etag } })
  expect(again.status()).toBe(304)
})

test('configuration files for hosts are not served', async ({ request }) => {
  for (const path of UNPUBLISHED) expect([path, (await request.get(path)).status()]).toEqual([path, 404])
})

test('hostile URLs lead nowhere and are not echoed', async ({ baseURL }) => {
  for (const hostile of HOSTILE) {
    const { status, headers, body } = await sendRaw(baseURL ?? '', hostile)
    const name = hostile.slice(0, 60)
    expect([name, [200, 301, 302, 400, 404, 414, 431].includes(status)]).toEqual([name, true])
    // Some servers resolve a path outside the root to the home page.
    if (status === 200) expect(body).toContain('<h1')
    expect([name, headers.location ?? '/']).toEqual([name, expect.stringMatching(/^\/[a-z]*$/)])
    expect([name, headers['x-evil']]).toEqual([name, undefined])
    expect([name, /evil|passwd:|\bat .+:\d+:\d+|"private"|Error:/.test(body)]).toEqual([name, false])
  }
})

test('nginx rejects bad requests without revealing its version', async ({ request, baseURL, host }) => {
  test.skip(host !== 'nginx')
  const refused = await request.post('/blog', { data: 'x' })
  expect(refused.status()).toBe(405)
  expect(refused.headers()).toMatchObject({
    'x-content-type-options': SECURITY['x-content-type-options'],
    server: 'nginx',
  })
  const malformed = await sendRaw(baseURL ?? '', '/%00')
  expect(malformed.status).toBe(400)
  expect(malformed.body).not.toMatch(/nginx\/\d/)
})
