// What a page tells other services: llms.txt and metadata.
import { INDEXED_ROUTES } from '@/lib/base/indexed-routes'
import { ROUTES } from '@/lib/base/routes'
import { getContent, getDrugs } from '@/lib/content'
import { listRecords, rankProviders } from '@/lib/providers/ranking'
import { getRecordDescription } from '@/lib/providers/record-view'
import { makeLlmsText } from '@/lib/seo/llms'
import { pageMetadata, routeMetadata, toAddress } from '@/lib/seo/metadata'
import { getFixtureContent } from '../../../fixtures/checked-content'

const { site, providers: unranked, ranking, guides, legal } = getFixtureContent()
const providers = rankProviders(unranked, ranking)
const records = listRecords(unranked, ranking)

const llms = (changes: Parameters<typeof makeLlmsText>[1] = {}) =>
  makeLlmsText(
    { edition: 'Draft edition: not yet verified.', disclosure: 'We may earn.' },
    { site, records, guides, legal, ...changes },
  )

test('llms.txt has the form of llmstxt.org: a name, a summary, facts, and lists of links', () => {
  const blocks = llms().trim().split('\n\n')
  expect(blocks[0]).toBe('# Weighpoint')
  expect(blocks[1]).toBe(`> ${site.blurb}`)
  expect(blocks[2]?.split('\n').every((line) => line.startsWith('- '))).toBe(true)
  expect(blocks.slice(3).filter((block) => block.startsWith('#'))).toEqual([
    '## Pages',
    '## Providers',
    '## Drugs',
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

test('llms.txt says what was verified and reviewed, and no more', () => {
  expect(llms()).toContain('Draft edition: not yet verified.')
  const [guide] = guides
  if (!guide) throw new Error('there is no guide')
  expect(llms({ guides: [{ ...guide, published: '2026-11-20', modified: '2027-01-02' }] })).toContain(
    'Published 2026-11-20, changed 2027-01-02; sources gathered November 2026; not clinically reviewed.',
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
  expect(describePage({ published: '2026-11-20', modified: undefined }).openGraph).not.toMatchObject({
    modifiedTime: expect.anything(),
  })
})

test('only a page that is kept out of search says so', () => {
  expect(describePage().robots).toBeUndefined()
  expect(routeMetadata('quizResults').robots).toEqual({ index: false, follow: true })
})

test('the address of the home page has no trailing slash', () => {
  expect(['/', '/blog'].map(toAddress)).toEqual([
    'https://weighpoint.example',
    'https://weighpoint.example/blog',
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
    drugs: getDrugs().filter(({ id }) => id === 'wegovy'),
    guides: [{ ...guide, modified: undefined, reviewer: undefined }],
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
      '## Drugs',
      link(
        'Wegovy',
        '/drugs/wegovy',
        'Wegovy (semaglutide): the lowest first year to the full dose is $3,338, Wegovy pill. Each dose, sellers’ offers, trials, and what we don’t know.',
      ),
      '## Guides',
      link(
        guide.title,
        `/guides/${guide.slug}`,
        `${guide.description} Published ${guide.published}; sources gathered November 2026; not clinically reviewed.`,
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
    /^- What it lists: We compare \w+ online providers\. There are others\./,
    /^- What it is not: medical advice/,
    /^- First-year costs are computed from the prices and fees that we know/,
    new RegExp(
      `^- Ratings are the editors' own.*${site.counts.criteria}\\+ evaluation criteria.*certified by ${site.certifier.name}`,
    ),
    /^- Medical figures: guides and the FAQ name their sources.*not compounded versions/,
    /^- What is paid: We may earn\./,
    /^- Draft edition: not yet verified\./,
  ]
  expect(facts).toHaveLength(topics.length)
  for (const [index, topic] of topics.entries()) expect(facts[index]).toMatch(topic)
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
