import type { DrugState } from '@/lib/offers/row'
import { DRUG_STATE_LABELS } from '@/lib/offers/words/labels'
import styles from './DrugPill.module.css'

/** Whether a price contains the drug, as a pill beside the words: filled, striped, or an outline. */
export const DrugPill = ({ drug }: { drug: DrugState }) => (
  <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
    <svg aria-hidden="true" viewBox="0 0 20 10" className={`${styles.pill} ${LOOKS[drug]}`}>
      <rect x=".5" y=".5" width="19" height="9" rx="4.5" />
      {drug === 'unknown' && <path d="M3 8.5 8 1.5M7.5 8.5 12.5 1.5M12 8.5 17 1.5" />}
    </svg>
    {DRUG_STATE_LABELS[drug]}
  </span>
)

const LOOKS: Record<DrugState, string | undefined> = {
  included: styles.filled,
  typed: styles.filled,
  unknown: '',
  extra: '',
  approved: `${styles.filled} ${styles.maker}`,
  insurance: '',
}
