import { INDEXED_ROUTES } from '@/lib/base/indexed-routes'
import { rankProviders } from '@/lib/providers/ranking'
import type { Guide } from '@/lib/schemas/documents'
import { makeArticle, makeBreadcrumbs, makeFaqPage, makeProviderList } from '@/lib/seo/structured-data/nodes'
import { makeStructuredData } from '@/lib/seo/structured-data/page-graphs'
import { getFixtureContent } from '../../../fixtures/fixture-content'

const { site, pages, providers: records, ranking, faq, guides, legal, sources } = getFixtureContent()
const providers = rankProviders(records, ranking)
const siteUrl = 'https://weighpoint.example'

const getSources = (ids: readonly string[]) =>
  ids.flatMap((id) => sources.sources.find((source) => source.id === id) ?? [])

const data = makeStructuredData({
  siteUrl,
  name: site.name,
  supportEmail: site.supportEmail,
  dataLicense: site.dataLicense,
  dataChangedOn: '2026-11-20',
  pages: pages.pages,
  providers,
  records,
  faq,
  guides,
  legal,
  getSources,
})

const typesOf = (path: string) => data[path]?.['@graph'].map((thing) => Reflect.get(Object(thing), '@type'))

test.each([
  ['/', ['WebSite', 'Organization', 'FAQPage']],
  ['/bestofmonth', ['WebPage', 'BreadcrumbList']],
  ['/blog', ['CollectionPage', 'BreadcrumbList']],
  ['/calculator', ['WebPage', 'BreadcrumbList']],
  ['/contact', ['ContactPage', 'BreadcrumbList']],
  ['/findquiz1', ['WebPage', 'BreadcrumbList']],
  ['/providers', ['CollectionPage', 'BreadcrumbList']],
  ['/providers/t-mates', ['WebPage', 'BreadcrumbList']],
  ['/how-we-rank', ['WebPage', 'BreadcrumbList']],
  ['/about', ['AboutPage', 'BreadcrumbList']],
  ['/guides/glp1-side-effects', ['Article', 'BreadcrumbList']],
  ['/privacy-policy', ['WebPage', 'BreadcrumbList']],
])('%s is described as %j', (path, types) => {
  expect(typesOf(path)).toEqual(types)
})

test('pages for a single visitor have no structured data', () => {
  expect(Object.keys(data)).toHaveLength(
    INDEXED_ROUTES.length + records.length + guides.length + legal.length,
  )
  expect(Object.keys(data).filter((path) => /results|personalized|click/.test(path))).toEqual([])
})

test('nothing is rated, offered or dated by the build', () => {
  const keys = new Set<string>()
  JSON.stringify(data, (key, value) => {
    keys.add(key)
    return value
  })
  expect([...keys].filter((key) => /rating|review(?!edBy)|offer|price/i.test(key))).toEqual([])
  expect(JSON.stringify(data)).not.toContain(String(new Date().getFullYear() + 1))
})

const getGuide = (changes: Partial<Guide>): Guide => {
  const [guide] = guides
  if (!guide) throw new Error('there is no guide')
  return { ...guide, ...changes }
}
const describeGuide = (changes: Partial<Guide>) =>
  makeArticle({ guide: getGuide(changes), path: '/guides/x', sources: [], name: site.name, siteUrl })

test('an article has the dates of its guide', () => {
  expect(describeGuide({ published: '2026-11-20', modified: null })).toMatchObject({
    datePublished: '2026-11-20',
    dateModified: '2026-11-20',
  })
  expect(describeGuide({ published: '2026-11-20', modified: '2027-01-02' })).toMatchObject({
    datePublished: '2026-11-20',
    dateModified: '2027-01-02',
  })
})

test('an article has a reviewer only if the guide has one', () => {
  expect(describeGuide({ reviewer: null }).mainEntityOfPage).toBe('https://weighpoint.example/guides/x')
  expect(
    describeGuide({
      reviewer: { name: 'A. Doe, MD', date: '2026-11-20', record: 'https://records.example/1' },
    }).mainEntityOfPage,
  ).toEqual({
    '@type': 'WebPage',
    '@id': 'https://weighpoint.example/guides/x',
    reviewedBy: { '@type': 'Person', name: 'A. Doe, MD' },
  })
})

test('the editors are an organization, a named author is a person', () => {
  expect(describeGuide({ author: 'Weighpoint editors' }).author).toMatchObject({ '@type': 'Organization' })
  expect(describeGuide({ author: 'Ann Doe' }).author).toEqual({ '@type': 'Person', name: 'Ann Doe' })
})

test('an article cites the sources it is given, in their order', () => {
  const article = makeArticle({
    guide: getGuide({}),
    path: '/guides/x',
    sources: getSources(['surmount-1', 'step-1']),
    name: site.name,
    siteUrl,
  })
  expect(article.citation.map(({ url }) => url)).toEqual([
    'https://doi.org/10.1056/NEJMoa2206038',
    'https://doi.org/10.1056/NEJMoa2032183',
  ])
})

