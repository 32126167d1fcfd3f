import { Summary } from '@/components/ui/Summary'
import { countUnits } from '@/lib/base/format'
import { getBreakEven } from '@/lib/offers/break-even'
import type { Plan } from '@/lib/offers/plan'
import { toRow } from '@/lib/offers/row'
import { formatPeriod } from '@/lib/offers/words/labels'
import { formatDueToday, formatRowSum } from '@/lib/offers/words/offers'
import { BreakEvenLine } from './BreakEvenLine'
import styles from './QuoteForm.module.css'
import type { QuoteQuestions } from './quote-questions'
import { SumLine } from './SumLine'

type Props = { quote: Plan | null; months: number; reference: Plan | null; questions: QuoteQuestions }

/** What the typed figures come to, and what to ask first. */
export function QuoteOutcome({ quote, months, reference, questions }: Props) {
  if (!quote) return <p>Type the price to see what it comes to.</p>
  const row = toRow(quote, months)
  return (
    <>
      <div className={styles.outcome}>
        <strong>{row.name}</strong>
        <SumLine row={row} size="row" />
        <span className={styles.due}>{`${formatPeriod(months)}, ${formatDueToday(row)} today`}</span>
        <BreakEvenLine breakEven={getBreakEven(quote, reference, months)} className={styles.decision} />
      </div>
      <AskFirst quote={quote} questions={questions} />
    </>
  )
}

/** For those who do not see the row change. */
export const formatQuote = (quote: Plan | null, months: number): string =>
  quote ? ` ${quote.name}: ${formatRowSum(toRow(quote, months))}.` : ''

/** A question for each part of the quote that is not known. */
export function AskFirst({ quote, questions }: { quote: Plan; questions: QuoteQuestions }) {
  const { drug, gaps } = quote
  // With the visitor's own price of the drug, the drug counts as included.
  const asked = gaps.filter((gap) => gap !== 'drug' || drug !== 'included')
  return (
    <details>
      <Summary className="text-link">{`Ask first: ${countUnits(asked.length, 'question')}`}</Summary>
      <ul>
        {asked.map((gap) => (
          <li key={gap} className="py-1.5">
            {questions[gap === 'drug' && drug === 'separate' ? 'separate' : gap]}
          </li>
        ))}
      </ul>
    </details>
  )
}
