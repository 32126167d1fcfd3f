import type { ReactNode } from 'react'
import styles from './RuledTable.module.css'

type Props = { className: string; children: ReactNode }

/** A table of figures: hairlines between rows, muted headings, row labels in bold. */
export const RuledTable = ({ className, children }: Props) => (
  <table className={`${styles.table} ${className}`}>{children}</table>
)
