import { PaymentDates } from '@/components/offers/PaymentDates'
import { AskFirst } from '@/components/offers/QuoteOutcome'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { OutwardIcon } from '@/components/ui/icons'
import { capitalize, countUnits, joinNames } from '@/lib/base/format'
import { nameStates, STATE_CODES } from '@/lib/base/states'
import { GAPS_TITLE } from '@/lib/offers/labels'
import { QUOTE_ID } from '@/lib/offers/quote'
import type { PlanRow } from '@/lib/offers/rows'
import { AFFILIATE_LINK_ATTRIBUTES } from '@/lib/providers/affiliate-link'
import type { ComparedSeller } from '@/lib/providers/compared-offer'
import styles from './OfferComparison.module.css'
import { PaymentCalendar } from './PaymentCalendar'
import type { Comparison } from './use-comparison'

/** A text that stands under its label. */
const LONG = 40

type Props = { row: PlanRow; seller: ComparedSeller | undefined; comparison: Comparison }

/** What opens under a row: the calendar of payments, what stopping costs, what is not in the sum, and the way on. */
export function OfferDetails({ row, seller, comparison: { input, questions } }: Props) {
  const facts = seller?.offers[row.offerId]?.facts
  const stop = row.stops[0]
  const lines: [string, string][] = [
    ...(stop
      ? [
          [
            `If you stop after ${stop.months} months`,
            [stop.text, facts?.Refund === 'No refund' && 'nothing back'].filter(Boolean).join(', '),
          ] satisfies [string, string],
        ]
      : []),
    [row.secondYear.label, row.secondYear.text],
    ...(row.minimumMonths === undefined
      ? []
      : [
          [
            'Minimum term',
            row.minimumMonths > 1 ? countUnits(row.minimumMonths, 'month') : 'None',
          ] satisfies [string, string],
        ]),
    ...(row.noticeDays ? [['Notice', countUnits(row.noticeDays, 'day')] satisfies [string, string]] : []),
    ...(row.leavesOut.length > 0
      ? [[GAPS_TITLE, capitalize(row.leavesOut.join('; '))] satisfies [string, string]]
      : []),
    ...listStates(row),
  ]
  return (
    <div className={styles.details}>
      {row.sumCents !== null && <PaymentCalendar plan={row} months={input.months} />}
      <div>
        <dl className={styles.lines}>
          {lines.map(([label, text]) => (
            <div key={label} className={text.length > LONG ? styles.long : undefined}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {row.key === QUOTE_ID && <AskFirst quote={row} questions={questions} />}
        <PaymentDates plan={row} months={input.months} />
      </div>
      <p className={styles.links}>
        {seller?.visit && (
          <>
            <ButtonLink {...AFFILIATE_LINK_ATTRIBUTES} href={seller.visit.href}>
              {seller.visit.label}
              <OutwardIcon className="size-4" />
              <span className="sr-only">{` ${row.name}, opens in a new tab`}</span>
            </ButtonLink>{' '}
            <span className="text-xs text-muted">Paid link</span>{' '}
          </>
        )}
        <a href={row.href} className="inline-flex min-h-11 items-center font-semibold underlined-link">
          {seller ? `All about ${row.name}` : (row.more ?? 'The page')}
        </a>
      </p>
    </div>
  )
}

/** "Not in: Louisiana, Mississippi", or where it is sold. */
function listStates({ states }: PlanRow): [string, string][] {
  if (!states) return []
  const left = STATE_CODES.filter((code) => !states.includes(code))
  if (left.length === 0) return [['States', 'All']]
  return left.length < states.length
    ? [['Not in', nameStates(left).join(', ') || 'DC']]
    : [['Only in', joinNames(nameStates(states))]]
}
