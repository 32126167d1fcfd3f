import { Bar } from '@/components/offers/Bar'
import { OfferCells } from '@/components/offers/OfferCells'
import { getListRows } from '@/components/offers/page-plans'
import { CHEVRON } from '@/components/ui/Summary'
import { formatAmount } from '@/lib/offers/words/labels'
import { formatSumLabel } from '@/lib/offers/words/offers'
import styles from '../cards/ProviderCard.module.css'
import { ApprovedPrices } from './ApprovedPrices'

/** Under the ranked providers: the approved drug with the lowest first year, and the others folded. */
export function ApprovedRow() {
  const { makers, maxCents } = getListRows('rankings')
  const [row, ...others] = makers
  if (!row) return null
  return (
    <section
      id={`maker_${row.key}`}
      aria-label="Approved drug"
      className={`${styles.card} ${styles.approved}`}
    >
      <p className={styles.rank}>–</p>
      <h2 className={`${styles.name} text-base font-semibold`}>{row.name}</h2>
      <p className={styles.benefit}>From its maker. Not ranked; we earn nothing.</p>
      <p className={styles.sum}>
        <span>{formatSumLabel(row)}</span> <strong>{formatAmount(row.sumCents)}</strong>
        <Bar row={row} maxCents={maxCents} />
      </p>
      <OfferCells row={row} isInPanel />
      <details className={styles.more}>
        <summary>
          <span />
          <span
            className={`${CHEVRON} font-semibold text-link after:inline-block`}
          >{`${others.length} more prices`}</span>
        </summary>
        <ApprovedPrices rows={others} />
      </details>
    </section>
  )
}
