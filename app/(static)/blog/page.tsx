import { FeaturedPost } from '@/components/blog/FeaturedPost'
import { GuideGrid } from '@/components/blog/GuideGrid'
import { RecentPosts } from '@/components/blog/RecentPosts'
import { JsonLd } from '@/components/layout/JsonLd'
import { PageShell } from '@/components/layout/PageShell'
import { NoWrap } from '@/components/ui/NoWrap'
import { ROUTES } from '@/lib/base/routes'
import { getPosts } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/page-metadata'
import { describeRoute } from '@/lib/seo/structured-data/page-graphs'

export const metadata = routeMetadata('blog')

export default function BlogPage() {
  const posts = getPosts()
  const featured = posts.find((post) => post.featured)
  return (
    <PageShell path={ROUTES.blog}>
      <JsonLd things={describeRoute('blog')} />
      <h1 className="mb-4 heading-1">Blog</h1>
      <p className="mb-8 max-w-[36rem] text-lead text-muted">
        <NoWrap>The monthly ranking, and guides to what GLP-1 medication costs and does.</NoWrap>
      </p>
      {featured && <FeaturedPost post={featured} />}
      <GuideGrid />
      <RecentPosts posts={posts.filter((post) => !post.featured)} />
    </PageShell>
  )
}
