// What the publishing pass (lib/publish) needs to know about the content. It finds the data in Next's export, where
// app/publishing.json puts it, and removes that file.
import { readEndpoint } from '../contact/send'
import { getContent, getRecords } from '../content'
import { getRedirects } from '../providers/affiliate-link'

/** A redirect on our own host. 302: to a provider. 301: between our pages. */
export type Redirect = { source: string; destination: string; status: 301 | 302 }

export type PublishingFacts = ReturnType<typeof getPublishingFacts>

export const getPublishingFacts = () => ({
  redirects: [
    ...getRedirects(getRecords()).map(
      ({ source, destination }): Redirect => ({ source, destination, status: 302 }),
    ),
    ...getContent().redirects.redirects.map(
      ({ from, to }): Redirect => ({ source: from, destination: to, status: 301 }),
    ),
  ],
  /** Where the contact form sends messages, or null if it sends none. */
  contactEndpoint: readEndpoint(process.env.NEXT_PUBLIC_CONTACT_ENDPOINT),
})
