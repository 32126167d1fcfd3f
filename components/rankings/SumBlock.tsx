import { Bar } from '@/components/costs/Bar'
import { capitalize } from '@/lib/base/format'
import { formatDueToday } from '@/lib/costs/cash-flow'
import { AT_LEAST } from '@/lib/costs/labels'
import { formatDueAtOnce, formatSumNote } from '@/lib/costs/lowest'
import type { PlanRow } from '@/lib/costs/rows'

type Props = {
  row: PlanRow
  maxCents: number
  /** How its first year compares: "$139 more than the lowest with medication included". */
  above: string | null
  /** Its place in a grid. */
  place?: string
}

/** What the first year costs, to scale, and the price as stated. */
export function SumBlock({ row, maxCents, above, place = '' }: Props) {
  if (row.sumCents === null) return <p className={`font-semibold ${place}`}>{capitalize(row.sumText)}</p>
  return (
    <div className={`text-sm/snug ${place}`}>
      <p className="mb-0.5 flex flex-wrap items-baseline gap-x-1.5 @wide:mb-1.5">
        {row.isLowerBound && `${AT_LEAST} `}
        <strong className="text-figure">{row.sumText}</strong> in the first year
      </p>
      <Bar row={row} maxCents={maxCents} />
      <p className="mt-1 @wide:mt-1.5">{row.asStated}</p>
      <p>{formatDueAtOnce(row) ? row.cashFlow : formatDueToday(row)}</p>
      <p data-above className="text-muted max-md:mt-1 max-md:text-xs/snug">
        {formatSumNote(row, above)}
      </p>
      {row.terms.map((term) => (
        <p key={term} className="text-muted max-md:mt-1 max-md:text-xs/snug">
          {capitalize(term)}
        </p>
      ))}
    </div>
  )
}
