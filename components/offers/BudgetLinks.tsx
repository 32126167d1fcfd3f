import { Fragment } from 'react'
import { ROUTES } from '@/lib/base/routes'
import { BUDGET_CHOICES } from '@/lib/offers/budget'
import styles from './BudgetLinks.module.css'

/** To what fits an amount a month, among all providers: rows with a button each. */
export const BudgetLinks = () => (
  <p className={styles.budgets}>
    <span className={styles.label}>
      What fits<span className={styles.narrow}>{' a\u00a0month'}</span>:
    </span>{' '}
    {BUDGET_CHOICES.map((amount) => (
      <Fragment key={amount}>
        <a
          href={`${ROUTES.providers}#budget=${amount}`}
          aria-label={`$${amount} a month`}
          className={styles.chip}
        >
          {`$${amount}`}
        </a>{' '}
      </Fragment>
    ))}
    <span className={styles.unit}>a month</span>
  </p>
)
