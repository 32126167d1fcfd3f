import type { BreakEven } from '@/lib/offers/break-even'
import { formatBreakEven } from '@/lib/offers/words/break-even'
import styles from './BreakEvenLine.module.css'

type Props = { breakEven: BreakEven | null; className?: string | undefined }

/** One line under a bar that ends torn: when the offer is the cheaper one. The diamond is that of the bar. */
export function BreakEvenLine({ breakEven, className = '' }: Props) {
  if (!breakEven) return null
  const text = formatBreakEven(breakEven)
  return (
    <p className={`${styles.line} ${className}`}>
      {breakEven.code === 'cheaper-under' && (
        <svg aria-hidden="true" viewBox="0 0 10 10" className={styles.diamond}>
          <path d="M5 0 10 5 5 10 0 5z" />
        </svg>
      )}
      {text}
    </p>
  )
}
