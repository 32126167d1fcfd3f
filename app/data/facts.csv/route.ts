import { makeFactsCsv } from '@/lib/seo/open-data'

export const dynamic = 'force-static'

export const GET = () => new Response(makeFactsCsv())
