import styles from './Loading.module.css'

/** Why controls do nothing yet, once a page has taken longer than usual. Shown at one place of a page. */
export const Loading = () => (
  <span className={styles.loading}>Loading. If this line stays, reload the page.</span>
)
