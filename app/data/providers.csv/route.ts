// The open data as CSV (RFC 4180): one row for each provider and fact, one for each maker's price.
import { getMakerPrices, getRecords } from '@/lib/content'
import { makeDataCsv } from '@/lib/seo/open-data'

export const dynamic = 'force-static'

export function GET() {
  return new Response(makeDataCsv({ records: getRecords(), makerPrices: getMakerPrices() }))
}
