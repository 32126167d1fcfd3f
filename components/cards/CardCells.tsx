import { DrugPill } from '@/components/ui/DrugPill'
import { Ring } from '@/components/ui/Mark'
import type { getCardFacts } from '@/lib/offers/card-facts'
import styles from './ProviderCard.module.css'

type Props = ReturnType<typeof getCardFacts> & {
  /** Whether we have checked the price. Absent for prices of makers, which the ring is not about. */
  isChecked?: boolean
}

/** Price, what is due today, and the drug. Where the panel has a column head, it has the names. */
export const CardCells = ({ price, terms, dueToday, drug, isChecked }: Props) => (
  <dl className={styles.cells}>
    <div>
      <dt>
        Price
        {isChecked !== undefined && <Ring isSolid={isChecked} />}
      </dt>
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
