import { AT_LEAST } from '@/lib/offers/labels'
import type { PlanRow } from '@/lib/offers/rows'

type Props = { row: PlanRow; className: string }

/** The sum of a row, after "at least" if it leaves something out. */
export const Sum = ({ row, className }: Props) => (
  <>
    {row.isLowerBound && <span className="max-md:text-xs">{`${AT_LEAST} `}</span>}
    {row.sumCents === null ? (
      <span className="text-muted">{row.sumText}</span>
    ) : (
      <strong className={className}>{row.sumText}</strong>
    )}
  </>
)
