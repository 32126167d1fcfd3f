import { PaymentDates } from '@/components/offers/PaymentDates'
import { PaymentTable } from '@/components/offers/PaymentTable'
import { AskFirst } from '@/components/offers/QuoteOutcome'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { capitalize, countUnits } from '@/lib/base/format'
import { QUOTE_ID } from '@/lib/offers/quote'
import type { PlanRow } from '@/lib/offers/row'
import { formatSum, GAPS_TITLE, nameGaps } from '@/lib/offers/words/labels'
import { describeStates, formatBound, formatSecondYear } from '@/lib/offers/words/offers'
import styles from './OfferDetails.module.css'
import type { RowContext } from './useComparison'

/** A text that is under its label. */
const LONG = 40

type Props = Pick<RowContext, 'months' | 'questions'> & { row: PlanRow }

/** What opens under a row: the calendar of payments, what stopping costs, what is not in the sum, and the whole record. */
export function OfferDetails({ row, months, questions }: Props) {
  return (
    <div className={styles.details}>
      {row.sumCents !== null && <PaymentTable plan={row} months={months} />}
      <div>
        <dl className={styles.lines}>
          {listDetailLines(row).map(([label, text]) => (
            <div key={label} className={text.length > LONG ? styles.long : undefined}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {row.key === QUOTE_ID && <AskFirst quote={row} questions={questions} />}
        <PaymentDates plan={row} months={months} />
        {row.kind === 'provider' && row.key !== QUOTE_ID && (
          <p>
            <StandaloneLink href={row.href}>{`All about ${row.name}`}</StandaloneLink>
          </p>
        )}
      </div>
    </div>
  )
}

type DetailLine = [label: string, text: string]

function listDetailLines(row: PlanRow): DetailLine[] {
  const { stops, secondYear, noticeDays, isLowerBound } = row
  const toText = ({ cents, toCents }: typeof secondYear) => formatSum(cents, isLowerBound, toCents)
  const gaps = nameGaps(row)
  const states = describeStates(row)
  const lines: DetailLine[] = []
  const [stop] = stops
  if (stop) {
    const back = row.refund === 'none' ? ', nothing back' : ''
    lines.push([`If you stop after ${stop.months} months`, toText(stop) + back])
    lines.push([formatSecondYear(row), toText(secondYear)])
  }
  const bound = formatBound(row)
  if (bound) lines.push([row.minimumMonths === undefined ? 'Bound for' : 'Minimum term', bound])
  if (noticeDays) lines.push(['Notice', countUnits(noticeDays, 'day')])
  if (gaps.length > 0) lines.push([GAPS_TITLE, capitalize(gaps.join('; '))])
  if (states) lines.push([states.label, states.text])
  return lines
}
