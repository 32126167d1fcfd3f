// The schema.org nodes that pages contain. Only what the page itself shows: no ratings (there are none from users), no
// offers (the prices are the providers' own claims), no build dates.

import type {
  Article,
  BreadcrumbList,
  Dataset,
  FAQPage,
  ItemList,
  ListItem,
  Organization,
  Person,
  WebPage,
  WebSite,
} from 'schema-dts'
import { DATA_FILES, ROUTES } from '../../base/routes'
import type { Guide } from '../../schemas/documents'
import type { SignOff } from '../../schemas/evidence'
import type { Faq } from '../../schemas/faq'
import type { Provider } from '../../schemas/providers'
import type { Site } from '../../schemas/site'
import type { Source } from '../../schemas/sources'
import { toAddress } from '../metadata'
import { socialImagePath } from '../og-image'

type SiteFacts = { name: string; description: string; siteUrl: string }

const LANGUAGE = 'en-US'

const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`
const websiteId = (siteUrl: string): string => `${siteUrl}/#website`

/** The publisher of the site. */
export function makeOrganization({ name, siteUrl }: Pick<SiteFacts, 'name' | 'siteUrl'>) {
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name,
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
  } as const satisfies Organization
}

/** The site as a whole. Only the home page includes it. */
export function makeWebSite({ name, description, siteUrl }: SiteFacts) {
  return {
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    name,
    description,
    url: siteUrl,
    inLanguage: LANGUAGE,
    publisher: { '@id': organizationId(siteUrl) },
  } as const satisfies WebSite
}

type PageFacts = { path: string; title: string; name: string; siteUrl: string }

/** What all kinds of pages have in common. The language and description are in the page's <head>. */
export function makeWebPage({ path, title, name, siteUrl }: PageFacts) {
  return {
    '@type': 'WebPage',
    name: title,
    url: toAddress(path, siteUrl),
    // Defined here and not referred to by its id, because only the home page describes it in full.
    isPartOf: { '@type': 'WebSite', '@id': websiteId(siteUrl), name, url: siteUrl },
  } as const satisfies WebPage
}

/** The path from the home page to a page. The last step is the page itself. */
export function makeBreadcrumbs(steps: readonly { name: string; path: string }[], siteUrl: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: toAddress(path, siteUrl),
    })),
  } as const satisfies BreadcrumbList
}

type ArticleFacts = { guide: Guide; path: string; sources: readonly Source[]; name: string; siteUrl: string }

/** A guide, with its dates, author, reviewer, and the sources it cites, in order. */
export function makeArticle({ guide, path, sources, name, siteUrl }: ArticleFacts) {
  const url = toAddress(path, siteUrl)
  return {
    '@type': 'Article',
    headline: guide.title,
    image: siteUrl + socialImagePath(path),
    datePublished: guide.published,
    dateModified: guide.modified ?? guide.published,
    author: makeAuthor(guide.author, name, siteUrl),
    publisher: makeOrganization({ name, siteUrl }),
    mainEntityOfPage: makeReviewedPage(url, guide.reviewer),
    citation: sources.map(({ title, url: address }) => ({
      '@type': 'CreativeWork' as const,
      ...(address && { url: address }),
      name: title,
    })),
  } as const satisfies Article
}

/** An author whose name starts with the site's name is an organization; any other is a person. */
function makeAuthor(author: string, siteName: string, siteUrl: string): Organization | Person {
  return author.startsWith(siteName)
    ? { '@type': 'Organization', name: author, url: siteUrl }
    : { '@type': 'Person', name: author }
}

/** The page of an article. In schema.org, a page can have a reviewer, but an article cannot. */
function makeReviewedPage(url: string, reviewer: SignOff | null): WebPage | string {
  if (reviewer === null) return url
  return { '@type': 'WebPage', '@id': url, reviewedBy: { '@type': 'Person', name: reviewer.name } }
}

/** The questions as the page shows them. Each paragraph of an answer is a line. */
export function makeFaqPage(items: Faq['items']) {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer.join('\n') },
    })),
  } as const satisfies FAQPage
}

/** The providers by rank. Only their names, since all other facts are their own claims. */
export function makeProviderList(providers: readonly Pick<Provider, 'rank' | 'name' | 'alsoListedAs'>[]) {
  return makeItemList(
    providers.map(({ rank, name, alsoListedAs }) => ({
      '@type': 'ListItem',
      position: rank,
      item: {
        '@type': 'Organization',
        name,
        ...(alsoListedAs && { alternateName: alsoListedAs.name }),
      },
    })),
  )
}

type DatasetFacts = {
  /** The name of the site, which publishes the data. */
  siteName: string
  name: string
  description: string
  siteUrl: string
  license: Site['dataLicense']
  /** The day of the newest change, like 2026-11-20. */
  modified: string | null
}

/** The open data. Includes a license only if the operator has set one. */
export function makeDataset({ siteName, name, description, siteUrl, license, modified }: DatasetFacts) {
  return {
    '@type': 'Dataset',
    name,
    description,
    url: toAddress(ROUTES.howWeRank, siteUrl),
    creator: makeOrganization({ name: siteName, siteUrl }),
    isAccessibleForFree: true,
    ...(license && { license: license.url }),
    ...(modified && { dateModified: modified }),
    distribution: [
      { format: 'application/json', path: DATA_FILES.json },
      { format: 'text/csv', path: DATA_FILES.csv },
    ].map(({ format, path }) => ({
      '@type': 'DataDownload' as const,
      encodingFormat: format,
      contentUrl: siteUrl + path,
    })),
  } as const satisfies Dataset
}

/** Pages of this site as a list. */
export function makePageList(pages: readonly { title: string; path: string }[], siteUrl: string) {
  return makeItemList(
    pages.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: toAddress(path, siteUrl),
    })),
  )
}

function makeItemList(itemListElement: ListItem[]) {
  return { '@type': 'ItemList', itemListElement } as const satisfies ItemList
}
