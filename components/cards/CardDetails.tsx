import type { ReactNode } from 'react'
import { PaymentDates } from '@/components/offers/PaymentDates'
import { CHEVRON } from '@/components/ui/Summary'
import { TextLink } from '@/components/ui/TextLink'
import { capitalize } from '@/lib/base/format'
import type { PlanRow } from '@/lib/offers/row'
import { listLeftOut } from '@/lib/offers/words/labels'
import { formatFromNote } from '@/lib/offers/words/offers'
import { formatCashFlow } from '@/lib/offers/words/payments'
import styles from './CardDetails.module.css'
import type { CardData } from './get-cards'

type Props = { card: CardData; row: PlanRow; months: number }

/** The last line of a card, and what it opens from edge to edge: what to ask, the payments, and what the sum leaves out. */
export function CardDetails({ card, row, months }: Props) {
  const { certificate, notes } = card
  const leftOut = listLeftOut(row)
  return (
    <details className={styles.details}>
      <summary>
        <span>{certificate}</span>{' '}
        <span className={`${CHEVRON} font-semibold text-link after:inline-block`}>Ask first</span>
      </summary>
      <div className={styles.opened}>
        <dl>
          <Part title="What to ask">{card.questions.join(' ')}</Part>
          {row.price && (
            <Part title="Payments">
              {[`${formatCashFlow(row)}.`, formatFromNote(row)].filter(Boolean).join(' ')}
            </Part>
          )}
          {leftOut.length > 0 && <Part title="Not in the sum">{capitalize(leftOut.join(', '))}</Part>}
          {notes.map(({ feature, note }) => (
            <Part key={feature} title={feature}>
              {note}
            </Part>
          ))}
        </dl>
        <PaymentDates plan={row} months={months} />
        <p className={styles.links}>
          <TextLink href={card.href}>{card.known}</TextLink>{' '}
          {certificate && <TextLink href={card.certificateHref}>{card.certificateQuestion}</TextLink>}
        </p>
      </div>
    </details>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)
