// The structured data of every exported page, compared with what the page shows.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { expect, test } from 'playwright/test'
import { readContent, readProviders } from '../fixtures/live-content'
import { OUT, type Page, readPages } from './read-export'

type Thing = Record<string, unknown> & { '@type': string }

let pages: (Page & { root: HTMLElement; things: Thing[] })[]

test.beforeAll(async () => {
  pages = (await readPages()).map((page) => {
    const root = parse(page.html)
    const blocks = root
      .querySelectorAll('script[type="application/ld+json"]')
      .map((block) => JSON.parse(block.rawText))
    if (page.html.includes('content="noindex')) expect([page.path, blocks]).toEqual([page.path, []])
    for (const block of blocks) expect(block['@context']).toBe('https://schema.org')
    return { ...page, root, things: blocks.flatMap((block) => block['@graph']) }
  })
})

const find = (things: Thing[], type: string) => things.find((thing) => thing['@type'] === type)

const squash = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

/** Every object in a value, at any depth. */
function listThings(value: unknown): Record<string, unknown>[] {
  if (value === null || typeof value !== 'object') return []
  const inside = Object.values(value).flatMap(listThings)
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside]
}

/** The required properties of each type. */
const REQUIRED: Record<string, readonly string[]> = {
  WebSite: ['name', 'url'],
  Organization: ['name'],
  Person: ['name'],
  WebPage: ['url'],
  Dataset: ['name', 'description', 'url', 'creator', 'distribution'],
  DataDownload: ['encodingFormat', 'contentUrl'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Article: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
    'citation',
  ],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
}

/** What a type may have besides. A property that is in neither table is new and has to be decided on. */
const OPTIONAL: Record<string, readonly string[]> = {
  WebSite: ['description', 'inLanguage', 'publisher'],
  Organization: ['alternateName', 'email', 'logo', 'url'],
  WebPage: ['reviewedBy'],
  Dataset: ['dateModified', 'isAccessibleForFree', 'license'],
  ListItem: ['item', 'name', 'url'],
  CreativeWork: ['url'],
}

test('everything described has a known type and its required properties; a reference leads to a node of the page', () => {
  for (const { path, things } of pages) {
    const all = listThings(things)
    const defined = all.filter((thing) => thing['@type']).map((thing) => thing['@id'])
    for (const thing of all) {
      const type = String(thing['@type'] ?? 'reference')
      if (type === 'reference') {
        expect([path, thing, defined]).toEqual([
          path,
          { '@id': thing['@id'] },
          expect.arrayContaining([thing['@id']]),
        ])
        continue
      }
      expect([path, type, Object.keys(REQUIRED)]).toEqual([path, type, expect.arrayContaining([type])])
      expect([path, type, Object.keys(thing)]).toEqual([
        path,
        type,
        expect.arrayContaining([...(REQUIRED[type] ?? [])]),
      ])
      const known = ['@type', '@id', ...(REQUIRED[type] ?? []), ...(OPTIONAL[type] ?? [])]
      expect([path, type, Object.keys(thing).filter((key) => !known.includes(key))]).toEqual([path, type, []])
    }
  }
})

test('no page declares ratings, reviews, offers, or prices', () => {
  for (const { path, things } of pages) {
    const keys = listThings(things).flatMap(Object.keys)
    expect([path, keys.filter((key) => /rating|^reviews?$|offer|price/i.test(key))]).toEqual([path, []])
  }
})

