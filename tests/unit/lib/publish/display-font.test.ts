// The display font that visitors download.
import path from 'node:path'
import { readDisplayFont } from '@/lib/publish/display-font'

const FILES = 'node_modules/@fontsource/newsreader/files'

test('the font is small, named by its content, and without Next’s style sheet the build stops', async () => {
  const css = '@font-face{src:url(../media/newsreader-latin-600-normal.woff2)format("woff2")}'
  const font = await readDisplayFont(css, path.resolve(FILES))
  expect(font.content.length).toBeLessThan(18_000)
  expect(font.address).toMatch(/^\/assets\/newsreader-[0-9a-f]{8}\.woff2$/)
  expect(css).toContain(font.source)
  await expect(readDisplayFont('p{}', FILES)).rejects.toThrow('has no font')
})
