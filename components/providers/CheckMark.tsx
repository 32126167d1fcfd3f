import styles from './OfferComparison.module.css'

/** After a price: open until we have read it on the seller's page. The key has the words. */
export const CheckMark = ({ isChecked = false }: { isChecked?: boolean }) => (
  <svg aria-hidden="true" viewBox="0 0 10 10" className={`${styles.ring} ${isChecked ? styles.checked : ''}`}>
    <circle cx="5" cy="5" r="3.6" />
  </svg>
)
