// Where links lead: every address on a page, in the feed, the sitemap and the other files that name pages
// must exist, with its fragment, and no page is further than three clicks from home.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LinkChecker, LinkState } from 'linkinator'
import { type HTMLElement, parse } from 'node-html-parser'
import { expect, test } from 'playwright/test'
import { collectLinks } from '../../lib/editing/links/collect-links'
import { readContent, readRedirects } from '../fixtures/live-content'
import { completeMarkup, OUT, readPages } from './read-export'

const MAX_CLICKS = 3
/** Those of them that the export has. */
const LISTS = ['feed.xml', 'sitemap.xml', 'robots.txt', 'llms.txt', 'manifest.webmanifest']

/**
 * Nobody has to reach these by a click: hosts show /404 where there is no page, and every placement of a paid link has
 * its redirect, whether or not a page shows a link there now.
 */
const NOT_LINKED = ['/404', ...readRedirects().map(({ source }) => source)]

let pages: Map<string, HTMLElement>
/** The public address that the export was built for. */
let site: string

test.beforeAll(async () => {
  pages = new Map((await readPages()).map((page) => [page.path, parse(completeMarkup(page.html).html)]))
  const canonical = pages.get('/')?.querySelector('link[rel=canonical]')?.getAttribute('href')
  site = new URL(canonical ?? '').origin
})

const readHrefs = (root: HTMLElement | undefined) =>
  root?.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '') ?? []

test('Linkinator finds no broken address on any page', async ({ baseURL }) => {
  const host = String(baseURL)
  test.setTimeout(120_000)
  const starts = [...pages.keys()].filter((page) => page !== '/404')
  const ofNotFound = readHrefs(pages.get('/404')).filter((href) => href.startsWith('/'))
  const { links } = await new LinkChecker().check({
    path: [...new Set([...starts, ...ofNotFound])].map((page) => new URL(page, host).href),
    recurse: true,
    checkFragments: true,
    checkCss: true,
    redirects: 'error',
    cleanUrls: true, // else it reads a fragment on /blog as one on /blog/
    concurrency: 20,
    // Canonical addresses, social images and structured data name the public host: this one stands in for it.
    urlRewriteExpressions: [{ pattern: new RegExp(`^${site.replaceAll('.', '\\.')}`), replacement: host }],
    // Tests use no network: addresses of others are left to their owners.
    linksToSkip: async (link) => new URL(link).origin !== new URL(host).origin,
  })
  // `#top` needs no element: browsers know it.
  // A redirect of ours leaves the site, where no test may follow it.
  const isRedirect = (url: string, status?: number) => url.includes('/click/') && status === 302
  const broken = links.filter(
    ({ state, url, status }) =>
      state === LinkState.BROKEN && !url.endsWith('#top') && !isRedirect(url, status),
  )
  expect(broken.map(({ parent, url, status }) => `${parent} → ${url} (${status})`)).toEqual([])
  expect(links.filter(({ state }) => state === LinkState.OK).length).toBeGreaterThan(pages.size)
})

// Linkinator sees only the fragments that it met before it fetched their page, and none of a page that is not
// to be indexed.
test('every fragment names a part of its page', () => {
  const broken: string[] = []
  for (const [page, root] of pages) {
    for (const href of readHrefs(root)) {
      const { origin, pathname, hash } = new URL(href, `${site}${page}`)
      const id = decodeURIComponent(hash.slice(1))
      if (origin !== site || id === '' || id === 'top') continue
      if (!pages.get(pathname)?.getElementById(id)) broken.push(`${page} → ${href}`)
    }
  }
  expect(broken).toEqual([])
})

test('`npm run links` knows every outbound link of the pages', () => {
  // The pages add our tracking parameters.
  const toKey = (address: string) => address.replace(/\?.*/, '')
  const known = new Set([...collectLinks(readContent()).keys()].map(toKey))
  const outbound = [...pages.values()].flatMap(readHrefs).filter((href) => /^https?:/.test(href))
  const unknown = outbound.filter((href) => new URL(href).origin !== site && !known.has(toKey(href)))
  expect(unknown).toEqual([])
  expect(outbound.length).toBeGreaterThan(0)
})

test('every address of ours in the feed, the sitemap and the like exists', async ({ request, baseURL }) => {
  const broken: unknown[] = []
  for (const list of LISTS.filter((file) => existsSync(path.join(OUT, file)))) {
    const text = readFileSync(path.join(OUT, list), 'utf8')
    const absolute = text.match(/https?:\/\/[^\s"'<>()[\]]+/g) ?? []
    const relative = [...text.matchAll(/"(?:src|url|start_url)":\s*"(\/[^"]*)"/g)].map(
      (match) => match[1] ?? '',
    )
    const ours = new Set([...absolute.filter((address) => address.startsWith(site)), ...relative])
    expect([list, ours.size]).not.toEqual([list, 0])
    for (const address of ours) {
      const { pathname, search } = new URL(address.replaceAll('&amp;', '&'), site)
      const response = await request.get(`${baseURL}${pathname}${search}`, { maxRedirects: 0 })
      if (response.status() !== 200) broken.push([list, address, response.status()])
    }
  }
  expect(broken).toEqual([])
})

test(`every page is within ${MAX_CLICKS} clicks of home`, () => {
  // A click is a plain link, or the button of a form that leads to a page: it works without JavaScript too.
  const clicks = new Map([['/', 0]])
  for (const [page, distance] of clicks) {
    const root = pages.get(page)
    const actions =
      root?.querySelectorAll('form[action]').map((form) => form.getAttribute('action') ?? '') ?? []
    for (const href of [...readHrefs(root), ...actions]) {
      const { origin, pathname } = new URL(href, `${site}${page}`)
      if (origin === site && pages.has(pathname) && !clicks.has(pathname)) clicks.set(pathname, distance + 1)
    }
  }
  const expected = [...pages.keys()].filter((page) => !NOT_LINKED.includes(page))
  const reached = [...clicks.keys()].filter((page) => !NOT_LINKED.includes(page))
  expect(reached.sort()).toEqual(expected.sort())
  expect([...clicks].filter(([, distance]) => distance > MAX_CLICKS)).toEqual([])
})
