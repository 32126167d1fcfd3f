// What lib/publish/adapter.mjs needs to know about the content. It reads this file in Next's export, and removes it.
import { readEndpoint } from '@/lib/contact/send'
import { getContent, getRecords } from '@/lib/content'
import { getRedirects } from '@/lib/providers/affiliate-link'

export const dynamic = 'force-static'

export const GET = () =>
  Response.json({
    redirects: [
      ...getRedirects(getRecords()).map(({ source, destination }) => ({ source, destination, status: 302 })),
      ...getContent().redirects.redirects.map(({ from, to }) => ({
        source: from,
        destination: to,
        status: 301,
      })),
    ],
    /** Where the contact form sends messages, or null if it sends none. */
    contactEndpoint: readEndpoint(process.env.NEXT_PUBLIC_CONTACT_ENDPOINT),
  })