test('breadcrumbs count from one and end at the page', () => {
  const { itemListElement } = makeBreadcrumbs(
    [
      { name: 'Home', path: '/' },
      { name: 'Blog', path: '/blog' },
    ],
    siteUrl,
  )
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: siteUrl },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: `${siteUrl}/blog` },
  ])
})

test('paragraphs of an answer become lines', () => {
  const page = makeFaqPage([{ id: 'a', question: 'Why?', answer: ['One.', 'Two.'], sources: [] }])
  expect(page.mainEntity).toEqual([
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'One.\nTwo.' } },
  ])
})

test('providers are listed by rank, with both of their names', () => {
  const list = makeProviderList([
    { rank: 1, name: 'RemedyMeds', alsoListedAs: null },
    { rank: 2, name: 'g-plans', alsoListedAs: { name: 'Jrnys', logo: '/logos/jrnys.svg' } },
  ])
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, item: { '@type': 'Organization', name: 'RemedyMeds' } },
    {
      '@type': 'ListItem',
      position: 2,
      item: { '@type': 'Organization', name: 'g-plans', alternateName: 'Jrnys' },
    },
  ])
})

test('the home page says who publishes the site, and answers its questions', () => {
  const [website, organization, questions] = data['/']?.['@graph'] ?? []
  expect(data['/']?.['@context']).toBe('https://schema.org')
  expect(website).toEqual({
    '@type': 'WebSite',
    '@id': 'https://weighpoint.example/#website',
    name: 'Weighpoint',
    description: pages.pages.home.description,
    url: siteUrl,
    inLanguage: 'en-US',
    publisher: { '@id': 'https://weighpoint.example/#organization' },
  })
  expect(organization).toEqual({
    '@type': 'Organization',
    '@id': 'https://weighpoint.example/#organization',
    name: 'Weighpoint',
    url: siteUrl,
    logo: 'https://weighpoint.example/icon-512.png',
    email: site.supportEmail,
  })
  expect(questions).toEqual(makeFaqPage(faq.items))
})

const isPartOf = { '@id': 'https://weighpoint.example/#website' }
const crumb = (position: number, name: string, item: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item,
})
const trail = (...steps: [string, string][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', ''] as const, ...steps].map(([name, path], index) =>
    crumb(index + 1, name, siteUrl + path),
  ),
})

test.each([
  ['/bestofmonth', 'WebPage', 'rankings', makeProviderList(providers)],
  [
    '/calculator',
    'WebPage',
    'calculator',
    {
      '@type': 'WebApplication',
      name: pages.pages.calculator.label,
      applicationCategory: 'HealthApplication',
      browserRequirements: 'Requires JavaScript',
      isAccessibleForFree: true,
    },
  ],
  [
    '/blog',
    'CollectionPage',
    'blog',
    {
      '@type': 'ItemList',
      itemListElement: guides.map(({ slug, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: `${siteUrl}/guides/${slug}`,
      })),
    },
  ],
  ['/contact', 'ContactPage', 'contact', undefined],
  ['/findquiz1', 'WebPage', 'quiz', undefined],
] as const)(
  '%s is a %s of the site, with its main entity and breadcrumbs',
  (path, type, name, mainEntity) => {
    const { title, label } = pages.pages[name]
    expect(data[path]?.['@graph']).toEqual([
      { '@type': type, name: title, url: siteUrl + path, isPartOf, ...(mainEntity && { mainEntity }) },
      trail([label, path]),
    ])
  },
)

test('the breadcrumbs of a guide lead through the blog, those of a legal page through home', () => {
  const [guide] = guides
  const [page] = legal
  if (!guide || !page) throw new Error('there is no guide or no legal page')
  const path = `/guides/${guide.slug}`
  expect(data[path]?.['@graph'][1]).toEqual(trail([pages.pages.blog.label, '/blog'], [guide.title, path]))
  expect(data[path]?.['@graph'][0]).toMatchObject({
    '@type': 'Article',
    headline: guide.title,
    image: `${siteUrl}/social${path}.png`,
    publisher: { '@id': 'https://weighpoint.example/#organization' },
    mainEntityOfPage: siteUrl + path,
    citation: guide.body.citations.map(({ id }) => {
      const source = sources.sources.find((entry) => entry.id === id)
      return { '@type': 'CreativeWork', url: source?.url, name: source?.title }
    }),
  })
  expect(data[`/${page.slug}`]?.['@graph']).toEqual([
    { '@type': 'WebPage', name: page.title, url: `${siteUrl}/${page.slug}`, isPartOf },
    trail([page.title, `/${page.slug}`]),
  ])
})

test('the editors have the address of the site', () => {
  expect(describeGuide({ author: 'Weighpoint editors' }).author).toEqual({
    '@type': 'Organization',
    name: 'Weighpoint editors',
    url: siteUrl,
  })
})
