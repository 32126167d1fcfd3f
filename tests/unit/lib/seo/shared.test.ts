// What a page tells other services: social cards, llms.txt, and metadata.
import { INDEXED_ROUTES } from '@/lib/base/indexed-routes'
import { ROUTES } from '@/lib/base/routes'
import { rankProviders } from '@/lib/providers/ranking'
import { getRecordDescription } from '@/lib/providers/record-view'
import { makeLlmsText } from '@/lib/seo/llms'
import { toAddress, toMetadata } from '@/lib/seo/metadata'
import { makeSocialCards } from '@/lib/seo/social-cards'
import { getFixtureContent } from '../../../fixtures/fixture-content'

const { site, pages, providers: records, ranking, guides, legal } = getFixtureContent()
const providers = rankProviders(records, ranking)
const facts = { pages: pages.pages, providers, records, guides, legal }

test('every page that may be indexed has its own card', () => {
  const images = makeSocialCards(facts).map(({ image }) => image)
  expect(new Set(images).size).toBe(INDEXED_ROUTES.length + records.length + guides.length + legal.length)
  expect(images).toEqual(
    expect.arrayContaining([
      '/social/home.png',
      '/social/bestofmonth.png',
      '/social/guides/glp1-side-effects.png',
    ]),
  )
})

test('home and rankings show the prices as stated, a missing one as not on record', () => {
  const [first, ...others] = providers
  if (!first) throw new Error('there is no provider')
  const cards = makeSocialCards({ ...facts, providers: [{ ...first, pricing: null }, ...others] })
  const withPrices = cards.filter(({ prices }) => prices !== null)
  expect(withPrices.map(({ image }) => image)).toEqual(['/social/home.png', '/social/bestofmonth.png'])
  expect(withPrices[0]?.prices?.map(({ price }) => price)).toEqual([
    'Not on record',
    'at least $99/month',
    '$149/month',
    '$1,649/year',
    'at least $99/week',
  ])
})

test('a card has the prices of five providers, however many there are', () => {
  const [first] = providers
  if (!first) throw new Error('there is no provider')
  const many = Array.from({ length: 50 }, (_, index) => ({ ...first, rank: index + 1 }))
  expect(makeSocialCards({ ...facts, providers: many })[0]?.prices).toHaveLength(5)
})

test('the card of a guide shows its badge and reading time', () => {
  const card = makeSocialCards(facts).find(({ image }) => image.endsWith('glp1-side-effects.png'))
  expect(card?.eyebrow).toMatch(/^Health Guide · \d+ min read$/)
})

const llms = (changes: Partial<Parameters<typeof makeLlmsText>[0]> = {}) =>
  makeLlmsText({
    siteUrl: 'https://weighpoint.example',
    site,
    pages: pages.pages,
    records,
    guides,
    legal,
    priceNotice: 'Not yet checked.',
    ...changes,
  })

test('llms.txt has the form of llmstxt.org: a name, a summary, facts, and lists of links', () => {
  const blocks = llms().trim().split('\n\n')
  expect(blocks[0]).toBe('# Weighpoint')
  expect(blocks[1]).toBe(`> ${site.blurb}`)
  expect(blocks[2]?.split('\n').every((line) => line.startsWith('- '))).toBe(true)
  expect(blocks.slice(3).filter((block) => block.startsWith('#'))).toEqual([
    '## Pages',
    '## Providers',
    '## Guides',
    '## Optional',
  ])
  const links = blocks
    .slice(3)
    .filter((block) => !block.startsWith('#'))
    .join('\n')
    .split('\n')
  expect(links.filter((line) => !/^- \[[^\]]+\]\(https:\/\/[^)]+\): .+\.$/.test(line))).toEqual([])
})

test('llms.txt says what was checked, and no more', () => {
  expect(llms()).toContain('Not yet checked.')
  const [guide] = guides
  if (!guide) throw new Error('there is no guide')
  expect(llms({ guides: [{ ...guide, published: '2026-11-20', modified: '2027-01-02' }] })).toContain(
    'Published 2026-11-20, changed 2027-01-02; facts checked November 2026; not clinically reviewed.',
  )
  expect(
    llms({
      guides: [
        {
          ...guide,
          reviewer: { name: 'A. Doe, MD', date: '2026-11-20', record: 'https://records.example/1' },
        },
      ],
    }),
  ).toContain('clinically reviewed by A. Doe, MD.')
})

const describePage = (changes: Partial<Parameters<typeof toMetadata>[0]> = {}) =>
  toMetadata({ siteName: 'Weighpoint', title: 'A title', description: 'A text', path: '/blog', ...changes })

test('the name of the site comes first on the home page, and from the template elsewhere', () => {
  expect(describePage({ path: '/' }).title).toEqual({ absolute: 'Weighpoint: A title' })
  expect(describePage().title).toBe('A title')
})

test('a page has its own image with alternative text', () => {
  expect(describePage().openGraph?.images).toEqual([
    { url: '/social/blog.png', width: 1200, height: 630, alt: 'Weighpoint: A title', type: 'image/png' },
  ])
  expect(describePage().twitter).toEqual({ card: 'summary_large_image', images: [] })
})

