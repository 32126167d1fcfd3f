// The structured data of each page, as path → graph. Pages that are not indexed have none.
import type { Graph, Thing } from 'schema-dts'
import { INDEXED_ROUTES, type IndexedRouteName } from '../../base/indexed-routes'
import { guidePath, providerPath, ROUTES } from '../../base/routes'
import { getRecordTitle } from '../../providers/record-view'
import type { Guide, LegalPage } from '../../schemas/documents'
import type { Faq } from '../../schemas/faq'
import type { Pages } from '../../schemas/pages'
import type { Provider, ProviderRecord } from '../../schemas/providers'
import type { Site } from '../../schemas/site'
import type { Source } from '../../schemas/sources'
import {
  makeArticle,
  makeBreadcrumbs,
  makeDataset,
  makeFaqPage,
  makeOrganization,
  makePageList,
  makeProviderList,
  makeWebPage,
  makeWebSite,
} from './nodes'

export type StructuredFacts = {
  siteUrl: string
  name: string
  supportEmail: string
  pages: Pages
  providers: readonly Provider[]
  records: readonly ProviderRecord[]
  dataLicense: Site['dataLicense']
  /** The day of the newest entry in the change log, or null. */
  dataChangedOn: string | null
  faq: Faq
  guides: readonly Guide[]
  legal: readonly LegalPage[]
  /** The sources with these ids, in the same order. */
  getSources: (ids: readonly string[]) => Source[]
}

/** The graph of every page that has structured data. */
export function makeStructuredData(facts: StructuredFacts): Record<string, Graph> {
  const { records, guides, legal } = facts
  return {
    ...makeRoutes(facts),
    ...Object.fromEntries(records.map((record) => [providerPath(record.id), makeRecord(record, facts)])),
    ...Object.fromEntries(guides.map((guide) => [guidePath(guide.slug), makeGuide(guide, facts)])),
    ...Object.fromEntries(legal.map((page) => [`/${page.slug}`, makeLegal(page, facts)])),
  }
}

function makeRoutes(facts: StructuredFacts): Record<string, Graph> {
  const { siteUrl, name, supportEmail, pages, providers, records, faq, guides, dataLicense, dataChangedOn } =
    facts
  const home = toGraph(
    makeWebSite({ name, description: pages.home.description, siteUrl }),
    { ...makeOrganization({ name, siteUrl }), email: supportEmail },
    makeFaqPage(faq.items), // only here: a copy on the rankings page would add nothing
  )
  const guideList = guides.map(({ slug, title }) => ({ title, path: guidePath(slug) }))
  const recordList = records.map(({ id, name: title }) => ({ title, path: providerPath(id) }))
  /** What some pages have in addition to the properties of every page. */
  const more: Partial<Record<IndexedRouteName, object>> = {
    rankings: { mainEntity: makeProviderList(providers) },
    blog: { '@type': 'CollectionPage', mainEntity: makePageList(guideList, siteUrl) },
    calculator: { mainEntity: makeCalculator(pages.calculator.label) },
    contact: { '@type': 'ContactPage' },
    providers: { '@type': 'CollectionPage', mainEntity: makePageList(recordList, siteUrl) },
    howWeRank: {
      mainEntity: makeDataset({
        name: `${name}: records of online GLP-1 providers`,
        description:
          'What each online GLP-1 provider states, fact by fact, with the first-year cost and the prices of approved drugs from their makers.',
        siteUrl,
        license: dataLicense,
        modified: dataChangedOn,
      }),
    },
    about: { '@type': 'AboutPage' },
  }
  const graphs = INDEXED_ROUTES.map((route) => {
    const path = ROUTES[route]
    if (route === 'home') return [path, home]
    const { title, label } = pages[route]
    const page = { ...makeWebPage({ path, title, siteUrl }), ...more[route] }
    return [path, toGraph(page, makeTrail([{ name: label, path }], facts))]
  })
  return Object.fromEntries(graphs)
}

const makeCalculator = (name: string) =>
  ({
    '@type': 'WebApplication',
    name,
    applicationCategory: 'HealthApplication',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
  }) as const

function makeGuide(guide: Guide, facts: StructuredFacts): Graph {
  const { name, siteUrl, pages, getSources } = facts
  const path = guidePath(guide.slug)
  const sources = getSources(guide.body.citations.map(({ id }) => id))
  return toGraph(
    makeArticle({ guide, path, sources, name, siteUrl }),
    makeTrail(
      [
        { name: pages.blog.label, path: ROUTES.blog },
        { name: guide.title, path },
      ],
      facts,
    ),
  )
}

/** A record. Only the provider's name, since all other facts are its own claims. */
function makeRecord(record: ProviderRecord, facts: StructuredFacts): Graph {
  const { siteUrl, pages } = facts
  const path = providerPath(record.id)
  const about = {
    '@type': 'Organization',
    name: record.name,
    ...(record.alsoListedAs && { alternateName: record.alsoListedAs.name }),
  } as const
  return toGraph(
    { ...makeWebPage({ path, title: getRecordTitle(record), siteUrl }), about },
    makeTrail(
      [
        { name: pages.providers.label, path: ROUTES.providers },
        { name: record.name, path },
      ],
      facts,
    ),
  )
}

function makeLegal({ slug, title }: LegalPage, facts: StructuredFacts): Graph {
  const path = `/${slug}`
  return toGraph(
    makeWebPage({ path, title, siteUrl: facts.siteUrl }),
    makeTrail([{ name: title, path }], facts),
  )
}

/** Breadcrumbs that start at the home page. */
function makeTrail(steps: { name: string; path: string }[], { pages, siteUrl }: StructuredFacts) {
  return makeBreadcrumbs([{ name: pages.home.label, path: ROUTES.home }, ...steps], siteUrl)
}

function toGraph(...things: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things }
}
