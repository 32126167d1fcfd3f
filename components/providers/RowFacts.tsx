import { DrugPill } from '@/components/ui/DrugPill'
import { getBudgetMonth } from '@/lib/offers/budget'
import type { Plan } from '@/lib/offers/plan'
import type { PlanRow } from '@/lib/offers/row'
import { formatVerdict, TIGHT_FIT } from '@/lib/offers/words/answers'
import { formatSpare } from '@/lib/offers/words/break-even'
import {
  describeClosed,
  describePrice,
  describeProduct,
  formatDueToday,
  formatShortPrice,
  formatTerm,
  isOfPrice,
} from '@/lib/offers/words/offers'
import { formatFirstPaid } from '@/lib/offers/words/payments'
import styles from './OfferRow.module.css'

/** What it is, for whom, and until when. */
export function AboutOffer({ row, benefit }: { row: PlanRow; benefit: string | undefined }) {
  // A drug at its maker's price has its name already. What binds, and fees, are beside the price.
  const product = row.kind === 'provider' && (describeProduct(row) || benefit)
  const terms = row.terms.filter((term) => !isOfPrice(term)).map(formatTerm)
  const parts = [product, row.offerName, ...terms, describeClosed(row)].flatMap((part) => part || [])
  const text = parts.join('; ')
  return parts.length > 0 && <p className={styles.about}>{text}</p>
}

/** Price, what is due today, and the drug: cells where there is room, two lines on a phone. */
export function RowFacts({ row }: { row: PlanRow }) {
  const note = describePrice(row)
  const first = formatFirstPaid(row)
  return (
    <dl className={styles.facts}>
      <div className={styles.drug}>
        <dt>Drug</dt>
        <dd>
          <DrugPill drug={row.drugState} />
          {row.drugFrom && <span className={styles.small}> in the sum</span>}
        </dd>
      </div>
      <div className={styles.price}>
        <dt>Price</dt>
        <dd key={note}>
          <strong>{formatShortPrice(row)}</strong>
          {note && <span className={styles.small}>{` ${note}`}</span>}
        </dd>
      </div>
      <div className={styles.due}>
        <dt>Due today</dt>
        <dd key={first}>
          <strong>{formatDueToday(row)}</strong>
          <span className={styles.today}> today</span>
          {first && <span className={styles.small}>{` ${first}`}</span>}
        </dd>
      </div>
    </dl>
  )
}

/** Whether the row fits the budget, and if not, from when. */
export function BudgetLine({ plan, months, budget }: { plan: Plan; months: number; budget: number }) {
  const month = getBudgetMonth(plan, months, budget)
  const isOpen = month.verdict.group === 'unknown'
  const text = month.isTight
    ? TIGHT_FIT
    : (isOpen && formatSpare(month, budget)) || formatVerdict(month.verdict, budget)
  return <p className={styles.verdict}>{text}</p>
}
