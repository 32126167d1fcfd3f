// What nginx does beyond other hosts.
import { expect, test } from './fixtures'
import { sendRaw } from './raw-request'

test('texts are compressed', async ({ request }) => {
  for (const address of ['/', '/blog.txt', '/feed.xml', '/sitemap.xml']) {
    const headers = (await request.get(address)).headers()
    expect([address, headers['content-encoding'], headers.vary]).toEqual([address, 'gzip', 'Accept-Encoding'])
  }
})

test('its own error pages name no version and carry the headers too', async ({ request, baseURL }) => {
  const refused = await request.post('/blog', { data: 'x' })
  expect(refused.status()).toBe(405)
  expect(refused.headers()['x-content-type-options']).toBe('nosniff')
  expect(refused.headers().server).toBe('nginx')
  const malformed = await sendRaw(baseURL ?? '', '/%00')
  expect(malformed.status).toBe(400)
  expect(malformed.headers['strict-transport-security']).toContain('max-age=63072000')
  expect(malformed.body).not.toMatch(/nginx\/\d/)
})

test('query strings survive the redirect to the clean address', async ({ request }) => {
  const response = await request.get('/findquiz1-results/?g=Male&ag=30&state=Texas', { maxRedirects: 0 })
  expect(response.headers().location).toBe('/findquiz1-results?g=Male&ag=30&state=Texas')
})
