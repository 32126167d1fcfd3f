import { PICK_LIMIT } from '@/lib/offers/compare'
import styles from './SideBySide.module.css'

/** The heading of what is compared. */
export const SIDE_BY_SIDE_ID = 'side_by_side'

const BUTTON = 'min-h-11 min-w-11 cursor-pointer font-semibold underlined-link'

type Props = { count: number; onClear: () => void }

/** Under each picked row: how many are picked, the way to their comparison, and how to take them back. */
export const PickedBar = ({ count, onClear }: Props) => (
  <p className={`${styles.picked} flex flex-wrap items-center gap-x-4 pb-2 print:hidden`}>
    <strong key={count}>{`${count} of ${PICK_LIMIT} picked`}</strong>{' '}
    {count > 1 ? (
      <button type="button" onClick={showSideBySide} className={BUTTON}>
        See side by side ↓
      </button>
    ) : (
      <span>Tick one or two more.</span>
    )}{' '}
    <button type="button" onClick={onClear} className={BUTTON}>
      Clear
    </button>
  </p>
)

/** The fragment has what is picked, so that no link leads there. */
function showSideBySide() {
  const heading = document.getElementById(SIDE_BY_SIDE_ID)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
