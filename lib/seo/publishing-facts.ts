// What the publishing pass (lib/publish) needs to know about the content, as plain data.
import type { Graph } from 'schema-dts'
import { readEndpoint } from '../contact/send'
import {
  getChanges,
  getFaq,
  getGuides,
  getInternalRedirects,
  getLegalPages,
  getPages,
  getProviders,
  getRecords,
  getSite,
  getSources,
} from '../content'
import { getRedirects } from '../providers/affiliate-link'
import { SITE_URL } from './metadata'
import { makeStructuredData } from './structured-data/page-graphs'

/** A redirect on our own host. 302: to a provider. 301: between our pages. */
export type Redirect = { source: string; destination: string; status: 301 | 302 }

export type PublishingFacts = {
  /** JSON-LD by page path. */
  structuredData: Record<string, Graph>
  redirects: Redirect[]
  /** Where the contact form sends messages, or null if it sends none. */
  contactEndpoint: string | null
}

export function getPublishingFacts(): PublishingFacts {
  const { name, supportEmail, dataLicense } = getSite()
  return {
    structuredData: makeStructuredData({
      siteUrl: SITE_URL,
      name,
      supportEmail,
      dataLicense,
      dataChangedOn: getChanges()[0]?.date ?? null,
      pages: getPages(),
      providers: getProviders(),
      records: getRecords(),
      guides: getGuides(),
      legal: getLegalPages(),
      faq: getFaq(),
      getSources,
    }),
    redirects: getPublishedRedirects(),
    contactEndpoint: readEndpoint(process.env.NEXT_PUBLIC_CONTACT_ENDPOINT),
  }
}

function getPublishedRedirects(): Redirect[] {
  return [
    ...getRedirects(getRecords()).map(
      ({ source, destination }): Redirect => ({ source, destination, status: 302 }),
    ),
    ...getInternalRedirects().map(
      ({ from, to }): Redirect => ({ source: from, destination: to, status: 301 }),
    ),
  ]
}
