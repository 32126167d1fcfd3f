import { Eyebrow } from '@/components/ui/Eyebrow'
import { NoWrap } from '@/components/ui/NoWrap'
import { Section } from '@/components/ui/Section'
import type { Post } from '@/lib/schemas/lists'
import { PostDate } from './PostDate'

/** The posts that are not featured, or a note that there are none yet. */
export const RecentPosts = ({ posts }: { posts: readonly Post[] }) => (
  <Section id="recent" title="Recent Posts">
    {posts.length === 0 ? (
      <p className="text-muted">More articles coming soon...</p>
    ) : (
      <ul>
        {posts.map((post) => (
          <li
            key={post.id}
            className="gap-x-12 border-t border-line py-5 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,min(30rem,45%))] lg:items-baseline"
          >
            <div>
              <Eyebrow>{post.category}</Eyebrow>
              <h3 className="heading-3">
                <a href={post.href} className="inline-block py-2.5 underlined-link">
                  <NoWrap>{post.title}</NoWrap>
                </a>
              </h3>
              <PostDate date={post.date} />
            </div>
            <p className="text-muted">{post.excerpt}</p>
          </li>
        ))}
      </ul>
    )}
  </Section>
)
