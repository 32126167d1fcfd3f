// Every link on a page, in the feed, in the sitemap, and in other files that list pages must lead to a page and fragment
// that exist, and no page is more than three clicks from home.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LinkChecker, LinkState } from 'linkinator'
import { type HTMLElement, parse } from 'node-html-parser'
import { expect, test } from 'playwright/test'
import { LIST_ANCHORS, TEXT_ANCHORS } from '../../lib/base/page-anchors'
import { guidePath, ROUTES } from '../../lib/base/routes'
import { collectLinks } from '../../lib/editorial/links'
import { readContent, readRedirects } from '../fixtures/live-content'
import { completeMarkup, OUT, readPages } from './read-export'

const MAX_CLICKS = 3
/** Files that list pages; a missing one is skipped. */
const LISTS = ['feed.xml', 'sitemap.xml', 'robots.txt', 'llms.txt', 'manifest.webmanifest']

/**
 * No page has to link to these: hosts show /404 for missing pages, and every placement of a paid link has a redirect,
 * even if no page shows a link there now. The specification names the second results page, and nothing that leads to it.
 */
const NOT_LINKED = ['/404', '/personalized-ranking', ...readRedirects().map(({ source }) => source)]

let pages: Map<string, HTMLElement>
/** The public URL that the export was built for. */
let site: string

test.beforeAll(async () => {
  pages = new Map((await readPages()).map((page) => [page.path, parse(completeMarkup(page.html).html)]))
  const canonical = pages.get('/')?.querySelector('link[rel=canonical]')?.getAttribute('href')
  site = new URL(canonical ?? '').origin
})

const readHrefs = (root: HTMLElement | undefined) =>
  root?.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '') ?? []

test('Linkinator finds no broken link on any page', async ({ baseURL }) => {
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
    cleanUrls: true, // otherwise it reads a fragment on /blog as one on /blog/
    concurrency: 20,
    // Canonical URLs, social images, and structured data use the public host, so they are tested on this one.
    urlRewriteExpressions: [{ pattern: new RegExp(`^${site.replaceAll('.', '\\.')}`), replacement: host }],
    // Tests use no network, so outbound links are skipped. `npm run links` checks them.
    linksToSkip: async (link) => new URL(link).origin !== new URL(host).origin,
  })
  // Browsers scroll to `#top` without an element, and `#budget=250` is the state of a tool. Our redirects leave the
  // site, so no test may follow them.
  const isRedirect = (url: string, status?: number) => url.includes('/click/') && status === 302
  const broken = links.filter(
    ({ state, url, status }) =>
      state === LinkState.BROKEN && !/#(?:top$|.*=)/.test(url) && !isRedirect(url, status),
  )
  expect(broken.map(({ parent, url, status }) => `${parent} → ${url} (${status})`)).toEqual([])
  expect(links.filter(({ state }) => state === LinkState.OK).length).toBeGreaterThan(pages.size)
})

// Linkinator checks only fragments that it found before it fetched their page, and none on pages that are not indexed.
test('every fragment is the ID of an element on its page', () => {
  const broken: string[] = []
  for (const [page, root] of pages) {
    for (const href of readHrefs(root)) {
      const { origin, pathname, hash } = new URL(href, `${site}${page}`)
      const id = decodeURIComponent(hash.slice(1))
      if (origin !== site || id === '' || id === 'top' || id.includes('=')) continue
      if (!pages.get(pathname)?.getElementById(id)) broken.push(`${page} → ${href}`)
    }
  }
  expect(broken).toEqual([])
})

