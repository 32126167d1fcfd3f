// The structured data of the pages, from checked content. Each page renders its own with <JsonLd>, and <Breadcrumbs> that
// of a visible trail. Pages for a single visitor have none.
import type { Thing } from 'schema-dts'
import type { IndexedRouteName } from '../../base/indexed-routes'
import { guidePath, providerPath, ROUTES } from '../../base/routes'
import {
  getChanges,
  getFaq,
  getGuides,
  getPages,
  getProviders,
  getRecords,
  getSite,
  getSources,
} from '../../content'
import { getRecordTitle } from '../../providers/record-view'
import type { Guide, LegalPage } from '../../schemas/documents'
import type { ProviderRecord } from '../../schemas/providers'
import { SITE_URL as siteUrl } from '../metadata'
import {
  makeArticle,
  makeDataset,
  makeFaqPage,
  makeOrganization,
  makePageList,
  makeProviderList,
  makeWebPage,
  makeWebSite,
} from './nodes'

/** What some pages have in addition to the properties of every page. */
const MORE: Partial<Record<IndexedRouteName, () => object>> = {
  rankings: () => ({ mainEntity: makeProviderList(getProviders()) }),
  blog: () => ({ '@type': 'CollectionPage', mainEntity: makePageList(listGuides(), siteUrl) }),
  calculator: () => ({ mainEntity: makeCalculator() }),
  contact: () => ({ '@type': 'ContactPage' }),
  providers: () => ({ '@type': 'CollectionPage', mainEntity: makePageList(listRecords(), siteUrl) }),
  howWeRank: () => ({ mainEntity: makeOpenData() }),
  about: () => ({ '@type': 'AboutPage' }),
}

/** A fixed page; only the home page describes the site, its publisher, and the questions. */
export function describeRoute(route: IndexedRouteName): Thing[] {
  const { name, supportEmail } = getSite()
  const { title, description } = getPages()[route]
  if (route !== 'home')
    return [{ ...makeWebPage({ path: ROUTES[route], title, name, siteUrl }), ...MORE[route]?.() }]
  return [
    makeWebSite({ name, description, siteUrl }),
    { ...makeOrganization({ name, siteUrl }), email: supportEmail },
    makeFaqPage(getFaq().items),
  ]
}

export const describeGuide = (guide: Guide): Thing[] => [
  makeArticle({
    guide,
    path: guidePath(guide.slug),
    sources: getSources(guide.body.citations.map(({ id }) => id)),
    name: getSite().name,
    siteUrl,
  }),
]

/** A record. Only the provider's names, since all other facts are its own claims. */
export function describeRecord(record: ProviderRecord): Thing[] {
  const page = { path: providerPath(record.id), title: getRecordTitle(record), name: getSite().name, siteUrl }
  const about = {
    '@type': 'Organization',
    name: record.name,
    ...(record.alsoListedAs && { alternateName: record.alsoListedAs.name }),
  } as const
  return [{ ...makeWebPage(page), about }]
}

export const describeLegal = ({ slug, title }: LegalPage): Thing[] => [
  makeWebPage({ path: `/${slug}`, title, name: getSite().name, siteUrl }),
]

const listGuides = () => getGuides().map(({ slug, title }) => ({ title, path: guidePath(slug) }))

const listRecords = () => getRecords().map(({ id, name: title }) => ({ title, path: providerPath(id) }))

const makeCalculator = () => ({
  '@type': 'WebApplication',
  name: getPages().calculator.label,
  applicationCategory: 'HealthApplication',
  browserRequirements: 'Requires JavaScript',
  isAccessibleForFree: true,
})

const makeOpenData = () =>
  makeDataset({
    siteName: getSite().name,
    name: `${getSite().name}: records of online GLP-1 providers`,
    description:
      'What is on record about each online GLP-1 provider, fact by fact, with the first-year cost and the prices of approved drugs from their makers.',
    siteUrl,
    license: getSite().dataLicense,
    modified: getChanges()[0]?.date ?? null,
  })
