import type { PlanRow } from '@/lib/offers/row'
import { formatPriceParts, formatTerms } from '@/lib/offers/words/offers'
import styles from './ProviderCard.module.css'

/** The price as the provider states it, with its note and its terms. An offer for the visitor's state is named. */
export function StatedPrice({ row }: { row: PlanRow }) {
  const { figure, unit } = formatPriceParts(row)
  const isFurther = row.kind === 'provider' && row.key !== row.sellerId
  const notes = [isFurther && row.offerName, row.cardPrice?.note, ...formatTerms(row)].flatMap(
    (note) => note || [],
  )
  return (
    <p className={styles.price}>
      {figure && <strong>{figure}</strong>}
      {/* "/month" goes to the next line as a whole. */}
      <wbr />
      <span>{unit}</span>{' '}
      {notes.map((note) => (
        <span key={note} className={styles.note}>{`${note} `}</span>
      ))}
    </p>
  )
}