// The content check can refuse an id or heading only if it knows every id that it could repeat.
test('an id of our own on a page with ids from the content has an underscore or is a known anchor', () => {
  const { providers, faq, corrections, guides, legal, questions } = readContent()
  const listed = new Set([...providers, ...faq.items].map(({ id }) => id))
  const texts = new Map<string, readonly { id: string }[]>([
    ...guides.map(({ slug, body }) => [guidePath(slug), body.headings] as const),
    ...legal.map(({ slug, body }) => [`/${slug}`, body.headings] as const),
    [ROUTES.corrections, corrections.corrections],
    [ROUTES.questions, questions.groups.flatMap((group) => [group, ...group.items])],
  ])
  const getKnown = (page: string, ids: readonly string[]): readonly string[] => {
    const text = texts.get(page)
    if (text) return [...TEXT_ANCHORS, ...text.map(({ id }) => id)]
    if (ids.some((id) => listed.has(id))) return [...LIST_ANCHORS, ...listed]
    return ids // a page without ids from the content
  }
  const unknown = [...pages].flatMap(([page, root]) => {
    const ids = root.querySelectorAll('[id]').map(({ id }) => id)
    const known = getKnown(page, ids)
    return ids
      .filter((id) => !/_|^(?:source|cite)-\d/.test(id) && !known.includes(id))
      .map((id) => `${page}#${id}`)
  })
  expect(unknown).toEqual([])
})

test('`npm run links` covers every outbound link of the pages', () => {
  // The pages add our tracking parameters.
  const toKey = (address: string) => address.replace(/\?.*/, '')
  const known = new Set([...collectLinks(readContent()).keys()].map(toKey))
  const outbound = [...pages.values()].flatMap(readHrefs).filter((href) => /^https?:/.test(href))
  const unknown = outbound.filter((href) => new URL(href).origin !== site && !known.has(toKey(href)))
  expect(unknown).toEqual([])
  expect(outbound.length).toBeGreaterThan(0)
})

test('every internal URL in the feed, the sitemap, and similar files exists', async ({
  request,
  baseURL,
}) => {
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
  // A click follows a plain link or submits a form, so it works without JavaScript too.
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

test('the comparison, guides, and answers lead to the price of a drug; its page has no paid link', () => {
  for (const [from, name] of [
    ['/providers', 'Semaglutide'],
    ['/guides/glp1-cost-breakdown', 'Wegovy, dose by dose'],
    ['/', 'Wegovy, dose by dose'],
    ['/questions', 'What semaglutide costs'],
  ] as const) {
    const link = pages
      .get(from)
      ?.querySelectorAll('a')
      .find(({ text }) => text.includes(name))
    const to = link?.getAttribute('href') ?? ''
    expect([from, to]).toEqual([from, expect.stringMatching(/^\/drugs\/[a-z]+$/)])
    expect(pages.get(to)?.querySelector('h1')?.text).toMatch(/^What .+ costs$/)
    expect(pages.get(to)?.querySelector('a[rel~=sponsored]')).toBeNull()
  }
})

test('the affiliate disclosure names every place of a paid link', () => {
  const named = new Map([
    ['/bestofmonth', 'On the cards of the ranking'],
    ['/findquiz1-results', 'In the answer and on the cards of the quiz results'],
    ['/personalized-ranking', 'In the answer and on the cards of the quiz results'],
    // The calculator's stand outside the island; those of the comparison, beside each sum.
    ['/calculator', 'Below the calculator'],
    ['/providers', 'In the comparison of all providers: in each row, and side by side'],
    ['/providers/*', 'On the page of each provider, beside its price'],
    ['/click/*', 'On the page that sends you on'],
  ])
  const text = pages.get('/affiliate-disclosure')?.text ?? ''
  for (const place of named.values()) expect(text).toContain(place)
  const paid = [...pages].filter(([, root]) => root.querySelector('a[rel~=sponsored]'))
  for (const [page] of paid)
    expect([...named.keys()]).toContain(page.replace(/^(\/providers|\/click)\/.*/, '$1/*'))
  expect(paid.length).toBeGreaterThan(0)
})

test('what a link may earn stands once, above the first paid link of its page', () => {
  const notice = /We may earn a commission/g
  for (const [page, root] of pages) {
    const link = root.querySelector('main a[rel~=sponsored]')
    if (!link || page.startsWith('/click/')) continue
    const html = root.querySelector('main')?.innerHTML ?? ''
    const places = [...html.matchAll(notice)].map(({ index }) => index)
    expect([page, places]).toEqual([page, [expect.any(Number)]])
    expect([page, Number(places[0]) < html.indexOf(link.outerHTML)]).toEqual([page, true])
  }
})