test('an article has the dates of its publication and change', () => {
  expect(describePage({ published: '2026-11-20', modified: '2027-01-02' }).openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2026-11-20',
    modifiedTime: '2027-01-02',
  })
  expect(describePage({ published: '2026-11-20', modified: null }).openGraph).not.toMatchObject({
    modifiedTime: expect.anything(),
  })
})

test('only a page that is kept out of search says so', () => {
  expect(describePage().robots).toBeUndefined()
  expect(describePage({ indexed: false }).robots).toEqual({ index: false, follow: true })
})

test('the address of the home page has no trailing slash', () => {
  expect(['/', '/blog'].map((path) => toAddress(path, 'https://a.example'))).toEqual([
    'https://a.example',
    'https://a.example/blog',
  ])
})

test('a card says what its page says, and only lists of providers have prices', () => {
  const cards = makeSocialCards(facts)
  const [guide] = guides
  const [page] = legal
  if (!guide || !page) throw new Error('there is no guide or no legal page')
  const find = (path: string) => cards.find(({ image }) => image === `/social${path}.png`)
  const { title, description } = pages.pages.blog
  expect(find('/blog')).toEqual({
    image: '/social/blog.png',
    eyebrow: null,
    title,
    line: description,
    prices: null,
  })
  expect(find(`/guides/${guide.slug}`)).toMatchObject({
    title: guide.title,
    line: guide.description,
    prices: null,
  })
  expect(find(`/${page.slug}`)).toMatchObject({
    eyebrow: null,
    title: page.title,
    line: page.description,
    prices: null,
  })
  expect(cards.map(({ image }) => image)).toEqual(
    expect.arrayContaining(['/social/calculator.png', '/social/contact.png', '/social/findquiz1.png']),
  )
  expect(find('/home')?.prices?.[0]).toEqual({ rank: 1, name: 'RemedyMeds', price: 'at least $179/month' })
})

test('a price that is paid once has no period', () => {
  const [first] = providers
  if (!first?.pricing) throw new Error('there is no price')
  const once = { ...first, pricing: { ...first.pricing, period: 'once' as const } }
  expect(makeSocialCards({ ...facts, providers: [once] })[0]?.prices?.[0]?.price).toBe('at least $179 once')
})

test('llms.txt in full, for a site with one guide and one legal page', () => {
  const [guide] = guides
  const [page] = legal
  if (!guide || !page) throw new Error('there is no guide or no legal page')
  const [provider] = providers
  if (!provider) throw new Error('there is no provider')
  const text = llms({
    records: [provider],
    guides: [{ ...guide, modified: null, reviewer: null }],
    legal: [page],
  })
  const link = (title: string, path: string, words: string) =>
    `- [${title}](https://weighpoint.example${path}): ${words}`
  const fixed = INDEXED_ROUTES.map((name) =>
    link(pages.pages[name].title, name === 'home' ? '' : ROUTES[name], pages.pages[name].description),
  )
  expect(fixed.slice(0, 2).join()).toMatch(/weighpoint\.example\): .+weighpoint\.example\/bestofmonth\): /)
  expect(text.slice(text.indexOf('## Pages'))).toBe(
    [
      '## Pages',
      fixed.join('\n'),
      '## Providers',
      link(provider.name, `/providers/${provider.id}`, getRecordDescription(provider)),
      '## Guides',
      link(
        guide.title,
        `/guides/${guide.slug}`,
        `${guide.description} Published ${guide.published}; facts checked ${guide.checked}; not clinically reviewed.`,
      ),
      '## Optional',
      link(page.title, `/${page.slug}`, page.description),
      '',
    ].join('\n\n'),
  )
})

test('llms.txt says what the site is and is not, where figures come from, and who pays', () => {
  const facts = llms()
    .split('\n')
    .filter((line) => /^- [^[]/.test(line))
  const topics = [
    /^- What it is: a ranking of online providers/,
    /^- What it is not: medical advice/,
    /^- Not yet checked\./,
    /^- First-year costs are computed from the prices on record/,
    new RegExp(
      `^- Ratings are the editors' own.*${site.counts.criteria}\\+ criteria.*certified by ${site.certifier.name}`,
    ),
    /^- Medical figures: guides and answers name their sources.*not compounded versions/,
    /^- What is paid: .*Paid links are marked next to each link/,
  ]
  expect(facts).toHaveLength(topics.length)
  for (const [index, topic] of topics.entries()) expect(facts[index]).toMatch(topic)
  expect(facts.at(-1)).toContain(site.disclosure)
})

test('the metadata of a page in full', () => {
  expect(describePage()).toEqual({
    title: 'A title',
    description: 'A text',
    alternates: { canonical: '/blog', types: { 'application/atom+xml': '/feed.xml' } },
    openGraph: {
      title: 'A title',
      description: 'A text',
      url: '/blog',
      siteName: 'Weighpoint',
      locale: 'en_US',
      images: describePage().openGraph?.images,
      type: 'website',
    },
    twitter: { card: 'summary_large_image', images: [] },
  })
  expect(
    toMetadata({ siteName: 'W', title: 'T', description: 'D', path: '/' }).openGraph?.images,
  ).toMatchObject([{ url: '/social/home.png' }])
})
