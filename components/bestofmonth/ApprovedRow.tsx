import details from '@/components/cards/CardDetails.module.css'
import styles from '@/components/cards/ProviderCard.module.css'
import { StatedPrice } from '@/components/cards/StatedPrice'
import { ByDay } from '@/components/offers/ByDay'
import { OfferCells } from '@/components/offers/OfferCells'
import { getListRows } from '@/components/offers/page-plans'
import { CHEVRON } from '@/components/ui/Summary'
import type { Day } from '@/lib/base/day'
import type { PlanRow } from '@/lib/offers/row'
import { ApprovedPrices } from './ApprovedPrices'

/** Under the ranked providers: the approved drug with the lowest first year, and the others folded. */
export function ApprovedRow() {
  const { days, on, maxCents } = getListRows('rankings')
  return (
    <ByDay days={days} read={(day) => on(day).makers[0]}>
      {(row) => (
        <div>
          {row && (
            <Approved
              row={row}
              maxCents={maxCents}
              days={days}
              others={(day) => on(day).makers.filter(({ key }) => key !== row.key)}
            />
          )}
        </div>
      )}
    </ByDay>
  )
}

type Props = {
  row: PlanRow
  maxCents: number
  days: readonly Day[]
  others: (day: Day) => readonly PlanRow[]
}

function Approved({ row, maxCents, days, others }: Props) {
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
          <ByDay days={days} read={(day) => others(day).length}>
            {(count) => (
              <span
                className={`${CHEVRON} font-semibold text-link after:inline-block`}
              >{`${count} more prices`}</span>
            )}
          </ByDay>
        </summary>
        <div className={details.opened}>
          <ApprovedPrices days={days} read={others} />
        </div>
      </details>
    </section>
  )
}
