import Link from 'next/link'
import { Label } from '@/components/ui/Label'
import { LiveMonth } from '@/components/ui/LiveMonth'
import { Unbroken } from '@/components/ui/Unbroken'
import type { Post } from '@/lib/content/schemas/posts'
import { formatMonth, getBuildDate } from '@/lib/site/month'
import { formatDay } from '@/lib/site/format'
import { ReadMore } from './ReadMore'

/** The post on top of the blog. */
export function FeaturedPost({ post }: { post: Post }) {
  return (
    <article aria-labelledby={`post-${post.id}`}>
      <Label title="Featured" aside={post.category}>
        <div className="p-5 md:p-8">
          <h2 id={`post-${post.id}`} className="mb-1 font-serif text-h2 font-bold">
            <Link href={post.slug} className="underline-offset-4 hover:underline">
              <Unbroken>{post.title}</Unbroken>
            </Link>
          </h2>
          <PostDate date={post.date} />
          <p className="mb-4 max-w-[60ch]">
            <Unbroken>{post.excerpt}</Unbroken>
          </p>
          <ReadMore href={post.slug} title={post.title} />
        </div>
      </Label>
    </article>
  )
}

/** A day of the content, or the month in which the reader looks. */
export function PostDate({ date }: { date: Post['date'] }) {
  const classes = 'mb-3 text-sm text-muted'
  if (date === 'current-month') {
    return <LiveMonth as="p" className={classes} before="Updated" buildMonth={formatMonth(getBuildDate())} />
  }
  return (
    <p className={classes}>
      <time dateTime={date}>{formatDay(date)}</time>
    </p>
  )
}
