// Dates that readers see are not in the future. (The launch check judges those of evidence.)
import { CURRENT_MONTH } from '../../schemas/posts'
import type { CheckContext } from '../check-context'
import { type ContentIssue, issueAt, type Path } from '../issue'
import { type CheckedContent, documentFileOf, jsonFileOf } from '../kinds'

/** Every change, guide or post with a later day: readers, the feed and the sitemap would take it as today's. */
export function checkDates(
  { changes, guides, posts }: CheckedContent,
  { latestDay }: CheckContext,
): ContentIssue[] {
  const check = (file: string, path: Path, date: string | null): ContentIssue[] => {
    if (!date || date === CURRENT_MONTH || date <= latestDay) return []
    const message = `expected ${latestDay} or an earlier day, got "${date}", which is in the future. Write the day on which it happened.`
    return [issueAt(file, path, message)]
  }
  return [
    ...changes.changes.flatMap(({ date }, i) => check(jsonFileOf('changes'), ['changes', i, 'date'], date)),
    ...posts.posts.flatMap(({ date }, i) => check(jsonFileOf('posts'), ['posts', i, 'date'], date)),
    ...guides.flatMap(({ slug, published, modified }) => [
      ...check(documentFileOf('guides', slug), ['published'], published),
      ...check(documentFileOf('guides', slug), ['modified'], modified),
    ]),
  ]
}
