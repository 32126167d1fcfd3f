import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'node-html-parser'
import { expect, test } from 'playwright/test'
import postcss from 'postcss'
import { getBuildDay } from '../../lib/base/month'
import { STATIC_ROUTES } from '../../lib/base/routes'
import { listDrugs } from '../../lib/offers/drugs'
import { getVerified } from '../../lib/providers/edition-note'
import { readContent, readInternalRedirects, readRedirects } from '../fixtures/live-content'
import { OUT, type Page, readAttributes, readLoadedAddresses, readPages, unescapeHtml } from './read-export'

/** The names of the guides or the legal pages, from their files. */
const listDocuments = (folder: string) =>
  readdirSync(`content/${folder}`).flatMap((file) =>
    file.endsWith('.mdx') ? [file.replace('.mdx', '')] : [],
  )

let pages: Page[]
let paths: string[]
let indexed: Page[]

test.beforeAll(async () => {
  pages = await readPages()
  paths = pages.map((page) => page.path)
  indexed = pages.filter(({ html }) => !html.includes('content="noindex'))
})

test('the export contains the pages of the route map and content/, and no others', () => {
  expect([...paths].sort()).toEqual(
    [
      ...STATIC_ROUTES,
      '/404',
      ...readRedirects().map(({ source }) => source),
      ...readContent().providers.map(({ id }) => `/providers/${id}`),
      ...listDrugs(readContent()['maker-prices'], readContent().providers).map(({ id }) => `/drugs/${id}`),
      ...listDocuments('guides').map((slug) => `/guides/${slug}`),
      ...listDocuments('legal').map((slug) => `/${slug}`),
    ].sort(),
  )
})

test('a gap is “not known”: no page has the words that we used for it before', () => {
  const banned = /\b(?:on record|as stated by providers|cannot say|hollow)\b/gi
  for (const { path: page, html } of pages)
    expect([page, parse(html).querySelector('main')?.text.match(banned) ?? []]).toEqual([page, []])
})

/** What pages, images' texts, and data files took back until November 2026 (issue #60). */
const GONE =
  /checked by us|prices as we have them|hold no evidence|our order is our opinion|not the whole market|no clinician or customer|the ranking is the same in every state|same five for every age|rough projection by our own formula|\(too (?:high|low)\)|no single trial measured/i

test('no page or data file takes back what it says', () => {
  const data = readdirSync(path.join(OUT, 'data')).map((name) => ({
    path: name,
    html: readFileSync(path.join(OUT, 'data', name), 'utf8'),
  }))
  expect(data.length).toBeGreaterThan(3)
  const found = [...pages, ...data].flatMap(({ path: page, html }) => {
    const phrase = GONE.exec(unescapeHtml(html))?.[0]
    return phrase ? [[page, phrase]] : []
  })
  expect(found).toEqual([])
})

test('the strip under the header stands once on each page with prices, scores, or claims', () => {
  const noted = pages.flatMap(({ path: page, html }) => {
    const strips = html.match(/<aside aria-label="About this edition"/g)?.length ?? 0
    return strips > 0 ? [[page, strips]] : []
  })
  const note = getVerified(readContent(), getBuildDay())
  test.skip(Object.values(note).every(Boolean), 'everything is verified')
  const expected = [
    '/',
    '/bestofmonth',
    '/blog',
    '/calculator',
    '/findquiz1',
    '/findquiz1-results',
    '/personalized-ranking',
    '/providers',
    '/questions',
    ...readContent().providers.map(({ id }) => `/providers/${id}`),
  ]
  for (const page of expected) expect(noted).toContainEqual([page, 1])
  for (const page of ['/about', '/how-we-rank', '/contact', '/privacy-policy', '/404'])
    expect(noted.map(([path]) => path)).not.toContain(page)
})

test('the export contains no trace of Next’s runtime', () => {
  const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => /_next|__next|_not-found|^index\.txt$/.test(name))).toEqual([])
  expect(pages.filter(({ html }) => /__next|\/_next\//.test(html)).map((page) => page.path)).toEqual([])
})

test('a file that browsers keep for a year is named by its content', () => {
  for (const name of readdirSync(path.join(OUT, 'assets'))) {
    const content = readFileSync(path.join(OUT, 'assets', name))
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
    expect(name).toContain(`-${hash}.`)
  }
})

