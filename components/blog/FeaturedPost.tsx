import { FirstYearNote } from '@/components/compare/FirstYearNote'
import { Label } from '@/components/ui/Label'
import { Unbroken } from '@/components/ui/Unbroken'
import { ROUTES } from '@/lib/base/routes'
import type { Post } from '@/lib/schemas/posts'
import { PostDate } from './PostDate'
import { ReadMore } from './ReadMore'

/** The post on top of the blog. */
export function FeaturedPost({ post }: { post: Post }) {
  return (
    <article aria-labelledby={`post-${post.id}`}>
      <Label title="Featured" aside={post.category}>
        <div className="p-5 md:p-8">
          <h2 id={`post-${post.id}`} className="mb-1 font-serif text-h2 font-bold">
            <a href={post.slug} className="inline-block py-1.5 underline-offset-4 hover:underline">
              <Unbroken>{post.title}</Unbroken>
            </a>
          </h2>
          <PostDate date={post.date} />
          <p className="mb-4 max-w-measure">
            <Unbroken>{post.excerpt}</Unbroken>
          </p>
          {post.slug === ROUTES.rankings && <FirstYearNote list="rankings" />}
          <ReadMore href={post.slug} title={post.title} />
        </div>
      </Label>
    </article>
  )
}
