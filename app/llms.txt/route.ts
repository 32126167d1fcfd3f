// What language models should know about this site. See lib/seo/llms.ts.

import { getPriceChecks } from '@/components/providers/price-checks'
import { getGuides, getLegalPages, getPages, getRecords, getSite } from '@/lib/content'
import { makeLlmsText } from '@/lib/seo/llms'
import { SITE_URL } from '@/lib/seo/metadata'

export const dynamic = 'force-static'

export function GET() {
  return new Response(
    makeLlmsText({
      siteUrl: SITE_URL,
      site: getSite(),
      pages: getPages(),
      records: getRecords(),
      guides: getGuides(),
      legal: getLegalPages(),
      priceNotice: getPriceChecks().notice,
    }),
  )
}