test('every URL of this site is an existing page or file', () => {
  const known = new Set(pages.map((page) => page.path))
  const isFile = (pathname: string) => existsSync(path.join(OUT, pathname)) && path.extname(pathname) !== ''
  for (const { path: page, things } of pages) {
    const addresses = JSON.stringify(things).match(/https:\/\/weighpoint\.example[^"]*/g) ?? []
    const unknown = addresses
      .map((address) => new URL(address))
      .filter(({ pathname }) => !known.has(pathname) && !isFile(pathname))
    expect([page, unknown.map(String)]).toEqual([page, []])
  }
})

test('the home page describes the site and its publisher', () => {
  const { things } = pages.find(({ path }) => path === '/') ?? { things: [] }
  const publisher = find(things, 'Organization')
  expect(publisher).toMatchObject({ name: 'Weighpoint', url: 'https://weighpoint.example' })
  expect(find(things, 'WebSite')?.publisher).toEqual({ '@id': publisher?.['@id'] })
})

test('breadcrumbs are those that the page shows, and none where it shows none', () => {
  const withTrail = pages.filter(({ things }) => find(things, 'BreadcrumbList'))
  expect(withTrail.map(({ path }) => path)).toEqual(
    pages.filter(({ root }) => root.querySelector('nav[aria-label="Breadcrumb"]')).map(({ path }) => path),
  )
  expect(withTrail.length).toBeGreaterThan(1)
  for (const { path, root, things } of withTrail) {
    const steps = find(things, 'BreadcrumbList')?.itemListElement as { name: string; item: string }[]
    const shown = root.querySelectorAll('nav[aria-label="Breadcrumb"] li')
    expect(steps.map(({ name }) => name)).toEqual(shown.map((step) => squash(step.text).replace(/ ?›$/, '')))
    expect(steps[0]?.item).toBe('https://weighpoint.example')
    expect(steps.at(-1)?.item).toBe(`https://weighpoint.example${path}`)
  }
})

test('a guide is an article with its dates and the sources that it lists', () => {
  const guides = pages.filter(({ path }) => path.startsWith('/guides/'))
  expect(guides).toHaveLength(readContent().guides.length)
  for (const { path, root, things } of guides) {
    const guide = readContent().guides.find(({ slug }) => path === `/guides/${slug}`)
    const article = find(things, 'Article')
    expect(article).toMatchObject({
      headline: squash(root.querySelector('h1')?.text),
      datePublished: guide?.published,
      dateModified: guide?.modified ?? guide?.published,
      author: { name: guide?.author },
      publisher: { '@type': 'Organization', name: 'Weighpoint' },
    })
    const listed = root
      .querySelectorAll('section[aria-labelledby="sources"] a[href^="https:"]')
      .map((link) => link.getAttribute('href'))
    const cited = new Set(guide?.body.citations)
    const addresses = readContent().sources.sources.filter(({ id, url }) => url && cited.has(id))
    expect([path, listed.length]).toEqual([path, addresses.length])
    expect([path, article?.citation]).toEqual([path, listed])
  }
})

test('questions and answers match the page word for word', () => {
  // Only on one page: the rankings page shows the same questions without structured data.
  const withFaq = pages.filter(({ things }) => find(things, 'FAQPage'))
  expect(withFaq.map(({ path }) => path)).toEqual(['/'])
  for (const { root, things } of withFaq) {
    const shown = root.querySelectorAll('#faq details[name]').map((details) => ({
      '@type': 'Question',
      name: squash(details.querySelector('summary h3')?.text),
      acceptedAnswer: {
        '@type': 'Answer',
        text: details
          .querySelectorAll('p')
          .map((paragraph) => squash(paragraph.text))
          .filter((text) => !text.startsWith('Sources:'))
          .join('\n'),
      },
    }))
    expect(shown).toHaveLength(readContent().faq.items.length)
    expect(find(things, 'FAQPage')?.mainEntity).toEqual(shown)
  }
})

test('the rankings list the same providers as the page', () => {
  const { root, things } = pages.find(({ path }) => path === '/bestofmonth') ?? {
    root: parse(''),
    things: [],
  }
  const shown = root.querySelectorAll('article').map((card) => squash(card.querySelector('h2')?.text))
  const itemListElement = find(things, 'ItemList')?.itemListElement as { item: Thing }[]
  expect(itemListElement.map(({ item }) => item.name)).toEqual(shown)
  expect(itemListElement.map(({ item }) => [item.name, item.alternateName])).toEqual(
    readProviders().map(({ name, alsoListedAs }) => [name, alsoListedAs?.name]),
  )
})

test('the blog lists the guides that it shows', () => {
  const blog = pages.find(({ path }) => path === '/blog')
  const shown = blog?.root
    .querySelectorAll('[aria-labelledby="guides_title"] h3')
    .map(({ text }) => squash(text))
  const listed = find(blog?.things ?? [], 'ItemList')?.itemListElement as { name: string }[]
  expect(listed.map(({ name }) => name)).toEqual(shown)
  expect(shown).toHaveLength(readContent().guides.length)
})

test('how we rank describes the open data', () => {
  const { things } = pages.find(({ path }) => path === '/how-we-rank') ?? { things: [] }
  expect(find(things, 'Dataset')?.distribution).toHaveLength(4)
})

test('the dates of a guide are shown on its page', () => {
  const guides = pages.filter(({ things }) => find(things, 'Article'))
  expect(guides.length).toBeGreaterThan(0)
  for (const { path, root, things } of guides) {
    const { datePublished, dateModified } = find(things, 'Article') as Thing
    const shown = root.querySelectorAll('main time').map((time) => time.getAttribute('datetime'))
    expect([path, shown]).toEqual([path, expect.arrayContaining([datePublished, dateModified])])
  }
})
