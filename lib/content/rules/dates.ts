// Dates that readers see are not in the future, lists by date start with the newest, and security.txt does not expire
// too late. (The launch check covers the dates of the evidence in site.json.)
import { CURRENT_MONTH } from '../../schemas/posts'
import type { CheckContext } from '../check-context'
import { type ContentIssue, issueAt, type Path } from '../issue'
import { type CheckedContent, documentFileOf, jsonFileOf, recordFileOf } from '../kinds'

/** RFC 9116 recommends less than a year, so that somebody reviews security.txt every year. */
export function checkSecurityTxt({ site }: CheckedContent, { latestDay }: CheckContext): ContentIssue[] {
  const { expires } = site.securityTxt
  const inAYear = `${Number(latestDay.slice(0, 4)) + 1}${latestDay.slice(4)}`
  if (expires < inAYear) return []
  const message = `expected a day before ${inAYear}, a year from now, got "${expires}". Write an earlier day.`
  return [issueAt(jsonFileOf('site'), ['securityTxt', 'expires'], message)]
}

/** Every entry of a list that is newer than the one above it. */
export function checkNewestFirst(file: string, list: string, entries: readonly { date: string }[]) {
  return entries.flatMap(({ date }, index) => {
    const above = entries[index - 1]
    if (!above || above.date >= date) return []
    const message = `expected ${above.date} or earlier, got "${date}". The newest entry comes first: move it up.`
    return [issueAt(file, [list, index, 'date'], message)]
  })
}

/** Every date after today, which readers, the feed, and the sitemap would take for today. */
export function checkDates(
  { changes, corrections, guides, posts, providers, ranking }: CheckedContent,
  { latestDay }: CheckContext,
): ContentIssue[] {
  const check = (file: string, path: Path, date: string | null): ContentIssue[] => {
    if (!date || date === CURRENT_MONTH || date <= latestDay) return []
    const message = `expected ${latestDay} or earlier, got "${date}", which is in the future. Write the day it happened.`
    return [issueAt(file, path, message)]
  }
  return [
    ...changes.changes.flatMap(({ date }, i) => check(jsonFileOf('changes'), ['changes', i, 'date'], date)),
    ...corrections.corrections.flatMap(({ date }, i) =>
      check(jsonFileOf('corrections'), ['corrections', i, 'date'], date),
    ),
    ...posts.posts.flatMap(({ date }, i) => check(jsonFileOf('posts'), ['posts', i, 'date'], date)),
    ...providers.flatMap(({ id, evidence }) =>
      Object.entries(evidence).flatMap(([field, found]) =>
        check(recordFileOf(id), ['evidence', field, 'verifiedOn'], found?.verifiedOn ?? null),
      ),
    ),
    ...ranking.providers.flatMap(({ scoreEvidence }, i) =>
      check(
        jsonFileOf('ranking'),
        ['providers', i, 'scoreEvidence', 'verifiedOn'],
        scoreEvidence?.verifiedOn ?? null,
      ),
    ),
    ...guides.flatMap(({ slug, published, modified }) => [
      ...check(documentFileOf('guides', slug), ['published'], published),
      ...check(documentFileOf('guides', slug), ['modified'], modified),
    ]),
  ]
}
