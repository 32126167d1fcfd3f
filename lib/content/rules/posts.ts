// Exactly one post is featured, and no two share an id or address.
import { formatPath } from '../../schemas/messages'
import { type ContentIssue, issueAt } from '../issue'
import { type CheckedContent, jsonFileOf } from '../kinds'
import { checkUnique } from './unique'

const FILE = jsonFileOf('posts')

export function checkPosts({ posts: { posts } }: CheckedContent): ContentIssue[] {
  return [
    ...checkUnique(FILE, 'posts', 'id', posts),
    ...checkUnique(FILE, 'posts', 'slug', posts),
    ...checkFeatured(posts),
  ]
}

function checkFeatured(posts: CheckedContent['posts']['posts']): ContentIssue[] {
  const [first, ...others] = posts.flatMap((post, index) => (post.featured ? [index] : []))
  if (first === undefined) {
    const message = 'no post is featured. Set "featured" to true for the one at the top of the blog.'
    return [issueAt(FILE, ['posts'], message)]
  }
  const earlier = formatPath(['posts', first])
  return others.map((index) =>
    issueAt(
      FILE,
      ['posts', index, 'featured'],
      `expected false, got true. ${earlier} is already featured; only one post can be.`,
    ),
  )
}
