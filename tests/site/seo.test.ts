// What search engines, feed readers, language models, and link previews read.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'node-html-parser'
import { expect, test } from 'playwright/test'
import sharp from 'sharp'
import { getChanges } from '../../lib/content'
import { getChangeId } from '../../lib/providers/change-wording'
import { readContent } from '../fixtures/live-content'
import { OUT, type Page, readPages, unescapeHtml } from './read-export'

const read = (file: string) => readFileSync(path.join(OUT, file), 'utf8')

test('the sitemap lists every indexed page and no other', async () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>https:\/\/weighpoint\.example(.*?)<\/loc>/g)].map(
    (match) => match[1] || '/',
  )
  const indexed = (await readPages()).filter(({ html }) => !html.includes('content="noindex'))
  expect(listed.sort()).toEqual(indexed.map((page) => page.path).sort())
  const addresses = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])
  const canonical = indexed.map(({ html }) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1])
  expect(addresses.sort()).toEqual(canonical.sort())
  expect(listed.filter((page) => page.startsWith('/click/'))).toEqual([])
})

test('pages with dates have their latest one in the sitemap', () => {
  const { guides, posts, providers, corrections } = readContent()
  const changes = getChanges().map(({ on, provider }) => ({ date: on, provider }))
  const latest = (page: string, shown: { date: string }[]) =>
    shown.length === 0
      ? []
      : [
          [
            page,
            shown
              .map(({ date }) => date)
              .sort()
              .at(-1),
          ],
        ]
  const posted = posts.posts.filter(({ date }) => date !== 'current-month')
  const days = [
    ...guides.map(({ slug, published, modified }) => [`guides/${slug}`, modified ?? published]),
    ...latest('bestofmonth', changes),
    ...latest('blog', posted),
    ...latest('corrections', corrections.corrections),
    ...providers.flatMap(({ id }) =>
      latest(
        `providers/${id}`,
        changes.filter(({ provider }) => provider === id),
      ),
    ),
  ]
  const listed = [...read('sitemap.xml').matchAll(/example\/([^<]*)<\/loc><lastmod>([\d-]+)/g)]
  expect(listed.map(([, page, day]) => [page, day]).sort()).toEqual(days.sort())
})

/** The site URL that the sitemap's configuration reads from an export with this home page, or its error message. */
function readSiteUrl(home: string | null): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-sitemap-'))
  mkdirSync(path.join(folder, 'out'))
  if (home !== null) writeFileSync(path.join(folder, 'out', 'index.html'), home)
  const config = pathToFileURL(path.resolve('next-sitemap.config.mjs'))
  const script = `import('${config}').then(({ default: { siteUrl } }) => console.log(siteUrl))`
  const { stdout, stderr } = spawnSync('node', ['-e', script], {
    cwd: folder,
    encoding: 'utf8',
    // The page takes precedence over the environment.
    env: { ...process.env, NEXT_PUBLIC_SITE_URL: 'https://other.example' },
  })
  rmSync(folder, { recursive: true })
  return stdout || stderr
}

test('the sitemap takes the site URL from the home page', () => {
  const link = '<link rel="canonical" href="https://weighpoint.com"/>'
  expect(readSiteUrl(`<head>${link}</head>`)).toBe('https://weighpoint.com\n')
  for (const home of [null, '<head></head>']) {
    expect(readSiteUrl(home)).toContain('out/index.html: expected a canonical link')
  }
})

test('robots.txt points to the sitemap and disallows nothing', () => {
  expect(read('robots.txt')).toContain('Sitemap: https://weighpoint.example/sitemap.xml')
  expect(read('robots.txt')).not.toMatch(/Disallow: \/./)
})

test('the feed lists guides, posts, and changes, and every indexed page links to it', async () => {
  const entries = parse(read('feed.xml')).querySelectorAll('entry')
  const { guides, posts, corrections } = readContent()
  const dated = posts.posts.filter(({ date }) => date !== 'current-month') // the reader's month is not a date
  const addresses = [
    ...guides.map(({ slug }) => `/guides/${slug}`),
    ...dated.map(({ href }) => href),
    ...corrections.corrections.map(({ id }) => `/corrections#${id}`),
    ...getChanges().map((change) => `/bestofmonth#${getChangeId(change)}`),
  ]
  const ids = entries.map((entry) => entry.querySelector('id')?.text)
  expect(ids.sort()).toEqual(addresses.map((address) => `https://weighpoint.example${address}`).sort())
  expect(new Set(ids).size).toBe(ids.length)
  for (const { path: page, html } of await readPages()) {
    if (!html.includes('content="noindex'))
      expect([page, html.includes('type="application/atom+xml"')]).toEqual([page, true])
  }
})

