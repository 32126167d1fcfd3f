// The schema.org nodes of the pages that search engines use. Only what a page itself shows: no ratings (there are none from
// users), no offers (the prices are the providers' own claims), no build dates. A page renders its own with <JsonLd>, and
// <Breadcrumbs> that of a visible trail.
import type * as Schema from 'schema-dts'
import { compact } from '../base/compact'
import type { IndexedRouteName } from '../base/indexed-routes'
import { DATA_FILES, guidePath, ROUTES } from '../base/routes'
import { type Guide, getChanges, getContent, getGuides, getProviders, getSources } from '../content'
import { SITE_URL, socialImagePath, toAddress } from './metadata'

const ORGANIZATION_ID = `${SITE_URL}/#organization`

/** What search engines get of the fixed pages; only the home page describes the site, its publisher, and the questions. */
const ROUTE_THINGS: Partial<Record<IndexedRouteName, () => Schema.Thing[]>> = {
  home: () => [
    describeSite(),
    { ...describePublisher(), email: getContent().site.supportEmail },
    describeFaq(),
  ],
  rankings: () => [
    describeList(
      getProviders().map(({ name, alsoListedAs }) => ({
        // Only the names, since all other facts are the provider's own claims.
        item: { '@type': 'Organization', name, alternateName: alsoListedAs?.name },
      })),
    ),
  ],
  blog: () => [
    describeList(getGuides().map(({ slug, title: name }) => ({ name, url: toAddress(guidePath(slug)) }))),
  ],
  howWeRank: () => [describeOpenData()],
}

export const describeRoute = (route: IndexedRouteName) => ROUTE_THINGS[route]?.()

const describeSite = (): Schema.WebSite => ({
  '@type': 'WebSite',
  name: getContent().site.name,
  description: getContent().pages.pages.home.description,
  url: SITE_URL,
  inLanguage: 'en-US',
  publisher: { '@id': ORGANIZATION_ID },
})

const describeFaq = (): Schema.FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: getContent().faq.items.map(({ question, lead, answer }) => ({
    '@type': 'Question',
    name: question,
    // Each paragraph is a line.
    acceptedAnswer: { '@type': 'Answer', text: [lead, answer.join('\n')].filter(Boolean).join(' ') },
  })),
})

/** A guide, with its dates, author, reviewer, and the sources it cites, in order. */
export function describeGuide(guide: Guide) {
  const { slug, title, published, modified, author, isAuthorPerson, reviewer, body } = guide

  const url = toAddress(guidePath(slug))
  return {
    '@type': 'Article',
    headline: title,
    image: SITE_URL + socialImagePath(guidePath(slug)),
    datePublished: published,
    dateModified: modified ?? published,
    author: isAuthorPerson
      ? { '@type': 'Person', name: author }
      : { '@type': 'Organization', name: author, url: SITE_URL },
    publisher: describePublisher(),
    // In schema.org, a page can have a reviewer, but an article cannot.
    mainEntityOfPage: reviewer
      ? { '@type': 'WebPage', '@id': url, reviewedBy: { '@type': 'Person', name: reviewer.name } }
      : url,
    // A source without an address is in the list on the page only.
    citation: getSources(body.citations).flatMap(({ url: source }) => source ?? []),
  } as const satisfies Schema.Article
}

/** The path from the home page to a page. The last step is the page itself. */
export const describeBreadcrumbs = (
  steps: readonly { name: string; path: string }[],
): Schema.BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: toListItems(steps.map(({ name, path }) => ({ name, item: toAddress(path) }))),
})

/** The open data. Includes a license only if the operator has set one. */
export function describeOpenData({ name, dataLicense } = getContent().site): Schema.Dataset {
  const modified = getChanges()[0]?.on
  return compact<Schema.Dataset>({
    '@type': 'Dataset',
    name: `${name}: records of online GLP-1 sellers`,
    description:
      'What we know of each online GLP-1 seller, offer by offer and fact by fact, with the first-year cost and the prices of approved drugs from their makers.',
    url: toAddress(ROUTES.howWeRank),
    creator: describePublisher(),
    isAccessibleForFree: true,
    license: dataLicense?.url,
    dateModified: modified,
    distribution: [
      { '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: SITE_URL + DATA_FILES.json },
      ...[DATA_FILES.sellers, DATA_FILES.offers, DATA_FILES.facts].map((file) => ({
        '@type': 'DataDownload' as const,
        encodingFormat: 'text/csv',
        contentUrl: SITE_URL + file,
      })),
    ],
  })
}

/** The publisher of the site. */
const describePublisher = () =>
  ({
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: getContent().site.name,
    url: SITE_URL,
    logo: `${SITE_URL}/icon-512.png`,
  }) as const satisfies Schema.Organization

/** Steps, pages, or providers in order. */
const toListItems = <T extends object>(entries: readonly T[]) =>
  entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry }) as const)

const describeList = (entries: readonly object[]): Schema.ItemList => ({
  '@type': 'ItemList',
  itemListElement: toListItems(entries),
})
