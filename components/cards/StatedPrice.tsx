import type { PlanRow } from '@/lib/offers/row'
import { formatPriceParts, formatTerms } from '@/lib/offers/words/offers'
import styles from './ProviderCard.module.css'

/** The price as the provider states it, with its note and its terms. */
export function StatedPrice({ row }: { row: PlanRow }) {
  const { figure, unit } = formatPriceParts(row)
  const notes = [row.cardPrice?.note, ...formatTerms(row)].flatMap((note) => note ?? [])
  return (
    <p className={styles.price}>
      {figure && <strong>{figure}</strong>}
      <span>{unit}</span>{' '}
      {notes.map((note) => (
        <span key={note} className={styles.note}>
          {`${note} `}
        </span>
      ))}
    </p>
  )
}
