// An island because the visitor filters, sorts, and compares.

import { DisclosureLine } from '@/components/layout/DisclosureLine'
import { Announcement } from '@/components/offers/BudgetParts'
import { QuoteForm } from '@/components/offers/QuoteForm'
import { formatQuote } from '@/components/offers/QuoteOutcome'
import { KEEPS_FOCUS } from '@/components/ui/keeps-focus'
import { NotReadyNote } from '@/components/ui/NotReadyNote'
import { useSteadyField } from '@/components/ui/useSteadyField'
import { groupBySeller, listSections } from '@/lib/offers/compare'
import type { Plan } from '@/lib/offers/plan'
import { QUOTE_ID } from '@/lib/offers/quote'
import { toRow } from '@/lib/offers/row'
import {
  describeFit,
  describeOver,
  describeQuoteFit,
  describeUnanswered,
  describeUnknown,
} from '@/lib/offers/words/compare'
import { formatPeriod } from '@/lib/offers/words/labels'
import { formatSumFigure, nameOffer } from '@/lib/offers/words/offers'
import { FilterBar } from './FilterBar'
import { NothingMatches } from './NothingMatches'
import styles from './OfferComparison.module.css'
import { PickedBar } from './PickedBar'
import { SellerList } from './SellerList'
import list from './SellerList.module.css'
import { SideBySide } from './SideBySide'
import { UnknownOffers } from './UnknownOffers'
import { type ComparisonData, useComparison } from './useComparison'

/** Every offer of every seller: what it costs, what is due, and what fits the visitor's question. */
export function OfferComparison(props: ComparisonData) {
  const { found, filterBar, rows, picked, quote, count, page, unknownOffers, isPickHidden } =
    useComparison(props)
  const { matching, unknown, parts, question } = found
  const isNothing = matching.length === 0 && parts.length > 0
  const lists = { context: rows, sideBySide: <SideBySide {...picked} /> }
  return (
    <section {...KEEPS_FOCUS} {...useSteadyField()} aria-label="Comparison" className={styles.comparison}>
      <LowestOffer
        lowest={found.lowest}
        quote={found.matching.find(({ key }) => key === QUOTE_ID)}
        months={question.months}
        budget={question.budget}
        isAsked={parts.length > 0}
      />
      <FilterBar {...filterBar} choices={props.choices} />
      <div className={styles.line}>
        <NotReadyNote hasNoteAbove>
          <p>{count}</p>
        </NotReadyNote>
        <QuoteForm {...quote} />
      </div>
      <DisclosureLine texts={props.disclosure} className="mb-3" />
      <Announcement>{`${count}.${formatQuote(quote.quote, quote.months)}`}</Announcement>
      {found.unanswered.map(({ key, value }) => (
        <p key={key} className="mb-3 font-semibold">
          {describeUnanswered(key, value)}
        </p>
      ))}
      {!isNothing && <SellerList {...page} {...lists} />}
      {isNothing && unknown.length === 0 && (
        <NothingMatches parts={found.counted} onRemove={filterBar.onRemove} />
      )}
      {isNothing && unknown.length > 0 && (
        <>
          {/* Never an empty list for what we do not know. */}
          <p className="mb-3 font-semibold">{describeUnknown(unknown, question)}</p>
          <SellerList
            sections={listSections(groupBySeller(unknown), unknown.length)}
            further={0}
            showFurther={page.showFurther}
            {...lists}
          />
        </>
      )}
      {found.over.length > 0 && (
        <p className="mt-3 text-sm text-muted">{describeOver(found.over, question)}</p>
      )}
      {!isNothing && parts.length > 0 && unknown.length > 0 && (
        <UnknownOffers unknown={unknown} question={question} {...lists} {...unknownOffers} />
      )}
      {isPickHidden && (
        <div className={list.panel}>
          <PickedBar count={rows.picks.length} onClear={rows.clearPicks} />
          <SideBySide {...picked} />
        </div>
      )}
    </section>
  )
}

type LowestOfferProps = {
  lowest: Plan | undefined
  /** The visitor's own, if it matches. */
  quote: Plan | undefined
  months: number
  budget: number | null
  isAsked: boolean
}

/** "Lowest with the drug included: JoinFridays, $1,649 in the first year, all due today."; with a budget, what fits it. */
function LowestOffer({ lowest, quote, months, budget, isAsked }: LowestOfferProps) {
  if (lowest && budget !== null) {
    const { name, fit, condition } = describeFit(lowest, months, budget)
    return (
      <p className="mb-3 text-sm/snug text-muted">
        <strong className="text-ink">{name}</strong>
        <span>{fit}</span> <span>{condition}</span>
        {quote && quote !== lowest && <span>{` ${describeQuoteFit(quote)}`}</span>}
      </p>
    )
  }
  const row = lowest && toRow(lowest, months)
  const label = isAsked ? 'Lowest of those that match: ' : 'Lowest with the drug included: '
  return (
    <p className="mb-4 text-lead text-muted">
      {row ? (
        <>
          <span key={label}>{label}</span>
          <strong key={row.key} className="text-ink">
            {`${nameOffer(row)}, ${formatSumFigure(row)}`}
          </strong>
          <span key={`${row.key} ${months}`}>
            {` in the ${formatPeriod(months)}${row.isAllToday ? ', all due today' : ''}.`}
          </span>
        </>
      ) : (
        <span key="none">We know of no whole price that matches.</span>
      )}
    </p>
  )
}
