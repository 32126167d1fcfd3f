import type { ReactNode } from 'react'
import styles from './Panel.module.css'

type Props = {
  title: string
  /** At the right of the title: what the figures rest on. */
  aside?: ReactNode
  as?: 'p' | 'h2'
  id?: string
  /** Where the figures begin high on the page. */
  isLow?: boolean
  children: ReactNode
}

/** A card with a dark strip on top, like a pharmacy label. For facts, never slogans. */
export const Panel = ({ title, aside, as: Tag = 'p', id, isLow, children }: Props) => (
  <div className={styles.box}>
    <div className={`${styles.strip} ${isLow ? '' : 'min-h-9 flex-wrap break-after-avoid'}`}>
      <Tag id={id}>{title}</Tag>
      {aside && <p className={styles.aside}>{aside}</p>}
    </div>
    {children}
  </div>
)
