import { makeFeed } from '@/lib/seo/feed'

export const dynamic = 'force-static'

export const GET = () => new Response(makeFeed())
