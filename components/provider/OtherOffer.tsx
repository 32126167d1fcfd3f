import { Bar } from '@/components/offers/Bar'
import { DrugPill } from '@/components/ui/DrugPill'
import { CHEVRON } from '@/components/ui/Summary'
import { getCardFacts } from '@/lib/offers/card-facts'
import { AT_LEAST } from '@/lib/offers/labels'
import type { PlanRow } from '@/lib/offers/rows'
import { OfferName } from './OfferParts'
import { OfferPayments } from './OfferPayments'
import styles from './RecordOffers.module.css'

type Props = { row: PlanRow; maxCents: number }

/** A further offer in one row. It opens: its payments. */
export const OtherOffer = ({ row, maxCents }: Props) => {
  const { price, terms, dueToday, drug } = getCardFacts(row)
  return (
    <details className={styles.payments}>
      <summary className={styles.other}>
        <OfferName row={row} className={styles.name} />
        <span className={styles.sum}>
          {row.isLowerBound && <span>{`${AT_LEAST} `}</span>}
          <strong>{row.sumText}</strong>
        </span>
        <span className={styles.bar}>
          <Bar row={row} maxCents={maxCents} />
        </span>
        <span className={styles.about}>
          {[price, ...terms].join(', ')}
          {` · ${dueToday} due today`}
          {drug !== 'included' && (
            <>
              {' · Drug '}
              <DrugPill drug={drug} />
            </>
          )}
        </span>
        <span className={`${CHEVRON} ${styles.show}`}>Show</span>
      </summary>
      <OfferPayments row={row} />
    </details>
  )
}
