import type { ReactNode } from 'react'
import styles from './Prose.module.css'

/** Styles the text of guides and legal pages, as compiled from Markdown. */
export const Prose = ({ children }: { children: ReactNode }) => <div className={styles.prose}>{children}</div>
