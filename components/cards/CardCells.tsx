import { DrugPill } from '@/components/ui/DrugPill'
import type { getCardFacts } from '@/lib/offers/card-facts'
import styles from './ProviderCard.module.css'

/** Price, what is due today, and the drug. Where the panel has a column head, it has the names. */
export const CardCells = ({ price, terms, dueToday, drug }: ReturnType<typeof getCardFacts>) => (
  <dl className={styles.cells}>
    <div>
      <dt>Price</dt>
      <dd>
        {price}
        {terms.map((term) => (
          <span key={term} className={styles.term}>
            {term}
          </span>
        ))}
      </dd>
    </div>
    <div>
      <dt>Due today</dt>
      <dd>{dueToday}</dd>
    </div>
    <div>
      <dt>Drug</dt>
      <dd>
        <DrugPill drug={drug} />
      </dd>
    </div>
  </dl>
)