test('no page loads anything from another host', () => {
  const foreign = pages.flatMap(({ path: page, html }) =>
    readLoadedAddresses(html)
      .filter((address) => /^(?:https?:)?\/\//.test(address))
      .map((address) => `${page} → ${address}`),
  )
  expect(foreign).toEqual([])
})

test('nothing moves but for visitors without a preference for less motion, also under the pointer', () => {
  const styles = new Set(
    pages.flatMap(({ html }) => [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css)),
  )
  expect(styles.size).toBeGreaterThan(10)
  const moving = new Set<string>()
  for (const css of styles) {
    const root = postcss.parse(css)
    root.walkAtRules(/^media$/, (rule) => {
      if (/prefers-reduced-motion:\s*no-preference/.test(rule.params)) rule.remove()
    })
    root.walkDecls(/^(?:transition|animation|scroll-behavior)/, ({ parent, prop, value }) => {
      moving.add(`${parent?.type === 'rule' ? Reflect.get(parent, 'selector') : ''} { ${prop}: ${value} }`)
    })
  }
  expect([...moving]).toEqual([])
})

test('every page has one h1 and declares its language', () => {
  const wrong = pages.filter(
    ({ html }) => html.match(/<h1\b/g)?.length !== 1 || !html.includes('<html lang="en-US"'),
  )
  expect(wrong.map((page) => page.path)).toEqual([])
})

test('every page adapts to the screen width and can be zoomed', () => {
  const expected = 'width=device-width, initial-scale=1'
  expect(
    pages.map(({ path: page, html }) => [
      page,
      ...parse(html)
        .querySelectorAll('meta[name=viewport]')
        .map((view) => view.getAttribute('content')),
    ]),
  ).toEqual(pages.map(({ path: page }) => [page, expected]))
})

test('titles and descriptions are unique and of reasonable length', () => {
  const titles = pages.map(({ html }) => unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''))
  const descriptions = pages.map(({ html }) =>
    unescapeHtml(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''),
  )
  const isDuplicate = (text: string, index: number, texts: string[]) => texts.indexOf(text) !== index
  expect(titles.filter(isDuplicate)).toEqual([])
  expect(descriptions.filter(isDuplicate)).toEqual([])
  expect(titles.filter((title) => title.length < 15 || title.length > 65)).toEqual([])
  // The name of the site is not added where search engines would cut it off.
  expect(titles.filter((title) => title.length <= 50 && !title.includes('Weighpoint'))).toEqual([])
  expect(descriptions.filter((text) => text.length < 50 || text.length > 160)).toEqual([])
})

test('every indexed page declares its canonical URL', () => {
  for (const { path: page, html } of indexed) {
    const canonical = `https://weighpoint.example${page === '/' ? '' : page}`
    expect(html).toContain(`<link rel="canonical" href="${canonical}"`)
  }
})

test('a redirect page forwards by itself, is not indexed, and has a rule for hosts', () => {
  for (const { source, destination } of readRedirects()) {
    const html = pages.find((page) => page.path === source)?.html ?? ''
    expect(html).toContain(`http-equiv="refresh" content="0; url=${destination.replaceAll('&', '&amp;')}"`)
    expect(html).toContain('<meta name="robots" content="noindex')
    expect(readAttributes(html, 'a', 'href')).toContain(destination)
  }
  expect(readFileSync(path.join(OUT, '_redirects'), 'utf8')).toBe(
    [
      '/data/providers.csv /data/sellers.csv 301\n',
      ...readRedirects().map(({ source, destination }) => `${source} ${destination} 302\n`),
      ...readInternalRedirects().map(({ from, to }) => `${from} ${to} 301\n`),
    ].join(''),
  )
})

test('the build record has the hash of every exported file, and only public settings', () => {
  const record = '.well-known/build.json'
  const { files, settings, ...rest } = JSON.parse(readFileSync(path.join(OUT, record), 'utf8'))
  const names = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== record && statSync(path.join(OUT, name)).isFile())
    .sort()
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(OUT, name)))
      .digest('hex')
  expect(files).toEqual(Object.fromEntries(names.map((name) => [name, hash(name)])))
  expect(Object.keys(settings)).toEqual([
    'NEXT_PUBLIC_SITE_URL',
    'NEXT_PUBLIC_CONTACT_ENDPOINT',
    'SOURCE_DATE_EPOCH',
  ])
  expect(Object.keys(rest)).toEqual(['commit', 'hasUncommittedChanges', 'date', 'node', 'npm', 'platform'])
})

test('the open data lists every provider and the commit of the build', () => {
  const ids = readContent()
    .providers.map(({ id }) => id)
    .sort()
  const { providers, generatedFrom } = JSON.parse(readFileSync(path.join(OUT, 'data/providers.json'), 'utf8'))
  expect(providers.map(({ id }: { id: string }) => id).sort()).toEqual(ids)
  expect(generatedFrom === null || /^[0-9a-f]{40}$/.test(generatedFrom)).toBe(true)
  const csv = readFileSync(path.join(OUT, 'data/sellers.csv'), 'utf8')
  expect(
    [...csv.matchAll(/^([a-z0-9-]+),/gm)]
      .map(([, id]) => id)
      .filter((id) => id !== 'id')
      .sort(),
  ).toEqual(ids)
})

test('every page with a list of providers says once that there are others', () => {
  const lists = ['/', '/bestofmonth', '/findquiz1-results', '/personalized-ranking', '/providers', '/leaving']
  const said = pages.flatMap(({ path: page, html }) => {
    const text = unescapeHtml(html.replace(/<(script|head)\b[\s\S]*?<\/\1>|<[^>]+>/g, ' '))
    const count = text.match(/We compare \w+ online providers?\. There are others\./g)?.length ?? 0
    return lists.includes(page) ? [[page, count]] : []
  })
  expect(said).toHaveLength(lists.length)
  expect(said.filter(([, count]) => count !== 1)).toEqual([])
})
