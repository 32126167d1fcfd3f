// What a page tells other services: social cards, llms.txt, and metadata.
import { INDEXED_ROUTES } from '@/lib/base/indexed-routes'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { listRecords, rankProviders } from '@/lib/providers/ranking'
import { getRecordDescription } from '@/lib/providers/record-view'
import { makeLlmsText } from '@/lib/seo/llms'
import { pageMetadata, toAddress } from '@/lib/seo/metadata'
import { makeSocialCards } from '@/lib/seo/social-cards'
import { getFixtureContent } from '../../../fixtures/fixture-content'

const {
  site,
  pages,
  providers: unranked,
  ranking,
  guides,
  legal,
  projection,
  'maker-prices': makerPrices,
} = getFixtureContent()
const providers = rankProviders(unranked, ranking)
const records = listRecords(unranked, ranking)
const cards = (changes: Partial<NonNullable<Parameters<typeof makeSocialCards>[0]>> = {}) =>
  makeSocialCards({
    pages: pages.pages,
    providers,
    records,
    guides,
    legal,
    makerPrices,
    projection,
    scorecard: [{ label: 'Prices checked', value: '0 of 5' }],
    reportedSources: new Set(['rumor']),
    today: '2026-11-20',
    ...changes,
  })

test('every page that may be indexed has its own card', () => {
  expect(cards().size).toBe(INDEXED_ROUTES.length + records.length + guides.length + legal.length)
  for (const name of ['home', 'bestofmonth', 'calculator', 'guides/glp1-side-effects', 'privacy-policy'])
    expect(cards().has(`/social/${name}.png`)).toBe(true)
})

test('no sum stands without "at least" and what it leaves out', () => {
  expect(cards().get('/social/home.png')?.picture).toMatchObject({
    strip: ['First year', 'As stated by providers · checked 0 of 5'],
    rows: [
      { name: 'RemedyMeds', sum: '$2,048', look: 'at-least' },
      { name: 'T-Mates', sum: '$1,188', look: 'at-least' },
      { name: 'DirectMeds', sum: '$1,788', look: 'included' },
      { name: 'JoinFridays', sum: '$1,649', look: 'included' },
      { name: 'g-plans', sum: '$5,148', look: 'at-least' },
      { look: 'maker' },
    ],
  })
  expect(cards().get('/social/providers/g-plans.png')?.picture).toMatchObject({
    drug: 'medication billed separately',
    leavesOut: expect.arrayContaining(['The drug’s price: not on record']),
  })
})

test('the picture of a guide follows the first drawing in its text', () => {
  const [guide] = guides
  if (!guide) throw new Error('there is no guide')
  const draw = (name: string, props: Record<string, unknown>) =>
    cards({ guides: [{ ...guide, body: { ...guide.body, drawing: { name, props } } }] }).get(
      `/social/guides/${guide.slug}.png`,
    )?.picture
  const people = (drug: number) =>
    draw('People', {
      caption: 'Wegovy 2.4 mg, out of 100 people',
      drug: 'Wegovy',
      rows: [{ effect: 'Nausea', drug, placebo: 16 }],
      cite: ['a'],
    })
  expect(people(44)).toEqual({
    kind: 'dots',
    strip: ['Nausea, out of 100 people', 'Wegovy 2.4 mg'],
    name: 'Wegovy',
    drug: 44,
    placebo: 16,
  })
  expect(people(45)).toMatchObject({ drug: 45 })
  expect(draw('PriceColumns', {})).toMatchObject({
    kind: 'columns',
    drugs: expect.arrayContaining([
      expect.objectContaining({ name: 'Wegovy pill', sum: '$3,338' }),
      expect.objectContaining({ name: 'Wegovy pen', detail: expect.stringMatching(/to December 31, 2026$/) }),
    ]),
  })
  const bars = {
    caption: 'Weight lost',
    rows: [0, 1].map((value) => ({ label: `${value}`, value, text: '%' })),
  }
  expect(draw('Bars', { ...bars, cite: ['rumor'] })?.strip).toEqual(['Weight lost', 'as reported'])
  expect(draw('Bars', { ...bars, cite: ['rumor', 'a'] })?.strip[1]).toBe('as reported')
  expect(draw('Bars', { ...bars, cite: ['a'] })?.strip[1]).toBe('')
})

const llms = (changes: Parameters<typeof makeLlmsText>[1] = {}) =>
  makeLlmsText('Not yet checked.', { site, records, guides, legal, ...changes })

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
    'Published 2026-11-20, changed 2027-01-02; sources gathered October to November 2026; not clinically reviewed.',
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

const describePage = (changes: Partial<Parameters<typeof pageMetadata>[0]> = {}) =>
  pageMetadata({ title: 'A title', description: 'A text', path: '/blog', ...changes })

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

test('llms.txt in full, for a site with one guide and one legal page', () => {
  const [guide] = guides
  const [page] = legal
  if (!guide || !page) throw new Error('there is no guide or no legal page')
  const [provider] = providers
  if (!provider) throw new Error('there is no provider')
  const text = llms({
    records: records.slice(0, 1),
    guides: [{ ...guide, modified: null, reviewer: null }],
    legal: [page],
  })
  const link = (title: string, path: string, words: string) =>
    `- [${title}](https://weighpoint.example${path}): ${words}`
  const fixed = INDEXED_ROUTES.map((name) =>
    link(
      getContent().pages.pages[name].title,
      name === 'home' ? '' : ROUTES[name],
      getContent().pages.pages[name].description,
    ),
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
        `${guide.description} Published ${guide.published}; sources gathered ${guide.gathered}; not clinically reviewed.`,
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
      `^- Ratings are the editors' own.*${site.counts.criteria}\\+ evaluation criteria.*certified by ${site.certifier.name}`,
    ),
    /^- Medical figures: guides and the FAQ name their sources.*not compounded versions/,
    /^- What is paid: .*This may affect who is listed and in what order/,
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
      images: describePage().openGraph?.images,
      type: 'website',
    },
    twitter: { card: 'summary_large_image', images: [] },
  })
  expect(pageMetadata({ title: 'T', description: 'D', path: '/' }).openGraph?.images).toMatchObject([
    { url: '/social/home.png' },
  ])
})
