import { LiveMonth } from '@/components/ui/LiveMonth'
import { CURRENT_MONTH, type Post } from '@/lib/content/schemas/posts'
import { formatDay } from '@/lib/site/format'
import { getBuildMonth } from '@/lib/site/month'

/** A day of the content, or the month in which the reader looks. */
export function PostDate({ date }: { date: Post['date'] }) {
  const classes = 'mb-3 text-sm text-muted'
  if (date === CURRENT_MONTH) {
    return <LiveMonth as="p" className={classes} before="Updated" buildMonth={getBuildMonth()} />
  }
  return (
    <p className={classes}>
      <time dateTime={date}>{formatDay(date)}</time>
    </p>
  )
}
