import { PaymentDates } from '@/components/offers/PaymentDates'
import { PaymentTable } from '@/components/offers/PaymentTable'
import { AskFirst } from '@/components/offers/QuoteOutcome'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { OutwardIcon } from '@/components/ui/icons'
import { capitalize, countUnits } from '@/lib/base/format'
import { QUOTE_ID } from '@/lib/offers/quote'
import type { PlanRow } from '@/lib/offers/row'
import { formatSum, GAPS_TITLE, listGaps } from '@/lib/offers/words/labels'
import { describeStates, formatSecondYear } from '@/lib/offers/words/offers'
import { AFFILIATE_LINK_ATTRIBUTES } from '@/lib/providers/affiliate-link'
import type { ComparedSeller } from '@/lib/providers/compared-offer'
import styles from './OfferComparison.module.css'
import type { Comparison } from './use-comparison'

/** A text that stands under its label. */
const LONG = 40

type Props = { row: PlanRow; seller: ComparedSeller | undefined; comparison: Comparison }

/** What opens under a row: the calendar of payments, what stopping costs, what is not in the sum, and the way on. */
export function OfferDetails({ row, seller, comparison: { input, questions } }: Props) {
  const lines = listLines(row)
  return (
    <div className={styles.details}>
      {row.sumCents !== null && <PaymentTable plan={row} months={input.months} />}
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
            <ButtonLink {...AFFILIATE_LINK_ATTRIBUTES} href={seller.visit.visitUrl}>
              {seller.visit.ctaText}
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

type Line = [label: string, text: string]

function listLines(row: PlanRow): Line[] {
  const { stops, secondYear, minimumMonths, noticeDays, isLowerBound } = row
  const toText = (cents: number) => formatSum(cents, isLowerBound)
  const gaps = listGaps(row)
  const states = describeStates(row)
  const lines: Line[] = []
  const [stop] = stops
  if (stop) {
    const back = row.refund === 'none' ? ', nothing back' : ''
    lines.push([`If you stop after ${stop.months} months`, toText(stop.cents) + back])
  }
  lines.push([formatSecondYear(row), toText(secondYear.cents)])
  if (minimumMonths !== undefined)
    lines.push(['Minimum term', minimumMonths > 1 ? countUnits(minimumMonths, 'month') : 'None'])
  if (noticeDays) lines.push(['Notice', countUnits(noticeDays, 'day')])
  if (gaps.length > 0) lines.push([GAPS_TITLE, capitalize(gaps.join('; '))])
  if (states) lines.push([states.label, states.text])
  return lines
}
