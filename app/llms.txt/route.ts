import { getPriceNotice } from '@/components/layout/check-notes'
import { makeLlmsText } from '@/lib/seo/llms'

export const dynamic = 'force-static'

export const GET = () => new Response(makeLlmsText(getPriceNotice()))
