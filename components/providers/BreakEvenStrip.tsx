import type { PairBreakEven } from '@/lib/offers/break-even'
import { formatBreakEvenTitle } from '@/lib/offers/words/break-even'
import { formatCents } from '@/lib/offers/words/labels'
import styles from './BreakEvenStrip.module.css'

/** Where the strip has a figure, in quarters of its length. */
const TICKS = [0, 1, 2, 3, 4]

/** Of two picked offers, one complete and one without its drug: which is cheaper up to which price of the drug. */
export function BreakEvenStrip({ open, breakEven }: PairBreakEven) {
  const title = formatBreakEvenTitle(open.name, breakEven)
  return (
    <div className={styles.box}>
      <p className={styles.title}>{title}</p>
      {breakEven.code === 'cheaper-under' && (
        <>
          <p className={styles.label}>{`What the drug of ${open.name} costs a month`}</p>
          <div aria-hidden="true" className={styles.strip}>
            <span className={styles.cheaper}>{`${open.name} cheaper`}</span>
            <span>{`${breakEven.reference.name} cheaper`}</span>
            <svg aria-hidden="true" viewBox="0 0 14 14" className={styles.diamond}>
              <path d="M7 0 14 7 7 14 0 7z" />
            </svg>
          </div>
          {/* Twice the break-even is the end. */}
          <p aria-hidden="true" className={styles.axis}>
            {TICKS.map((quarters) => (
              <span key={quarters}>{`${formatCents(breakEven.dollars * 50 * quarters)} `}</span>
            ))}
          </p>
        </>
      )}
    </div>
  )
}
