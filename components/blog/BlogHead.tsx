import { Eyebrow } from '@/components/ui/Eyebrow'
import { NoWrap } from '@/components/ui/NoWrap'
import type { Post } from '@/lib/schemas/lists'
import styles from './BlogHead.module.css'
import { PostDate } from './PostDate'
import { ReadLink } from './ReadLink'

/** The head of the blog: its title, and the featured post. */
export const BlogHead = ({ post }: { post: Post }) => (
  <div className={styles.head}>
    <div>
      <h1 className="mb-4 heading-1">Blog</h1>
      <p className="mb-8 max-w-[36rem] text-lead text-muted">
        The monthly ranking, and guides to what GLP-1 medication costs and does.
      </p>
      <article aria-labelledby={`post_${post.id}`}>
        <Eyebrow>{post.category}</Eyebrow>
        <h2 id={`post_${post.id}`} className="mb-1 heading-2">
          <a href={post.href} className="inline-block py-1.5 hover:underline">
            <NoWrap>{post.title}</NoWrap>
          </a>
        </h2>
        <PostDate date={post.date} />
        <p className="mb-2 max-w-measure">{post.excerpt}</p>
        <ReadLink href={post.href} title={post.title} />
      </article>
    </div>
  </div>
)
