import { getPublishingFacts } from '@/lib/seo/publishing-facts'

export const dynamic = 'force-static'

export const GET = () => Response.json(getPublishingFacts())
