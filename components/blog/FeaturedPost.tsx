import { FirstYearBars } from '@/components/answer/FirstYearBars'
import { LowestSums } from '@/components/answer/LowestSums'
import { NoWrap } from '@/components/ui/NoWrap'
import { Panel } from '@/components/ui/Panel'
import { ROUTES } from '@/lib/base/routes'
import type { Post } from '@/lib/schemas/posts'
import { PostDate } from './PostDate'
import { ReadMore } from './ReadMore'

/** The post at the top of the blog. */
export function FeaturedPost({ post }: { post: Post }) {
  const isRanking = post.href === ROUTES.rankings
  return (
    <article aria-labelledby={`post_${post.id}`}>
      <Panel title="Featured" aside={post.category}>
        <div className="grid items-center gap-x-12 gap-y-6 p-5 grid-cols-[minmax(0,1fr)] md:p-8 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
          <div>
            <h2 id={`post_${post.id}`} className="mb-1 heading-2">
              <a href={post.href} className="inline-block py-1.5 quiet-link">
                <NoWrap>{post.title}</NoWrap>
              </a>
            </h2>
            <PostDate date={post.date} />
            <p className="mb-4 max-w-measure">
              <NoWrap>{post.excerpt}</NoWrap>
            </p>
            {isRanking && <LowestSums />}
            <ReadMore href={post.href} title={post.title} />
          </div>
          {isRanking && <FirstYearBars />}
        </div>
      </Panel>
    </article>
  )
}
