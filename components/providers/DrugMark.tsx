import { DRUG_LABELS } from '@/lib/costs/labels'
import type { DrugBilling } from '@/lib/costs/plan'
import styles from './OfferComparison.module.css'

/** Whether a price includes the drug, as a pill beside the words: filled, striped, or an outline. */
export const DrugMark = ({ drug }: { drug: DrugBilling }) => (
  <strong className={styles.drugMark}>
    <svg aria-hidden="true" viewBox="0 0 20 10" className={drug === 'included' ? styles.filled : undefined}>
      <rect x=".5" y=".5" width="19" height="9" rx="4.5" />
      {drug === 'unknown' && <path d="M3 8.5 8 1.5M7.5 8.5 12.5 1.5M12 8.5 17 1.5" />}
    </svg>
    {DRUG_LABELS[drug]}
  </strong>
)
