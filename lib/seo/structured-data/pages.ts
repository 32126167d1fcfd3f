// Which page describes what: path → its one graph. Pages that are not to be indexed describe nothing.
import type { Graph, Thing } from 'schema-dts'
import { INDEXED_ROUTES, type IndexedRouteName } from '../../base/indexed-routes'
import { guidePath, ROUTES } from '../../base/routes'
import type { Guide, LegalPage } from '../../schemas/documents'
import type { Faq } from '../../schemas/faq'
import type { Pages } from '../../schemas/pages'
import type { Provider } from '../../schemas/providers'
import type { Source } from '../../schemas/sources'
import {
  makeArticle,
  makeBreadcrumbs,
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
  faq: Faq
  guides: readonly Guide[]
  legal: readonly LegalPage[]
  /** The sources with these ids, in their order. */
  getSources: (ids: readonly string[]) => Source[]
}

/** The graph of every page that describes itself. */
export function makeStructuredData(facts: StructuredFacts): Record<string, Graph> {
  const { guides, legal } = facts
  return {
    ...makeRoutes(facts),
    ...Object.fromEntries(guides.map((guide) => [guidePath(guide.slug), makeGuide(guide, facts)])),
    ...Object.fromEntries(legal.map((page) => [`/${page.slug}`, makeLegal(page, facts)])),
  }
}

function makeRoutes(facts: StructuredFacts): Record<string, Graph> {
  const { siteUrl, name, supportEmail, pages, providers, faq, guides } = facts
  const home = toGraph(
    makeWebSite({ name, description: pages.home.description, siteUrl }),
    { ...makeOrganization({ name, siteUrl }), email: supportEmail },
    makeFaqPage(faq.items), // once on the site: a copy beside the rankings would say nothing new
  )
  const guideList = guides.map(({ slug, title }) => ({ title, path: guidePath(slug) }))
  /** What a page is beyond a page. */
  const more: Partial<Record<IndexedRouteName, object>> = {
    rankings: { mainEntity: makeProviderList(providers) },
    blog: { '@type': 'CollectionPage', mainEntity: makePageList(guideList, siteUrl) },
    calculator: { mainEntity: makeCalculator(pages.calculator.label) },
    contact: { '@type': 'ContactPage' },
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

function makeLegal({ slug, title }: LegalPage, facts: StructuredFacts): Graph {
  const path = `/${slug}`
  return toGraph(
    makeWebPage({ path, title, siteUrl: facts.siteUrl }),
    makeTrail([{ name: title, path }], facts),
  )
}

/** Breadcrumbs that start at home. */
function makeTrail(steps: { name: string; path: string }[], { pages, siteUrl }: StructuredFacts) {
  return makeBreadcrumbs([{ name: pages.home.label, path: ROUTES.home }, ...steps], siteUrl)
}

function toGraph(...things: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things }
}
