// Days that the site shows as the date of a page have come. (The launch check judges those of evidence.)
import type { Fault } from '../faults'
import type { CheckedContent } from '../parse'
import { fileOf } from '../registry'
import type { Surroundings } from './surroundings'

/** No change, guide or post is dated ahead: readers, the feed and the sitemap would be told of it as of today. */
export function checkDays({ changes, guides, posts }: CheckedContent, { latestDay }: Surroundings): Fault[] {
  const check = (file: string, field: string, date: string | null): Fault[] =>
    date === null || date <= latestDay
      ? []
      : [
          {
            file,
            field,
            message: `expected ${latestDay} or an earlier day, got "${date}", which has not come. Write the day on which it happened.`,
          },
        ]
  return [
    ...changes.changes.flatMap(({ date }, index) => check(fileOf('changes'), `changes[${index}].date`, date)),
    ...posts.posts.flatMap(({ date }, index) =>
      date === 'current-month' ? [] : check(fileOf('posts'), `posts[${index}].date`, date),
    ),
    ...guides.flatMap(({ slug, published, modified }) => [
      ...check(`content/guides/${slug}.mdx`, 'published', published),
      ...check(`content/guides/${slug}.mdx`, 'modified', modified),
    ]),
  ]
}
