import { PaymentTable } from '@/components/offers/PaymentTable'
import { RowDetails } from '@/components/offers/RowDetails'
import { MONTHS_PER_YEAR } from '@/lib/base/periods'
import type { PlanRow } from '@/lib/offers/row'
import styles from './RecordOffers.module.css'

/** What opens under an offer: its payments, what stopping costs, how the sum adds up, and what it leaves out. */
export const OfferPayments = ({ row }: { row: PlanRow }) => (
  <div className={styles.opened}>
    {row.sumCents !== null && <PaymentTable plan={row} months={MONTHS_PER_YEAR} />}
    <RowDetails row={row} />
  </div>
)
