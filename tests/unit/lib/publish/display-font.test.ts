// The display font that visitors download.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readDisplayFont } from '@/lib/publish/display-font'

// The typeface is named in app/globals.css alone.
const [, file = ''] =
  /url\("\.\.\/(node_modules\/@fontsource\/[^"]+)"/.exec(readFileSync('app/globals.css', 'utf8')) ?? []

test('the font is small, named by its content, and without Next’s style sheet the build stops', async () => {
  const css = `@font-face{src:url(../media/${path.basename(file)})format("woff2")}`
  const font = await readDisplayFont(css, path.resolve(path.dirname(file)))
  expect(font.content.length).toBeLessThan(18_000)
  expect(font.address).toMatch(/^\/assets\/headings-[0-9a-f]{8}\.woff2$/)
  expect(css).toContain(font.source)
  await expect(readDisplayFont('p{}', path.dirname(file))).rejects.toThrow('has no font')
})
