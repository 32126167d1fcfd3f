// What the build says about settings that are fine on your own machine but not in public.
import { isReservedAddress } from '../base/reserved-address'

export function listWarnings(siteUrl: string, contactEndpoint: string | null): string[] {
  return [
    ...(isReservedAddress(siteUrl)
      ? [
          `NEXT_PUBLIC_SITE_URL: canonical links, the sitemap, and the feed name ${siteUrl}. Set it to your own address before you publish, see docs/hosting.md.`,
        ]
      : []),
    ...(contactEndpoint === null
      ? [
          'Contact form: NEXT_PUBLIC_CONTACT_ENDPOINT is not set, so messages are not delivered. The form only simulates sending.',
        ]
      : []),
  ]
}
