import { BlogHead } from '@/components/blog/BlogHead'
import { GuideCards } from '@/components/blog/GuideCards'
import { RecentPosts } from '@/components/blog/RecentPosts'
import { RoutePage } from '@/components/layout/PageShell'
import { Section } from '@/components/ui/Section'
import { getContent, getGuides } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('blog')

export default function BlogPage() {
  const posts = getContent().posts.posts
  return (
    <RoutePage name="blog">
      {posts.map((post) => post.featured && <BlogHead key={post.id} post={post} />)}
      <Section id="guides" title="Guides">
        <GuideCards guides={getGuides()} />
      </Section>
      <RecentPosts posts={posts.filter((post) => !post.featured)} />
    </RoutePage>
  )
}
