import styles from './Sign.module.css'

export const YES = 'M2 8l4 4 8-9'
export const NO = 'M3 3l10 10M13 3L3 13'
export const UNKNOWN = 'M5 5a3 3 0 1 1 3 4v2m0 2v2'

/** A mark as large as a letter. Decorative: words next to it say the same. */
export const Sign = ({ path, className = '' }: { path: string; className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 16 16" className={`${styles.sign} ${className}`}>
    <path d={path} />
  </svg>
)
