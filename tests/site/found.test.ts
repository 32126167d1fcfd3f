// What search engines and feed readers find.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'node-html-parser'
import { expect, test } from 'playwright/test'
import { OUT, readPages } from './read-export'

const read = (file: string) => readFileSync(path.join(OUT, file), 'utf8')

test('the sitemap lists every page that may be indexed, and no other', async () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>https:\/\/weighpoint\.example(.*?)<\/loc>/g)].map(
    (match) => match[1] || '/',
  )
  const pages = await readPages()
  const indexed = pages.filter(({ html }) => !html.includes('content="noindex')).map((page) => page.path)
  expect(listed.sort()).toEqual(indexed.sort())
  expect(listed).not.toContain('/click/5')
})

test('a guide and the rankings carry their own dates in the sitemap', () => {
  expect(read('sitemap.xml')).toMatch(/glp1-side-effects<\/loc><lastmod>2026-11-20/)
  expect(read('sitemap.xml')).toMatch(/bestofmonth<\/loc><lastmod>2026-11-20/)
  expect(read('sitemap.xml').match(/<lastmod>/g)).toHaveLength(6)
})

test('robots.txt points at the sitemap and forbids nothing', () => {
  expect(read('robots.txt')).toContain('Sitemap: https://weighpoint.example/sitemap.xml')
  expect(read('robots.txt')).not.toMatch(/Disallow: \/./)
})

test('the feed is well-formed, lists the guides and what changed, and every page names it', async () => {
  const entries = parse(read('feed.xml')).querySelectorAll('entry')
  expect(entries).toHaveLength(11)
  const ids = entries.map((entry) => entry.querySelector('id')?.text)
  expect(new Set(ids).size).toBe(11)
  expect(ids).toContain('https://weighpoint.example/bestofmonth#joinfridays-pricing-2026-11-20')
  for (const { path: page, html } of await readPages()) {
    if (!html.includes('content="noindex'))
      expect([page, html.includes('type="application/atom+xml"')]).toEqual([page, true])
  }
})
