import { getBreakEven } from '@/lib/offers/break-even'
import type { PlanRow } from '@/lib/offers/row'
import { formatBreakEvenTitle } from '@/lib/offers/words/break-even'
import { formatCents } from '@/lib/offers/words/labels'
import styles from './BreakEvenStrip.module.css'

/** Of two picked offers, one complete and one without its drug: which is cheaper up to which price of the drug. */
export function BreakEvenStrip({ rows }: { rows: readonly PlanRow[] }) {
  const [first, second] = rows
  if (!first || !second || rows.length > 2) return null
  const isOpen = (row: PlanRow) => row.isLowerBound && row.drugState !== 'included'
  const [open, reference] = isOpen(first) ? [first, second] : [second, first]
  if (!isOpen(open) || reference.isLowerBound || reference.sumCents === null) return null
  const breakEven = getBreakEven(open, reference, open.months)
  if (!breakEven) return null
  const title = formatBreakEvenTitle(open.name, breakEven)
  return (
    <div key={title} className={styles.box}>
      <p className={styles.title}>{title}</p>
      {breakEven.code === 'cheaper-under' && (
        <>
          <p className={styles.label}>{`What its drug costs a month, ${open.name}`}</p>
          <div aria-hidden="true" className={styles.strip}>
            <span className={styles.cheaper}>{`${open.name} cheaper`}</span>
            <span>{`${reference.name} cheaper`}</span>
            <svg aria-hidden="true" viewBox="0 0 14 14" className={styles.diamond}>
              <path d="M7 0 14 7 7 14 0 7z" />
            </svg>
          </div>
          <p aria-hidden="true" className={styles.axis}>
            <span>$0</span> <strong>{formatCents(breakEven.dollars * 100)}</strong>{' '}
            <span>{formatCents(breakEven.dollars * 200)}</span>
          </p>
        </>
      )}
    </div>
  )
}
