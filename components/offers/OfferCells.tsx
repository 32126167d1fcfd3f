import { DrugPill } from '@/components/ui/DrugPill'
import type { PlanRow } from '@/lib/offers/row'
import { formatDueCell, formatPriceCell, formatTerms } from '@/lib/offers/words/offers'
import styles from './OfferCells.module.css'

type Props = {
  row: PlanRow
  /** Of a panel with a column head, which has the names. */
  isInPanel?: boolean
}

/** Price with its terms, what is due today, and the drug. */
export const OfferCells = ({ row, isInPanel = false }: Props) => (
  <dl className={`${styles.cells} ${isInPanel ? styles.inPanel : ''}`}>
    <div>
      <dt>Price</dt>
      <dd>
        {formatPriceCell(row)}
        {formatTerms(row).map((term) => (
          <span key={term} className={styles.term}>
            {term}
          </span>
        ))}
      </dd>
    </div>
    <div>
      <dt>Due today</dt>
      <dd>{formatDueCell(row)}</dd>
    </div>
    <div>
      <dt>Drug</dt>
      <dd>
        <DrugPill drug={row.drugState} />
      </dd>
    </div>
  </dl>
)
