import { Fragment } from 'react'
import { ROUTES } from '@/lib/base/routes'
import { BUDGET_CHOICES } from '@/lib/offers/budget'
import styles from './FirstYear.module.css'

/** To what fits an amount a month, among all sellers. */
export const BudgetLinks = () => (
  <p className={styles.budgets}>
    {'What fits: '}
    {BUDGET_CHOICES.map((amount) => (
      <Fragment key={amount}>
        <a href={`${ROUTES.providers}#budget=${amount}`} className="underlined-link">
          {`$${amount}`}
        </a>{' '}
      </Fragment>
    ))}
  </p>
)
