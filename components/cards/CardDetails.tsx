import { PaymentDates } from '@/components/offers/PaymentDates'
import { CHEVRON } from '@/components/ui/Summary'
import { TextLink } from '@/components/ui/TextLink'
import { capitalize } from '@/lib/base/format'
import type { PlanRow } from '@/lib/offers/row'
import { listLeftOut } from '@/lib/offers/words/labels'
import { formatFromNote } from '@/lib/offers/words/offers'
import { formatCashFlow } from '@/lib/offers/words/payments'
import { AFFILIATE_LINK_ATTRIBUTES } from '@/lib/providers/affiliate-link'
import type { CardData } from './get-cards'

type Props = { card: CardData; row: PlanRow; months: number; titleId: string; className: string | undefined }

/** The last line of a card, and what it opens: what to ask, what the sum leaves out, and the notes of its features. */
export function CardDetails({ card, row, months, titleId, className }: Props) {
  const { certificate, notes } = card
  const leftOut = listLeftOut(row)
  const fromNote = formatFromNote(row)
  return (
    <details className={className}>
      <summary>
        <span>{certificate}</span>{' '}
        <span className={`${CHEVRON} font-semibold text-link after:inline-block`}>Ask first</span>
      </summary>
      <dl>
        <Part title="What to ask">{card.questions.join(' ')}</Part>
        <Part title="Payments">{formatCashFlow(row)}</Part>
        {leftOut.length > 0 && <Part title="Not in the sum">{capitalize(leftOut.join(', '))}</Part>}
        {fromNote && <Part title="Or">{fromNote}</Part>}
        {notes.map(({ feature, note }) => (
          <Part key={feature} title={feature}>
            {note}
          </Part>
        ))}
        {certificate && (
          <Part title="Certificate">
            <TextLink href={card.certificateHref}>It is about the business, not the drug.</TextLink>
          </Part>
        )}
      </dl>
      <PaymentDates plan={row} months={months} />
      <p className="flex flex-wrap justify-between gap-x-4">
        <a href={card.href} className="inline-flex min-h-11 items-center underlined-link print:hidden">
          {card.known}
        </a>{' '}
        {card.moreUrl && (
          <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
            <a
              {...AFFILIATE_LINK_ATTRIBUTES}
              aria-describedby={`${titleId} ${card.id}_paid`}
              href={card.moreUrl}
              className="inline-flex min-h-11 items-center text-sm font-semibold underlined-link"
            >
              More Details →
            </a>{' '}
            Paid link
          </span>
        )}
      </p>
    </details>
  )
}

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)
