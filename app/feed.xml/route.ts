// The feed of guides, dated posts, changes, and corrections, newest first. New guides are included automatically.
import { getChanges, getCorrections, getGuides, getPages, getPosts, getRecords, getSite } from '@/lib/content'
import { formatChange, getChangeId } from '@/lib/providers/changes'
import { makeFeed } from '@/lib/seo/feed'
import { SITE_URL } from '@/lib/seo/metadata'

export const dynamic = 'force-static'

export function GET() {
  const { name, copyrightYear } = getSite()
  const { description } = getPages().home
  return new Response(
    makeFeed({
      name,
      description,
      copyrightYear,
      siteUrl: SITE_URL,
      guides: getGuides(),
      posts: getPosts(),
      changes: getChanges().map((change) => ({
        id: getChangeId(change),
        date: change.date,
        title: formatChange(change, getRecords()),
        text: change.why,
      })),
      corrections: getCorrections(),
    }),
  )
}
