// security.txt (RFC 9116): how to report a vulnerability of this site. An expired file must not be trusted, so `npm run
// due` and the launch check report the date in advance; it does not stop a build.
import { ROUTES, SECURITY_TXT } from '../base/routes'
import { getContent } from '../content'
import { toAddress } from './metadata'

/** The content of the file. */
export function makeSecurityTxt(
  { supportEmail, securityTxt: { expires, policy } } = getContent().site,
): string {
  const fields = [
    `Contact: mailto:${supportEmail}`,
    `Contact: ${toAddress(ROUTES.contact)}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${toAddress(SECURITY_TXT)}`,
    ...(policy ? [`Policy: ${policy}`] : []),
  ]
  return `${fields.join('\n')}\n`
}
