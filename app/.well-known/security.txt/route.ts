// How to report a vulnerability of this site (RFC 9116). An expired file must not be trusted, so `npm run due` and the launch
// check report the date in advance; it does not stop a build.
import { ROUTES, SECURITY_TXT } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { toAddress } from '@/lib/seo/metadata'

export const dynamic = 'force-static'

export function GET() {
  const { supportEmail, securityTxt } = getContent().site
  const fields = [
    `Contact: mailto:${supportEmail}`,
    `Contact: ${toAddress(ROUTES.contact)}`,
    `Expires: ${securityTxt.expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${toAddress(SECURITY_TXT)}`,
    ...(securityTxt.policy ? [`Policy: ${securityTxt.policy}`] : []),
  ]
  return new Response(`${fields.join('\n')}\n`)
}
