import { formatPriceChecks } from '@/components/rankings/check-notes'
import { Day } from '@/components/ui/Day'
import { LiveMonth } from '@/components/ui/LiveMonth'
import { CURRENT_MONTH, type Post } from '@/lib/schemas/lists'

/** The date of a post, or the current month. */
export function PostDate({ date }: { date: Post['date'] }) {
  const classes = 'mb-3 text-sm text-muted'
  if (date === CURRENT_MONTH) {
    return (
      <div className={`${classes} flex flex-wrap gap-x-2`}>
        <LiveMonth before="Updated" />
        <p>{`(${formatPriceChecks()})`}</p>
      </div>
    )
  }
  return (
    <p className={classes}>
      <Day day={date} />
    </p>
  )
}
