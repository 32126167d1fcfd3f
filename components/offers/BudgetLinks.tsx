import { ROUTES } from '@/lib/base/routes'
import { BUDGET_CHOICES } from '@/lib/offers/budget'
import styles from './BudgetLinks.module.css'

/** To what fits an amount a month, among all providers: rows with a button each. */
export const BudgetLinks = () => (
  <p className={styles.budgets}>
    <span className={styles.label}>What fits:</span>{' '}
    {BUDGET_CHOICES.map((amount) => (
      <a key={amount} href={`${ROUTES.providers}#budget=${amount}`} className={styles.chip}>
        {`$${amount}`} <span className="sr-only">a month</span>
      </a>
    ))}{' '}
    <span aria-hidden="true" className={styles.unit}>
      a month
    </span>
  </p>
)
