import type { ReactNode } from 'react'
import { DrugPill } from '@/components/ui/DrugPill'
import { capitalize } from '@/lib/base/format'
import type { PlanRow } from '@/lib/offers/row'
import { formatPeriod } from '@/lib/offers/words/labels'
import { formatDueCell, formatPriceCell, formatTerms } from '@/lib/offers/words/offers'
import styles from './OfferCells.module.css'
import { SumLine } from './SumLine'

type Props = {
  row: PlanRow
  /** Where the price is above as a large figure, the first cell is the sum. */
  first?: 'price' | 'sum'
  /** Of a panel with a column head, which has the names: the end of its scale. Only there, the sum has a bar. */
  panelMaxCents?: number
  /** Where the bar of the offer ends that it is compared with. */
  referenceCents?: number | null
}

/** Price with its terms (or the sum), what is due today, and the drug. */
export const OfferCells = ({ row, first = 'price', panelMaxCents, referenceCents = null }: Props) => (
  <dl className={`${styles.cells} ${panelMaxCents === undefined ? '' : styles.inPanel}`}>
    {first === 'price' ? (
      <OfferCell name="Price">
        {formatPriceCell(row)}
        {formatTerms(row).map((term) => (
          <span key={term} className={styles.term}>
            {term}
          </span>
        ))}
      </OfferCell>
    ) : (
      <OfferCell name={capitalize(formatPeriod(row.months))} className={styles.sum}>
        <SumLine row={row} size="cell" maxCents={panelMaxCents} referenceCents={referenceCents} />
      </OfferCell>
    )}
    <OfferCell name="Due today">{formatDueCell(row)}</OfferCell>
    <OfferCell name="Drug">
      <DrugPill drug={row.drugState} />
    </OfferCell>
  </dl>
)

type OfferCellProps = { name: string; className?: string | undefined; children: ReactNode }

const OfferCell = ({ name, className, children }: OfferCellProps) => (
  <div className={className}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
