import { toPercent } from '@/lib/base/format'
import styles from './PriceBar.module.css'

type Props = {
  cents: number
  /** What others pay: striped up to there. */
  otherCents?: number | undefined
  maxCents: number
}

/** A maker's price to scale, or its sum. Decorative: the figures are next to it. */
export const PriceBar = ({ cents, otherCents = cents, maxCents }: Props) => (
  <svg aria-hidden="true" className={styles.bar}>
    <rect width={toPercent(cents / maxCents)} height="12" />
    {otherCents > cents && (
      <rect
        className={styles.other}
        x={toPercent(cents / maxCents)}
        y=".5"
        width={toPercent((otherCents - cents) / maxCents)}
        height="11"
      />
    )}
  </svg>
)

/** The stripes: once on a page. */
export const PriceStripes = () => (
  <svg aria-hidden="true" className="absolute size-0">
    <pattern id="price_stripes" width="9" height="12" patternUnits="userSpaceOnUse">
      <path className={styles.stripe} d="M0 12h-4.5L4.5 0H9zm9 0H4.5L13.5 0H18z" />
    </pattern>
  </svg>
)
