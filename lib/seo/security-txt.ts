// security.txt (RFC 9116): how to report a vulnerability of this site. An expired file must not be trusted, so `npm run
// due` and the launch check report the date in advance; it does not stop a build.
import { ROUTES, SECURITY_TXT } from '../base/routes'
import type { Site } from '../schemas/site'
import { toAddress } from './metadata'

/** The content of the file. `siteUrl` has no path. */
export function makeSecurityTxt(siteUrl: string, { supportEmail, securityTxt }: Site): string {
  const { expires, policy } = securityTxt
  const fields = [
    `Contact: mailto:${supportEmail}`,
    `Contact: ${toAddress(ROUTES.contact, siteUrl)}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${toAddress(SECURITY_TXT, siteUrl)}`,
    ...(policy ? [`Policy: ${policy}`] : []),
  ]
  return `${fields.join('\n')}\n`
}
