import type { PlanRow } from '@/lib/offers/row'
import { AT_LEAST } from '@/lib/offers/words/labels'
import { formatSumFigure, formatSumLabel } from '@/lib/offers/words/offers'
import { Bar } from './Bar'
import styles from './SumLine.module.css'

type Props = {
  row: Pick<PlanRow, 'kind' | 'sumCents' | 'sumToCents' | 'knownCents' | 'isLowerBound' | 'billedMonths'>
  /** `lead`: a large figure under its label, "first year, at least"; `row`: after "at least"; `cell`: in the text face. */
  size: 'lead' | 'row' | 'cell'
  /** The end of the page's scale; without it, no bar. */
  maxCents?: number
  /** Where the bar of the offer that it is compared with ends: a dotted line leads there from the torn end. */
  referenceCents?: number | null
}

/** The sum of a row, after "at least" if it leaves something out, and its bar: in the areas `sum` and `bar` of a grid. */
export function SumLine({ row, size, maxCents, referenceCents = null }: Props) {
  const { sumCents, isLowerBound } = row
  const label = size === 'lead' ? formatSumLabel(row) : isLowerBound ? AT_LEAST : ''
  const figure = formatSumFigure(row)
  return (
    <>
      <span className={`${styles.sum} ${styles[size]}`}>
        {label && (
          <span key={label} className={styles.label}>
            {`${label} `}
          </span>
        )}
        {sumCents === null ? (
          <span className={styles.gap}>{figure}</span>
        ) : (
          <strong key={figure}>{figure}</strong>
        )}
      </span>
      {maxCents !== undefined && (
        <span className={styles.bar}>
          <Bar row={row} maxCents={maxCents} referenceCents={referenceCents} />
        </span>
      )}
    </>
  )
}
