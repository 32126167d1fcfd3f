// The feed of guides and dated posts, newest first. A new guide is in it without another edit.
import { getGuides, getPages, getPosts, getSite } from '@/lib/content'
import { makeFeed } from '@/lib/site/feed'
import { SITE_URL } from '@/lib/site/metadata'

export const dynamic = 'force-static'

export function GET() {
  const { name, copyrightYear } = getSite()
  const { description } = getPages().home
  return new Response(
    makeFeed({ name, description, copyrightYear, siteUrl: SITE_URL, guides: getGuides(), posts: getPosts() }),
  )
}
