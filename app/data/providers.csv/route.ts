// The open data as CSV (RFC 4180). See lib/seo/open-data.ts.
import { getBuildDay } from '@/lib/base/month'
import { getMakerPrices, getRecords } from '@/lib/content'
import { makeDataCsv } from '@/lib/seo/open-data'

export const dynamic = 'force-static'

export function GET() {
  return new Response(
    makeDataCsv({ records: getRecords(), makerPrices: getMakerPrices(), today: getBuildDay() }),
  )
}
