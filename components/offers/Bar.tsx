// A sum to scale. All bars of a page have tracks of the same width, so that their widths compare: the full width of a
// row or card, or `--bar-column` where there is room (app/globals.css).
import { toPercent } from '@/lib/base/format'
import type { PlanRow } from '@/lib/offers/row'
import styles from './Bar.module.css'

type Props = {
  row: Pick<PlanRow, 'kind' | 'sumCents' | 'knownCents' | 'isLowerBound'> &
    Partial<Pick<PlanRow, 'sumToCents'>>
  /** The end of the page's scale. */
  maxCents: number
  /** Where the bar of the offer that it is compared with ends: a dotted line leads there from the torn end, to a diamond. */
  referenceCents?: number | null
}

/**
 * Decorative: the sum is next to it in text. SVG, because browsers print no backgrounds and forced colors remove them.
 * The stripes and the torn end are drawings of the page's Legend. What falls due after the last day of a price is an
 * outline. What may come on top, to the high end of a range, is lighter.
 */
export function Bar({ row, maxCents, referenceCents = null }: Props) {
  const { kind, sumCents, knownCents, isLowerBound } = row
  if (sumCents === null) return <svg aria-hidden="true" className={styles.bar} />
  const known = toPercent(knownCents / maxCents)
  const width = toPercent(sumCents / maxCents)
  const highest = Math.max(sumCents, row.sumToCents ?? 0)
  const end = toPercent(highest / maxCents)
  const className = isLowerBound ? styles.atLeast : kind === 'provider' ? '' : styles.maker
  return (
    <svg aria-hidden="true" className={`${styles.bar} ${className}`}>
      <rect width={known} height="14" />
      {knownCents < sumCents && (
        <rect
          className={styles.unknown}
          x={known}
          y=".5"
          width={toPercent((sumCents - knownCents) / maxCents)}
          height="13"
        />
      )}
      {highest > sumCents && (
        <rect
          className={styles.range}
          x={width}
          width={toPercent((highest - sumCents) / maxCents)}
          height="14"
        />
      )}
      {isLowerBound && <use href="#costs_tear" x={end} />}
      {referenceCents !== null && referenceCents > highest && (
        <>
          <line className={styles.dotted} x1={end} x2={toPercent(referenceCents / maxCents)} y1="7" y2="7" />
          <use href="#costs_diamond" x={toPercent(referenceCents / maxCents)} className={styles.diamond} />
        </>
      )}
    </svg>
  )
}
