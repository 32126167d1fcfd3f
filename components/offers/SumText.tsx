import type { PlanRow } from '@/lib/offers/row'
import { AT_LEAST } from '@/lib/offers/words/labels'
import { formatSumFigure } from '@/lib/offers/words/offers'

type Props = { row: PlanRow; className: string }

/** The sum of a row, after "at least" if it leaves something out. */
export const SumText = ({ row, className }: Props) => (
  <>
    {row.isLowerBound && <span className="max-md:text-xs">{`${AT_LEAST} `}</span>}
    {row.sumCents === null ? (
      <span className="text-muted">{formatSumFigure(row)}</span>
    ) : (
      <strong className={className}>{formatSumFigure(row)}</strong>
    )}
  </>
)
