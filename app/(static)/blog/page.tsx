import { FeaturedPost } from '@/components/blog/FeaturedPost'
import { GuideCards } from '@/components/blog/GuideCards'
import { RecentPosts } from '@/components/blog/RecentPosts'
import { RoutePage } from '@/components/layout/PageShell'
import { Section } from '@/components/ui/Section'
import { getContent, getGuides } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('blog')

export default function BlogPage() {
  const posts = getContent().posts.posts
  const featured = posts.find((post) => post.featured)
  const head = (
    <>
      <h1 className="mb-4 heading-1">Blog</h1>
      <p className="mb-8 max-w-[36rem] text-lead text-muted">
        The monthly ranking, and guides to what GLP-1 medication costs and does.
      </p>
    </>
  )
  return (
    <RoutePage name="blog">
      {featured ? <FeaturedPost post={featured}>{head}</FeaturedPost> : head}
      <Section id="guides" title="Guides">
        <GuideCards guides={getGuides()} />
      </Section>
      <RecentPosts posts={posts.filter((post) => !post.featured)} />
    </RoutePage>
  )
}
