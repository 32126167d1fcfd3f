import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { COST_HREF } from '@/lib/base/routes'
import { getProviders } from '@/lib/content'
import { formatFirstYearRange } from '@/lib/providers/first-year-range'
import type { List } from '@/lib/providers/listing'

/** The span of first-year costs in a line, and the way to the sums and the comparison. */
export function FirstYearNote({ list }: { list: List }) {
  const range = formatFirstYearRange(getProviders(), list)
  return (
    range && (
      <p className="my-4 max-w-measure text-sm text-muted">
        {`First year, as stated: ${range}. `}
        <StandaloneLink href={COST_HREF}>Compare what a year costs</StandaloneLink>
      </p>
    )
  )
}
