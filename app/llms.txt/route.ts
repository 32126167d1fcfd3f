import { getPriceNotice } from '@/components/rankings/check-notes'
import { makeLlmsText } from '@/lib/seo/llms'

export const dynamic = 'force-static'

export const GET = () => new Response(makeLlmsText(getPriceNotice()))
