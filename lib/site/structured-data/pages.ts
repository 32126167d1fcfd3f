// Which page describes what: path → its one graph. Pages that are not to be indexed describe nothing.
import type { Graph, Thing } from 'schema-dts'
import type { Guide, LegalPage } from '@/lib/content/schemas/documents'
import type { Faq } from '@/lib/content/schemas/faq'
import type { Pages } from '@/lib/content/schemas/pages'
import type { Provider } from '@/lib/content/schemas/providers'
import type { Source } from '@/lib/content/schemas/sources'
import { guidePath, ROUTES, type RouteName } from '../routes'
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
  const describe = (route: RouteName) =>
    makeWebPage({ path: ROUTES[route], title: pages[route].title, siteUrl })
  const crumbs = (route: RouteName) => makeTrail([{ name: pages[route].label, path: ROUTES[route] }], facts)
  return {
    [ROUTES.home]: toGraph(
      makeWebSite({ name, description: pages.home.description, siteUrl }),
      { ...makeOrganization({ name, siteUrl }), email: supportEmail },
      makeFaqPage(faq.items), // once on the site: a copy beside the rankings would say nothing new
    ),
    [ROUTES.rankings]: toGraph(
      { ...describe('rankings'), mainEntity: makeProviderList(providers) },
      crumbs('rankings'),
    ),
    [ROUTES.blog]: toGraph(
      {
        ...describe('blog'),
        '@type': 'CollectionPage',
        mainEntity: makePageList(
          guides.map(({ slug, title }) => ({ title, path: guidePath(slug) })),
          siteUrl,
        ),
      },
      crumbs('blog'),
    ),
    [ROUTES.calculator]: toGraph(
      { ...describe('calculator'), mainEntity: makeCalculator(pages.calculator.label) },
      crumbs('calculator'),
    ),
    [ROUTES.contact]: toGraph({ ...describe('contact'), '@type': 'ContactPage' }, crumbs('contact')),
    [ROUTES.quiz]: toGraph(describe('quiz'), crumbs('quiz')),
  }
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
