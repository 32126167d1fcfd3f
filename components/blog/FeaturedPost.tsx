import { FirstYearNote } from '@/components/compare/FirstYearNote'
import { NoWrap } from '@/components/ui/NoWrap'
import { Panel } from '@/components/ui/Panel'
import { ROUTES } from '@/lib/base/routes'
import type { Post } from '@/lib/schemas/posts'
import { PostDate } from './PostDate'
import { ReadMore } from './ReadMore'

/** The post on top of the blog. */
export function FeaturedPost({ post }: { post: Post }) {
  return (
    <article aria-labelledby={`post-${post.id}`}>
      <Panel title="Featured" aside={post.category}>
        <div className="p-5 md:p-8">
          <h2 id={`post-${post.id}`} className="mb-1 font-serif text-h2 font-bold">
            <a href={post.slug} className="inline-block py-1.5 underline-offset-4 hover:underline">
              <NoWrap>{post.title}</NoWrap>
            </a>
          </h2>
          <PostDate date={post.date} />
          <p className="mb-4 max-w-measure">
            <NoWrap>{post.excerpt}</NoWrap>
          </p>
          {post.slug === ROUTES.rankings && <FirstYearNote list="rankings" />}
          <ReadMore href={post.slug} title={post.title} />
        </div>
      </Panel>
    </article>
  )
}
