import { NoWrap } from '@/components/ui/NoWrap'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { COST_HREF } from '@/lib/base/routes'
import { getProviders } from '@/lib/content'
import { formatFirstYearRange } from '@/lib/providers/first-year-range'
import type { List } from '@/lib/providers/listing'

/** The range of first-year costs in one line, with links to the sums and the comparison. */
export function FirstYearNote({ list }: { list: List }) {
  const range = formatFirstYearRange(getProviders(), list)
  return (
    range && (
      <p className="my-2 flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <span>
          <NoWrap>{`First year, as stated: ${range}.`}</NoWrap>
        </span>{' '}
        <StandaloneLink href={COST_HREF}>Compare what a year costs</StandaloneLink>
      </p>
    )
  )
}
