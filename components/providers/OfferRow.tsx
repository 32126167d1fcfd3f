import { BreakEvenLine } from '@/components/offers/BreakEvenLine'
import { CostField, errorId } from '@/components/offers/CostField'
import { SumLine } from '@/components/offers/SumLine'
import type { TextField } from '@/components/offers/useCostInput'
import { useDetails } from '@/components/offers/useDetails'
import { FieldError } from '@/components/ui/FieldError'
import { NoWrap } from '@/components/ui/NoWrap'
import { CHEVRON } from '@/components/ui/Summary'
import { useHydrated } from '@/components/ui/useHydrated'
import { getBreakEven, getReferenceCents } from '@/lib/offers/break-even'
import { PICK_LIMIT } from '@/lib/offers/compare'
import type { Plan } from '@/lib/offers/plan'
import { QUOTE_ID } from '@/lib/offers/quote'
import { toRow } from '@/lib/offers/row'
import { nameOffer } from '@/lib/offers/words/offers'
import type { ComparedSeller } from '@/lib/providers/compared-offer'
import { OfferDetails } from './OfferDetails'
import styles from './OfferRow.module.css'
import { PickedBar } from './PickedBar'
import { RowButton } from './RowButton'
import { AboutOffer, BudgetLine, RowFacts } from './RowFacts'
import type { RowContext } from './useComparison'

type Props = { plan: Plan; context: RowContext; isLead?: boolean }

/** An offer with its sum to scale, its price, what is due today, the drug, and its button. It opens: its payments. */
export function OfferRow({ plan, context, isLead = false }: Props) {
  const { months, budget, maxCents, bySeller, reference, questions } = context
  const { picks, togglePick, clearPicks, filledKey, drugField, drugFieldKey } = context
  const isHydrated = useHydrated()
  const { isOpen, details } = useDetails()
  const row = toRow(plan, months)
  const breakEven = getBreakEven(plan, reference, months)
  const seller = bySeller.get(plan.sellerId)
  const nameId = `${plan.key}_name`
  const isPicked = picks.includes(plan.key)
  return (
    <>
      <div
        className={styles.offer}
        data-picked={isPicked || undefined}
        data-quote={plan.key === QUOTE_ID || undefined}
      >
        <PickBox
          name={nameOffer(plan)}
          isPicked={isPicked}
          isFull={picks.length === PICK_LIMIT}
          onToggle={() => togglePick(plan.key)}
        />
        <p className={styles.name}>
          <strong id={nameId}>
            <NoWrap>{plan.name}</NoWrap>
          </strong>{' '}
          {isLead && plan.rank && (
            <span className={styles.rank}>
              {`No. ${plan.rank}`}
              <span className={styles.ofRanking}> in our ranking</span>
            </span>
          )}
        </p>
        <AboutOffer row={row} benefit={isLead ? getLine(plan, seller?.benefit) : undefined} />
        <SumLine
          row={row}
          size="row"
          maxCents={maxCents}
          referenceCents={getReferenceCents(breakEven, months)}
        />
        <BreakEvenLine breakEven={breakEven} className={styles.decision} />
        <RowFacts row={row} />
        {budget !== null && <BudgetLine plan={plan} months={months} budget={budget} />}
        {plan.key === drugFieldKey && <DrugPriceField field={drugField} />}
        <div className={styles.visit}>
          <RowButton plan={plan} seller={seller} nameId={nameId} isFilled={filledKey === plan.key} />
        </div>
        <details className={styles.details} {...details}>
          <summary className={CHEVRON}>
            Details<span className="sr-only">{` of ${nameOffer(plan)}`}</span>
          </summary>
          {(isOpen || (!isHydrated && isLead)) && (
            <OfferDetails row={row} months={months} questions={questions} />
          )}
        </details>
      </div>
      {isPicked && <PickedBar count={picks.length} onClear={clearPicks} />}
    </>
  )
}

/** Its seller's line. One that states the price of the first offer is not about a further one. */
const getLine = ({ key, sellerId }: Plan, benefit: ComparedSeller['benefit']): string | undefined =>
  key === sellerId || !benefit?.isPriced ? benefit?.text : undefined

/** The visitor's own price of a drug that is billed separately, once in the list: it is in every such sum. */
const DrugPriceField = ({ field }: { field: TextField }) => (
  <div className={`${styles.drugPrice} noscript:hidden print:hidden`}>
    <CostField name="drug" field={field} before="Its drug’s price:">
      a month
    </CostField>
    {field.error && <FieldError id={errorId('drug')}>{field.error}</FieldError>}
  </div>
)

type PickBoxProps = {
  name: string
  isPicked: boolean
  /** No further offer can be picked. */
  isFull: boolean
  onToggle: () => void
}

function PickBox({ name, isPicked, isFull, onToggle }: PickBoxProps) {
  const isHydrated = useHydrated()
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        aria-label={`Compare ${name}`}
        checked={isPicked}
        disabled={!isHydrated || (isFull && !isPicked)}
        onChange={onToggle}
      />
    </label>
  )
}
