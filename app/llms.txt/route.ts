import { getPriceChecks } from '@/components/providers/price-checks'
import { makeLlmsText } from '@/lib/seo/llms'

export const dynamic = 'force-static'

export const GET = () => new Response(makeLlmsText(getPriceChecks().notice))
