import { Bar } from '@/components/costs/Bar'
import { Drawings } from '@/components/costs/Legend'
import { VisitButton } from '@/components/rankings/VisitButton'
import { hasReadPrice } from '@/components/record/fact-checks'
import { DrugPill } from '@/components/ui/DrugPill'
import { Ring } from '@/components/ui/Mark'
import { capitalize, countUnits } from '@/lib/base/format'
import { formatSumLabel, getCardFacts } from '@/lib/costs/card-facts'
import type { PlanRow } from '@/lib/costs/rows'
import { getVisitUrl } from '@/lib/providers/affiliate-link'
import { describeProduct } from '@/lib/providers/offer-words'
import type { ListedRecord } from '@/lib/providers/ranking'
import { getRecordRows } from './get-record-rows'
import { OfferPayments } from './OfferPayments'
import styles from './RecordOffers.module.css'

type Props = { record: ListedRecord; titleId: string }

/** What the seller's offers cost in the first year, the first one with the paid link; each opens: its payments. */
export function RecordOffers({ record, titleId }: Props) {
  const { id, name, ctaText, websiteUrl } = record
  const { own, maxCents } = getRecordRows(record)
  const [first, ...others] = own
  if (!first) return null
  const card = { id, ctaText, visitUrl: getVisitUrl(record, 'provider-page'), host: new URL(websiteUrl).host }
  return (
    <section aria-label={`Price of ${name}`} className={styles.panel}>
      <svg aria-hidden="true" className="absolute size-0">
        <Drawings />
      </svg>
      <div className={styles.first}>
        <OfferName row={first} className={styles.name} />
        <p className={styles.sum}>
          <span>{formatSumLabel(first)}</span> <strong>{first.sumText}</strong>
        </p>
        <div className={styles.visit}>
          <VisitButton card={card} titleId={titleId} />
        </div>
        <div className={styles.bar}>
          <Bar row={first} maxCents={maxCents} />
        </div>
        <Cells row={first} isChecked={hasReadPrice(record, first.offerId)} />
      </div>
      <details className={styles.payments}>
        <summary className="chevron fold text-link">Month by month</summary>
        <OfferPayments row={first} />
      </details>
      {others.length > 0 && (
        <>
          <h2 className={styles.title}>{countUnits(others.length, 'more offer')}</h2>
          <ul>
            {others.map((row) => (
              <li key={row.key}>
                <OtherOffer row={row} maxCents={maxCents} isChecked={hasReadPrice(record, row.offerId)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** "6 months prepaid", and what it is: "Semaglutide shot, compounded". */
const OfferName = ({ row, className }: { row: PlanRow; className: string | undefined }) => {
  const lines = [row.track, describeProduct(row), row.isOpen === false && 'not taking new patients']
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

const Cells = ({ row, isChecked }: { row: PlanRow; isChecked: boolean }) => {
  const { price, terms, dueToday, drug } = getCardFacts(row)
  return (
    <dl className={styles.cells}>
      <div>
        <dt>
          Price
          <Ring isSolid={isChecked} />
        </dt>
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

type OtherProps = { row: PlanRow; maxCents: number; isChecked: boolean }

const OtherOffer = ({ row, maxCents, isChecked }: OtherProps) => {
  const { price, terms, dueToday, drug } = getCardFacts(row)
  return (
    <details className={styles.payments}>
      <summary className={styles.other}>
        <OfferName row={row} className={styles.name} />
        <span className={styles.sum}>
          {row.isLowerBound && <span>at least </span>}
          <strong>{row.sumText}</strong>
        </span>
        <span className={styles.bar}>
          <Bar row={row} maxCents={maxCents} />
        </span>
        <span className={styles.about}>
          {[price, ...terms].join(', ')}
          <Ring isSolid={isChecked} />
          {` · ${dueToday} due today`}
          {drug !== 'included' && (
            <>
              {' · Drug '}
              <DrugPill drug={drug} />
            </>
          )}
        </span>
        <span className={`chevron ${styles.show}`}>Show</span>
      </summary>
      <OfferPayments row={row} />
    </details>
  )
}
