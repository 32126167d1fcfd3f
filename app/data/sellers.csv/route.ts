import { makeSellersCsv } from '@/lib/seo/open-data'

export const dynamic = 'force-static'

export const GET = () => new Response(makeSellersCsv())
