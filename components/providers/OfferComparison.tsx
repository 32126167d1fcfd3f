// An island because the visitor filters, sorts, and compares.

import { DisclosureLine } from '@/components/layout/DisclosureLine'
import { BudgetChips } from '@/components/offers/BudgetChips'
import { Announcement } from '@/components/offers/BudgetParts'
import { QuoteForm } from '@/components/offers/QuoteForm'
import { formatQuote } from '@/components/offers/QuoteOutcome'
import { KEEPS_FOCUS } from '@/components/ui/keeps-focus'
import { useSteadyField } from '@/components/ui/useSteadyField'
import { spellCount } from '@/lib/base/format'
import { countOffers } from '@/lib/offers/compare'
import { QUOTE_ID } from '@/lib/offers/quote'
import { toRow } from '@/lib/offers/row'
import { hasUnknownFee } from '@/lib/offers/words/answers'
import { formatAmount, formatPeriod } from '@/lib/offers/words/labels'
import { nameOffer } from '@/lib/offers/words/offers'
import { FilterBar } from './FilterBar'
import { NothingMatches } from './NothingMatches'
import styles from './OfferComparison.module.css'
import { SellerList } from './SellerList'
import { SideBySide } from './SideBySide'
import { UnknownOffers } from './UnknownOffers'
import { type Comparison, type ComparisonData, useComparison } from './use-comparison'

/** Every offer of every seller: what it costs, what is due, and what fits the visitor's question. */
export function OfferComparison(props: ComparisonData) {
  const comparison = useComparison(props)
  const { matching, unknown, parts } = comparison
  return (
    <section {...KEEPS_FOCUS} {...useSteadyField()} aria-label="Comparison" className={styles.comparison}>
      <Answer comparison={comparison} />
      <div className={styles.budget}>
        <BudgetChips fields={comparison.fields} budget={comparison.input.budget} />
      </div>
      <FilterBar comparison={comparison} choices={props.choices} />
      <div className="py-3">
        <QuoteForm
          values={comparison.values}
          change={comparison.change}
          quote={comparison.quote}
          months={comparison.input.months}
          questions={comparison.questions}
        />
      </div>
      <DisclosureLine texts={props.disclosure} className="my-3" />
      <Announcement>{`${comparison.count}.${formatQuote(comparison.quote, comparison.input.months)}`}</Announcement>
      {matching.length === 0 && parts.length > 0 ? (
        <NothingMatches comparison={comparison} />
      ) : (
        <SellerList comparison={comparison} />
      )}
      {parts.length > 0 && unknown.length > 0 && <UnknownOffers comparison={comparison} />}
      {comparison.isPickHidden && (
        <div className={styles.panel}>
          <SideBySide comparison={comparison} />
        </div>
      )}
    </section>
  )
}

/** "Lowest of the five with the drug: JoinFridays, $1,649 in the first year, all due today, if nothing is added." */
function Answer({ comparison: { lowest, parts, input, matching } }: { comparison: Comparison }) {
  const row = lowest && toRow(lowest, input.months)
  const sellers = lowest?.key === QUOTE_ID ? 0 : countOffers(matching).sellers
  const all = sellers > 1 ? `Lowest of the ${spellCount(sellers)} with the drug: ` : 'Lowest with the drug: '
  const label = parts.length > 0 && sellers > 1 ? `Lowest of ${sellers} that match: ` : all
  return (
    <p className="mb-4 text-lead text-muted">
      {row ? (
        <>
          <span key={label}>{label}</span>
          <strong
            key={row.key}
            className="text-ink"
          >{`${nameOffer(row)}, ${formatAmount(row.sumCents)} in the ${formatPeriod(input.months)}${row.dueTodayCents === row.sumCents ? ', all due today' : ''}${hasUnknownFee(row) ? ', if nothing is added' : ''}.`}</strong>
        </>
      ) : (
        <span key="none">We know of no whole price that matches.</span>
      )}
    </p>
  )
}
