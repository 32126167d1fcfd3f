// JSON-LD in a page that is written already.
import { addStructuredData, DATA_BLOCKS } from '@/lib/publish/structured-data.mjs'

test.each([
  [
    '<body><p>Text</p></body></html>',
    '<body><p>Text</p><script type="application/ld+json">{}</script></body></html>',
  ],
  ['<p>Text', '<p>Text<script type="application/ld+json">{}</script>'],
  ['</body> is a tag</body>', '</body> is a tag<script type="application/ld+json">{}</script></body>'],
])('in %s it stands last in the body', (html, page) => {
  expect(addStructuredData(html, {})).toBe(page)
})

test('it can end nothing before its end', () => {
  const data = { name: '</script><script>alert(1)</script><!--' }
  const html = addStructuredData('<body></body>', data)
  const [block = ''] = html.match(DATA_BLOCKS) ?? []
  expect(html).toBe(`<body>${block}</body>`)
  expect(JSON.parse(block.replace(/^<[^>]*>|<[^>]*>$/g, ''))).toEqual(data)
})

test('every data block of a page is found, and nothing else', () => {
  const html =
    '<script type="application/ld+json">{"a":1}</script><script>a()</script><script type="application/ld+json"></script>'
  expect(html.replace(DATA_BLOCKS, '')).toBe('<script>a()</script>')
})
