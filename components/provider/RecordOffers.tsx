import { Island } from '@/components/Island'
import { BreakEvenLine } from '@/components/offers/BreakEvenLine'
import { Drawings } from '@/components/offers/Legend'
import { OfferCells } from '@/components/offers/OfferCells'
import { SumLine } from '@/components/offers/SumLine'
import { VisitButton } from '@/components/offers/VisitButton'
import { Summary } from '@/components/ui/Summary'
import { countUnits } from '@/lib/base/format'
import { getBreakEven } from '@/lib/offers/break-even'
import { MONTHS_PER_YEAR } from '@/lib/offers/plan'
import { getSum } from '@/lib/offers/sums'
import { formatFromNote } from '@/lib/offers/words/offers'
import { getVisitUrl } from '@/lib/providers/affiliate-link'
import type { ListedRecord } from '@/lib/providers/ranking'
import { getRecordRows } from './get-record-rows'
import { OfferName } from './OfferName'
import { OfferPayments } from './OfferPayments'
import { OtherOffer } from './OtherOffer'
import styles from './RecordOffers.module.css'

/** More fold. */
const OTHERS_SHOWN = 6

type Props = { record: ListedRecord; titleId: string }

/** What the seller's offers cost in the first year, the first one with the paid link; each opens: its payments. */
export function RecordOffers({ record, titleId }: Props) {
  const { id, name, ctaText, closedOn } = record
  const { plans, own, maxCents, reference } = getRecordRows(record)
  const priced = closedOn ? [] : plans.filter(({ price }) => price)
  const [first, ...others] = own
  if (!first) return null
  const fromNote = formatFromNote(first)
  const breakEven = closedOn ? null : getBreakEven(first, reference, first.months)
  const card = { id, ctaText, visitUrl: getVisitUrl(record, 'provider-page') }
  const count = others.length > OTHERS_SHOWN + 1 ? OTHERS_SHOWN : others.length
  const list = (rows: typeof others) => (
    <ul className={styles.others}>
      {rows.map((row) => (
        <li key={row.key} id={row.key}>
          <OtherOffer row={row} maxCents={maxCents} />
        </li>
      ))}
    </ul>
  )
  return (
    <section aria-label={`Price of ${name}`} className={styles.panel}>
      <svg aria-hidden="true" className="absolute size-0 fill-current text-accent">
        <Drawings />
      </svg>
      <div className={styles.first}>
        <OfferName row={first} className={styles.name} />
        <SumLine
          row={first}
          size="lead"
          maxCents={maxCents}
          referenceCents={
            breakEven?.code === 'cheaper-under' ? getSum(breakEven.reference, MONTHS_PER_YEAR) : null
          }
        />
        {!closedOn && (
          <div className={styles.visit}>
            <VisitButton card={card} titleId={titleId} />
          </div>
        )}
        <BreakEvenLine breakEven={breakEven} className={styles.decision} />
        <OfferCells row={first} />
        {fromNote && <p className={styles.from}>{fromNote}</p>}
      </div>
      <details className={styles.payments}>
        <Summary className="text-link">Month by month</Summary>
        <OfferPayments row={first} />
      </details>
      {others.length > 0 && (
        <>
          <h2 className={styles.title}>{countUnits(others.length, 'more offer')}</h2>
          {list(others.slice(0, count))}
          {others.length > count && (
            <details className={styles.payments}>
              <Summary className="text-link">{`${others.length - count} further ones`}</Summary>
              {list(others.slice(count))}
            </details>
          )}
        </>
      )}
      {priced.length > 0 && (
        <details className={`${styles.payments} noscript:hidden print:hidden`}>
          <Summary className="text-link">In your calendar</Summary>
          <div className={styles.dates}>
            <Island name="OfferDates" props={{ plans: priced, months: MONTHS_PER_YEAR }} when="visible" />
          </div>
        </details>
      )}
    </section>
  )
}
