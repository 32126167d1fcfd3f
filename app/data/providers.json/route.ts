// The open data as JSON: records, prices, sums, and changes. See lib/seo/open-data.ts.
import { getBuildDay } from '@/lib/base/month'
import { getChanges, getMakerPrices, getRecords, getSite } from '@/lib/content'
import { SITE_URL } from '@/lib/seo/metadata'
import { makeDataJson } from '@/lib/seo/open-data'

export const dynamic = 'force-static'

export function GET() {
  return new Response(
    makeDataJson({
      records: getRecords(),
      makerPrices: getMakerPrices(),
      changes: getChanges(),
      license: getSite().dataLicense,
      commit: process.env.BUILD_COMMIT || null,
      today: getBuildDay(),
      siteUrl: SITE_URL,
    }),
  )
}
