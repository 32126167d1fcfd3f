// The list of what somebody has to review: `npm run due`. It writes nothing.
import { parseArgs } from 'node:util'
import { isDay } from '../base/day'
import { getLocalDay } from '../base/month'
import { readSiteUrl } from '../base/site-url'
import { parseContent } from '../content/check'
import { formatIssues } from '../content/issue'
import { readContent } from '../content/read'
import { formatPath } from '../schemas/messages'
import { findInBuild } from './build'
import { findDated, TAKEN_OVER } from './dated'
import { type Find, type ReviewItem, toItem } from './item'
import { findOpen } from './open'

const USAGE = `Usage: npm run due                        what has to be reviewed now or in the next 30 days
       npm run due -- --today 2027-03-01  the same, on another day
       npm run due -- --launch            what has to be true before the site goes live`

/** How many days ahead an item is listed: until the next monthly round. Replacing a price that ends takes longer. */
const SOON_DAYS = 30
const PRICE_END_DAYS = 60

/** What is due or soon will be, most urgent first. A source that nobody has read in the original stays on the list. */
export const findDueItems: (...input: Parameters<Find>) => ReviewItem[] = (content, today, siteUrl) =>
  findDated(content, today, siteUrl)
    .map((finding) => toItem(finding, today))
    .filter(({ days, path, what }) => {
      if (days === null) return false
      return what === 'source' || days <= (path.at(-1) === 'ends' ? PRICE_END_DAYS : SOON_DAYS)
    })
    .sort((a, b) => Number(a.days) - Number(b.days))

/**
 * What has to be true before the site goes live: everything that is open or overdue, except a price that took over on its day,
 * which pages show.
 */
export const findLaunchItems: typeof findDueItems = (...input) =>
  [...findOpen(...input), ...findDated(...input)]
    .filter(({ what }) => what !== TAKEN_OVER)
    .map((finding) => toItem(finding, input[1]))
    .filter(({ days, isOpen }) => isOpen || (days ?? 0) < 0)

/** Status 1: something is overdue or open, or the content has errors. Status 2: the command line is invalid. */
export function runDue(args: string[], root = process.cwd()): { status: 0 | 1 | 2; output: string } {
  const options = { today: { type: 'string' }, launch: { type: 'boolean' } } as const
  let given: ReturnType<typeof parseArgs<{ options: typeof options }>>['values']
  try {
    given = parseArgs({ args, options }).values
  } catch (error) {
    return { status: 2, output: `${(error as Error).message}\n${USAGE}` }
  }
  const { today = getLocalDay(), launch } = given
  if (!isDay(today)) return { status: 2, output: `--today needs a day like 2027-03-01, got "${today}".` }
  // Overdue content, such as a price past its end, may break a rule. The list is shown anyway.
  const { content: checked, issues, raw } = readContent(root)
  const content = checked ?? parseContent(raw).content
  if (!content) return { status: 1, output: formatIssues(issues) }
  const input = [content, today, readSiteUrl(process.env.NEXT_PUBLIC_SITE_URL)] as const
  const items = launch
    ? [...findLaunchItems(...input), ...findInBuild(root).map((finding) => toItem(finding, today))]
    : findDueItems(...input)
  const isFine =
    issues.length === 0 && (launch ? items.length === 0 : items.every(({ days }) => Number(days) >= 0))
  const errors = issues.length > 0 ? [formatIssues(issues)] : []
  return { status: isFine ? 0 : 1, output: [formatItems(items), ...errors].join('\n\n') }
}

/** Each item shows the days left, what it says, the field, and the page to look at. */
function formatItems(items: readonly ReviewItem[]): string {
  if (items.length === 0) return 'Nothing is open.'
  const blocks = items.map(({ what, days, value, file, path, where }) => {
    const place = path.length > 0 ? `${file} → ${formatPath(path)}` : file
    const rows = [value, place, ...(where ? [where] : [])]
    return [`${String(days ?? '').padStart(4)}  ${what}`, ...rows.map((row) => `      ${row}`)].join('\n')
  })
  const legend = 'The number is the days left. Close an item in its file, or in the forms (`npm run cms`).'
  return [`${items.length} open. ${legend}`, ...blocks].join('\n\n')
}

if (process.argv[1] === __filename) {
  const { status, output } = runDue(process.argv.slice(2))
  console.log(output)
  process.exitCode = status
}
