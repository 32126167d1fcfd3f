// security.txt (RFC 9116): whom to tell about a vulnerability of this site. An expired file counts for nobody;
// `npm run due` and the launch check list its day in time, and the build does not stop for it.
import { ROUTES, SECURITY_TXT } from '../base/routes'
import type { Site } from '../schemas/site'
import { toAddress } from './metadata'

/** The text of the file. The address of the site is without a path. */
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
