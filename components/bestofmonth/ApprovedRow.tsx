import details from '@/components/cards/CardDetails.module.css'
import styles from '@/components/cards/ProviderCard.module.css'
import { StatedPrice } from '@/components/cards/StatedPrice'
import { FromDay } from '@/components/offers/FromDay'
import { OfferCells } from '@/components/offers/OfferCells'
import { getListRows } from '@/components/offers/page-plans'
import { CHEVRON } from '@/components/ui/Summary'
import { getFirstAfter, listRowsOn, type PlanRow } from '@/lib/offers/row'
import { ApprovedPrices } from './ApprovedPrices'

/** Under the ranked providers: the approved drug with the lowest first year, and the others folded. */
export function ApprovedRow() {
  const { makers, maxCents } = getListRows('rankings')
  const [row] = makers
  const after = getFirstAfter(makers)
  if (!row) return null
  return (
    <>
      <Approved row={row} others={makers.slice(1)} maxCents={maxCents} />
      {after && (
        <FromDay day={after.day}>
          <Approved
            row={after.row}
            others={listRowsOn(makers, after.day).filter(({ key }) => key !== after.row.key)}
            maxCents={maxCents}
          />
        </FromDay>
      )}
    </>
  )
}

type Props = { row: PlanRow; others: readonly PlanRow[]; maxCents: number }

function Approved({ row, others, maxCents }: Props) {
  return (
    <section
      id={`maker_${row.key}`}
      aria-label="Approved drug"
      className={`${styles.card} ${styles.approved}`}
    >
      <p className={styles.rank}>–</p>
      <div className={styles.head}>
        <h2 className={`${styles.name} text-base font-semibold`}>{row.name}</h2>
        <p className={styles.benefit}>From its maker. Not ranked; we earn nothing.</p>
      </div>
      <StatedPrice row={row} />
      <OfferCells row={row} first="sum" panelMaxCents={maxCents} />
      <details className={details.details}>
        <summary>
          <span />
          <span
            className={`${CHEVRON} font-semibold text-link after:inline-block`}
          >{`${others.length} more prices`}</span>
        </summary>
        <div className={details.opened}>
          <ApprovedPrices rows={others} />
        </div>
      </details>
    </section>
  )
}
