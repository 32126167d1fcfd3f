import { OutwardIcon, StarsIcon } from './icons'
import styles from './Mark.module.css'

type Props = { kind: 'ring' | 'dot' | 'star' | 'arrow'; className?: string | undefined }

/** A mark of the key, there and beside the claims that it is about. Decorative: the key has the words. */
export function Mark({ kind, className = '' }: Props) {
  if (kind === 'star') return <StarsIcon count={1} className={`${styles.mark} text-highlight ${className}`} />
  if (kind === 'arrow') return <OutwardIcon className={`${styles.mark} text-link ${className}`} />
  return (
    <svg aria-hidden="true" viewBox="0 0 10 10" className={`${styles.mark} ${className}`}>
      <circle
        cx="5"
        cy="5"
        r="3.6"
        className={kind === 'dot' ? 'fill-accent stroke-accent' : 'fill-none stroke-muted'}
      />
    </svg>
  )
}

/** After a claim, raised like a footnote: open until we have checked it. */
export const Ring = ({ isSolid = false }: { isSolid?: boolean }) => (
  <Mark kind={isSolid ? 'dot' : 'ring'} className={styles.raised} />
)
