import type { CardData } from '@/components/cards/get-cards'
import type { TextFields } from '@/components/offers/useCostInput'
import { VisitButton } from '@/components/offers/VisitButton'
import { NoWrap } from '@/components/ui/NoWrap'
import { Panel } from '@/components/ui/Panel'
import { capitalize, countUnits, joinNames } from '@/lib/base/format'
import { MONTHS_PER_YEAR } from '@/lib/base/periods'
import { getBudgetMonth } from '@/lib/offers/budget'
import type { Plan } from '@/lib/offers/plan'
import { canBeLowest } from '@/lib/offers/sums'
import {
  formatAlsoFits,
  formatBudgetMonth,
  formatFitCondition,
  formatFitUnit,
  withArticle,
} from '@/lib/offers/words/answers'
import { formatAmount, formatCents } from '@/lib/offers/words/labels'
import { AskLink } from './AskLink'
import styles from './BudgetAnswer.module.css'
import { type Month, MonthRows } from './MonthRows'

type Props = {
  plans: readonly Plan[]
  cards: readonly CardData[]
  budget: number
  months: number
  fields: TextFields
}

const ORDER = ['fits', 'unknown', 'over'] as const

/** With a budget: what fits, with its button, and every seller's dearest month against the budget's line. */
export function BudgetAnswer({ plans, cards, budget, months, fields }: Props) {
  const all = plans
    .map((plan) => ({ plan, ...getBudgetMonth(plan, months, budget) }))
    .sort(
      (a, b) =>
        ORDER.indexOf(a.verdict.group) - ORDER.indexOf(b.verdict.group) || Number(a.cents) - Number(b.cents),
    )
  // A starting dose or a microdose is a row, and no answer.
  const fitting = withoutSameName(
    all.filter(({ verdict, plan }) => verdict.group === 'fits' && !plan.doseLevel).map(({ plan }) => plan),
  )
  const best =
    fitting.find(({ sellerId }) => cards.some(({ id }) => id === sellerId)) ??
    fitting.find(({ kind }) => kind === 'provider')
  const card = cards.find(({ id }) => id === best?.sellerId)
  // Of the approved drugs, those that fit, or the one that comes closest.
  const closest = all.find(({ plan }) => plan.kind === 'maker')
  const shown = all.filter(
    (month) => month.plan.kind !== 'maker' || month === closest || fitting.includes(month.plan),
  )
  const limit = formatCents(budget)
  return (
    <Panel
      as="h2"
      id="answer_title"
      title={`What fits ${limit} a month`}
      aside={months !== MONTHS_PER_YEAR && countUnits(months, 'month')}
      isLow
    >
      <div className={styles.columns}>
        <div className={styles.answer}>
          {fitting.length > 0 ? (
            <Fitting
              plans={fitting}
              best={all.find(({ plan }) => plan === best)}
              card={card}
              budget={budget}
            />
          ) : (
            <NothingFits months={all} limit={limit} onBudget={fields.budget.onText} />
          )}
          {card && (
            <p className={styles.visit}>
              <VisitButton card={card} titleId="answer_name" place="answer" />
            </p>
          )}
        </div>
        <MonthRows months={shown} budget={budget} fields={fields} />
      </div>
    </Panel>
  )
}

/** A seller or drug with several offers is named once, with the first of them. */
const withoutSameName = (plans: readonly Plan[]): Plan[] =>
  plans.filter((plan, index) => plans.findIndex(({ name }) => name === plan.name) === index)

type FittingProps = {
  plans: readonly Plan[]
  best: Month | undefined
  card: CardData | undefined
  budget: number
}

/** The seller whose button is beside it, alone, so that the link is read as that seller's; then what fits besides. */
function Fitting({ plans, best, card, budget }: FittingProps) {
  if (!best)
    return (
      <p className={styles.title}>
        {`${capitalize(joinNames(plans.map(withArticle)))} ${plans.length === 1 ? 'fits' : 'fit'}, from the maker`}
      </p>
    )
  const { plan } = best
  const alsoFits = formatAlsoFits(plans.filter((other) => other !== plan))
  return (
    <>
      <div className={styles.title}>
        <p id="answer_name">
          <NoWrap>{best.isTight ? plan.name : `${plan.name} fits`}</NoWrap>
        </p>
        <p>
          <strong className={styles.figure}>{formatAmount(best.cents, best.toCents)}</strong>{' '}
          <span className={styles.unit}>{formatFitUnit(best)}</span>
        </p>
      </div>
      <div className={styles.text}>
        <p>
          {formatFitCondition(plan, best, budget)} {card && <AskLink card={card} />}
        </p>
        {alsoFits && <p>{alsoFits}</p>}
      </div>
    </>
  )
}

type NothingProps = {
  /** In order: all with a complete price are over the budget, the lowest first. */
  months: readonly Month[]
  limit: string
  onBudget: (dollars: string) => void
}

function NothingFits({ months, limit, onBudget }: NothingProps) {
  const lowest = months.find(
    ({ plan, cents, isLowerBound }) =>
      plan.kind !== 'program' && canBeLowest(plan) && cents !== null && !isLowerBound,
  )
  return (
    <div className={styles.title}>
      <p>{`Nothing fits ${limit}`}</p>
      {lowest && (
        <>
          <p className={styles.lowest}>
            {`The lowest with the drug included: ${lowest.plan.name}, ${formatBudgetMonth(lowest.plan, lowest)}.`}
          </p>
          <button
            type="button"
            onClick={() => onBudget(String(Number(lowest.toCents) / 100))}
            className="min-h-11 cursor-pointer text-sm font-semibold underlined-link print:hidden"
          >
            {`Show what ${formatCents(Number(lowest.toCents))} a month fits`}
          </button>
        </>
      )}
    </div>
  )
}
