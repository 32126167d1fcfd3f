import type { PlanRow } from '@/lib/offers/row'
import { AT_LEAST } from '@/lib/offers/words/labels'
import { formatSumFigure, formatSumLabel } from '@/lib/offers/words/offers'
import { Bar } from './Bar'
import styles from './SumLine.module.css'

type Props = {
  row: Pick<PlanRow, 'kind' | 'sumCents' | 'sumToCents' | 'knownCents' | 'isLowerBound' | 'billedMonths'>
  /** Of its figure, the largest first. `lead`: under its label, "first year, at least". `cell`: in the text face. */
  size: 'lead' | 'answer' | 'chart' | 'row' | 'cell'
  /** Instead of the sum: what a month costs. */
  figure?: string | undefined
  /** Instead of "at least", which it then has. */
  label?: string
  /** The end of the page's scale; without it, no bar. */
  maxCents?: number
  /** Where the bar of the offer that it is compared with ends: a dotted line leads there from the torn end. */
  referenceCents?: number | null
  /** How the sum and the bar are aligned in their areas, if not at the start. */
  className?: string | undefined
  barClassName?: string | undefined
}

/** The sum of a row, after "at least" if it leaves something out, and its bar: in the areas `sum` and `bar` of a grid. */
export function SumLine({
  row,
  size,
  figure = formatSumFigure(row),
  label = size === 'lead' ? formatSumLabel(row) : row.isLowerBound ? AT_LEAST : '',
  maxCents,
  referenceCents = null,
  className = '',
  barClassName = '',
}: Props) {
  return (
    <>
      <span className={`${styles.sum} ${styles[size]} ${className}`}>
        {label && <span className={styles.label}>{`${label} `}</span>}
        {row.sumCents === null ? <span className={styles.gap}>{figure}</span> : <strong>{figure}</strong>}
      </span>
      {maxCents !== undefined && (
        <span className={`${styles.bar} ${barClassName}`}>
          <Bar row={row} maxCents={maxCents} referenceCents={referenceCents} />
        </span>
      )}
    </>
  )
}
