import { SumLine } from '@/components/offers/SumLine'
import { DrugPill } from '@/components/ui/DrugPill'
import { CHEVRON } from '@/components/ui/Summary'
import type { PlanRow } from '@/lib/offers/row'
import { formatDueCell, formatPriceCell, formatTerms } from '@/lib/offers/words/offers'
import { OfferName } from './OfferName'
import { OfferPayments } from './OfferPayments'
import styles from './RecordOffers.module.css'

type Props = { row: PlanRow; maxCents: number }

/** A further offer in one row. It opens: its payments. */
export const OtherOffer = ({ row, maxCents }: Props) => {
  return (
    <details className={styles.payments}>
      <summary className={styles.other}>
        <OfferName row={row} className={styles.name} />
        <SumLine row={row} size="row" maxCents={maxCents} />
        <span className={styles.about}>
          {[formatPriceCell(row), ...formatTerms(row)].join(', ')}
          {` · ${formatDueCell(row)} due today`}
          {row.drugState !== 'included' && (
            <>
              {' · Drug '}
              <DrugPill drug={row.drugState} />
            </>
          )}
        </span>
        <span className={`${CHEVRON} ${styles.show}`}>Show</span>
      </summary>
      <OfferPayments row={row} />
    </details>
  )
}
