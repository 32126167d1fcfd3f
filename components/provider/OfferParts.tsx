import { DrugPill } from '@/components/ui/DrugPill'
import { capitalize } from '@/lib/base/format'
import { getCardFacts } from '@/lib/offers/card-facts'
import { describeClosed, describeProduct } from '@/lib/offers/offer-words'
import type { PlanRow } from '@/lib/offers/rows'
import styles from './RecordOffers.module.css'

/** "6 months prepaid", and what it is: "Semaglutide shot, compounded". */
export const OfferName = ({ row, className }: { row: PlanRow; className: string | undefined }) => {
  const lines = [row.track, describeProduct(row), !row.closedOn && describeClosed(row)]
  const [title, ...about] = lines.flatMap((line) => (line ? capitalize(line) : []))
  return (
    title && (
      <span className={className}>
        <strong>{title}</strong>
        {about.length > 0 && <span>{` ${about.join('; ')}`}</span>}
      </span>
    )
  )
}

/** Price, what is due today, and the drug. */
export const OfferCells = ({ row }: { row: PlanRow }) => {
  const { price, terms, dueToday, drug } = getCardFacts(row)
  return (
    <dl className={styles.cells}>
      <div>
        <dt>Price</dt>
        <dd>{price}</dd>
        {terms.map((term) => (
          <dd key={term} className={styles.term}>
            {term}
          </dd>
        ))}
      </div>
      <div>
        <dt>Due today</dt>
        <dd>{dueToday}</dd>
      </div>
      <div>
        <dt>Drug</dt>
        <dd>
          <DrugPill drug={drug} />
        </dd>
      </div>
    </dl>
  )
}
