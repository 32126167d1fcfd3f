import type { ReactNode } from 'react'
import { Island } from '@/components/Island'
import { BreakEvenLine } from '@/components/offers/BreakEvenLine'
import { ByDay } from '@/components/offers/ByDay'
import { Drawings } from '@/components/offers/Legend'
import { OfferCells } from '@/components/offers/OfferCells'
import { SumLine } from '@/components/offers/SumLine'
import { VisitButton } from '@/components/offers/VisitButton'
import { Summary } from '@/components/ui/Summary'
import type { Day } from '@/lib/base/day'
import { countUnits } from '@/lib/base/format'
import { MONTHS_PER_YEAR } from '@/lib/base/periods'
import { type BreakEven, getBreakEven, getReferenceCents } from '@/lib/offers/break-even'
import type { PlanRow } from '@/lib/offers/row'
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
  const { plans, rows, days, on, maxCents } = getRecordRows(record)
  const priced = closedOn ? [] : plans.filter(({ price }) => price)
  const [first, ...others] = rows
  if (!first) return null
  const card = { id, ctaText, visitUrl: getVisitUrl(record, 'provider-page') }
  const count = others.length > OTHERS_SHOWN + 1 ? OTHERS_SHOWN : others.length
  const readFirst = (day: Day) => {
    const {
      rows: [row = first],
      reference,
    } = on(day)
    return { row, breakEven: closedOn ? null : getBreakEven(row, reference, MONTHS_PER_YEAR) }
  }
  const list = (rows: typeof others) => (
    <ul className={styles.others}>
      {rows.map((row) => (
        <li key={row.key} id={row.key}>
          <ByDay days={days} read={(day) => on(day).rows.find(({ key }) => key === row.key) ?? row}>
            {(dated) => <OtherOffer row={dated} maxCents={maxCents} />}
          </ByDay>
        </li>
      ))}
    </ul>
  )
  return (
    <section aria-label={`Price of ${name}`} className={styles.panel}>
      <svg aria-hidden="true" className="absolute size-0 fill-current text-accent">
        <Drawings />
      </svg>
      <ByDay days={days} read={readFirst}>
        {({ row, breakEven }) => (
          <div>
            <FirstOffer row={row} maxCents={maxCents} breakEven={breakEven}>
              {!closedOn && (
                <div className={styles.visit}>
                  <VisitButton card={card} titleId={titleId} />
                </div>
              )}
            </FirstOffer>
            <details className={styles.payments}>
              <Summary className="after:text-link">Month by month</Summary>
              <OfferPayments row={row} />
            </details>
          </div>
        )}
      </ByDay>
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
          <Summary className="after:text-link">In your calendar</Summary>
          <div className={styles.dates}>
            <Island name="OfferDates" props={{ plans: priced, months: MONTHS_PER_YEAR }} when="visible" />
          </div>
        </details>
      )}
    </section>
  )
}

type FirstProps = { row: PlanRow; maxCents: number; breakEven: BreakEven | null; children: ReactNode }

/** The offer on the card, large, with the paid link. */
function FirstOffer({ row, maxCents, breakEven, children }: FirstProps) {
  const fromNote = formatFromNote(row)
  return (
    <div className={styles.first}>
      <OfferName row={row} className={styles.name} />
      <SumLine
        row={row}
        size="lead"
        maxCents={maxCents}
        referenceCents={getReferenceCents(breakEven, MONTHS_PER_YEAR)}
      />
      {children}
      <BreakEvenLine breakEven={breakEven} className={styles.decision} />
      <OfferCells row={row} />
      {fromNote && <p className={styles.from}>{fromNote}</p>}
    </div>
  )
}
