// How to report a vulnerability. See lib/seo/security-txt.ts.
import { getSite } from '@/lib/content'
import { SITE_URL } from '@/lib/seo/metadata'
import { makeSecurityTxt } from '@/lib/seo/security-txt'

export const dynamic = 'force-static'

export function GET() {
  return new Response(makeSecurityTxt(SITE_URL, getSite()))
}