const isIndexed = ({ html }: Page) => !html.includes('content="noindex')

const readMeta = (html: string, name: string) =>
  unescapeHtml(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '')

test('every indexed page has metadata for link previews', async () => {
  const images: string[] = []
  for (const { path: page, html } of (await readPages()).filter(isIndexed)) {
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
    const title = unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
    const meta = (name: string) => readMeta(html, name)
    expect([page, meta('og:url')]).toEqual([page, canonical])
    expect(title).toContain(meta('og:title'))
    expect([page, meta('og:title')]).not.toEqual([page, ''])
    expect(meta('og:description')).toBe(meta('description'))
    expect(meta('og:site_name')).toBe('Weighpoint')
    expect(meta('og:type')).toBe(page.startsWith('/guides/') ? 'article' : 'website')
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(meta('og:image:type')).toBe('image/png')
    expect(meta('og:image:alt')).toContain(meta('og:title'))
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
    const image = meta('og:image')
    expect(image).toMatch(/^https:\/\/weighpoint\.example\/social\/.+\.png$/)
    const file = image.replace('https://weighpoint.example', '')
    expect([file, await readPngSize(file)]).toEqual([file, '1200x630'])
    images.push(image)
  }
  expect(new Set(images).size).toBe(images.length)
})

test('a results page is shared as the rankings, without the answers in its URL', async () => {
  const results = (await readPages()).filter(({ path: page }) => /results|personalized/.test(page))
  expect(results).toHaveLength(2)
  for (const { html } of results) {
    expect(readMeta(html, 'og:url')).toBe('https://weighpoint.example/bestofmonth')
    expect(readMeta(html, 'og:image')).toBe('https://weighpoint.example/social/bestofmonth.png')
  }
})

test('the manifest lists icons that exist in the stated sizes, and every page links to it', async () => {
  const manifest = JSON.parse(read('manifest.webmanifest'))
  expect(manifest).toMatchObject({ name: 'Weighpoint', start_url: '/', lang: 'en-US' })
  const icons: { src: string; sizes: string; type: string; purpose: string }[] = manifest.icons
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ])
  for (const { src, sizes } of icons) expect([src, await readPngSize(src)]).toEqual([src, sizes])
  expect(await readPngSize('/apple-touch-icon.png')).toBe('180x180')
  for (const { path: page, html } of await readPages()) {
    const links = ['manifest', 'apple-touch-icon', 'icon'].map((rel) =>
      html.includes(`<link rel="${rel}" href="/`),
    )
    expect([page, ...links]).toEqual([page, true, true, true])
  }
})

test('a maskable icon keeps its mark inside the safe zone', async () => {
  const { data, info } = await sharp(path.join(OUT, 'icon-maskable-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const paper = data.subarray(0, 3).toString('hex')
  let outside = 0
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const offset = (y * info.width + x) * 3
      const isMark = data.subarray(offset, offset + 3).toString('hex') !== paper
      if (isMark && Math.hypot(x - 256, y - 256) > 0.4 * 512) outside += 1
    }
  }
  expect(outside).toBe(0)
})

test('llms.txt links to every indexed page and no other', async () => {
  const links = [...read('llms.txt').matchAll(/\]\(https:\/\/weighpoint\.example(.*?)\)/g)].map(
    (match) => match[1] || '/',
  )
  const indexed = (await readPages()).filter(isIndexed).map((page) => page.path)
  expect(links.sort()).toEqual(indexed.sort())
})

/** The size of an exported PNG, such as "1200x630", or the format of any other image. */
async function readPngSize(file: string) {
  const { format, width, height } = await sharp(path.join(OUT, file)).metadata()
  return format === 'png' ? `${width}x${height}` : format
}
