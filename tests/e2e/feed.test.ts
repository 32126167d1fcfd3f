// Feed readers and search engines give up on XML that is not well-formed; a browser's own parser says what is wrong.
import { expect, test } from './fixtures'

for (const file of ['/feed.xml', '/sitemap.xml']) {
  test(`${file} is well-formed`, async ({ page, request }) => {
    const xml = await (await request.get(file)).text()
    // On an empty page: ours let no script parse a text.
    const fault = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'text/xml').querySelector('parsererror')?.textContent ?? null,
      xml,
    )
    expect(fault).toBeNull()
  })
}
