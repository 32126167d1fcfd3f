import type { ReactNode } from 'react'
import styles from './Summary.module.css'

/** The arrow after words that unfold more, where they are no line of their own. */
export const CHEVRON = styles.chevron ?? ''

/** A line that unfolds more. */
export const Summary = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <summary className={`${styles.line} ${CHEVRON} ${className}`}>{children}</summary>
)
