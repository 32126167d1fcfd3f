import { PICK_LIMIT } from '@/lib/offers/compare'
import styles from './SideBySide.module.css'

/** The heading of what is compared. */
export const SIDE_BY_SIDE_ID = 'side_by_side'

type Props = {
  count: number
  /** What is compared is further down. */
  isBelow: boolean
  onClear: () => void
}

/** Under each picked row: how many are picked, the way to their comparison, and how to take them back. */
export const PickedBar = ({ count, isBelow, onClear }: Props) => (
  <p className={styles.picked}>
    <strong key={count}>{`${count} of ${PICK_LIMIT} picked`}</strong>{' '}
    {count > 1 ? (
      <button type="button" onClick={showSideBySide}>
        See side by side <span key={`${isBelow}`}>{isBelow ? '↓' : '↑'}</span>
      </button>
    ) : (
      <span>Tick one or two more.</span>
    )}{' '}
    <button type="button" onClick={onClear} className={styles.clear}>
      Clear
    </button>
  </p>
)

/** The fragment has what is picked, so that no link leads there. */
function showSideBySide() {
  const heading = document.getElementById(SIDE_BY_SIDE_ID)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
