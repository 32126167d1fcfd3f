import type { TextFields } from '@/components/costs/useCostInput'
import type { CardData } from '@/components/rankings/get-cards'
import { VisitButton } from '@/components/rankings/VisitButton'
import { Panel } from '@/components/ui/Panel'
import { capitalize, joinNames, spellCount } from '@/lib/base/format'
import { getCardFacts, getMonth } from '@/lib/costs/card-facts'
import { formatCents } from '@/lib/costs/labels'
import type { Plan } from '@/lib/costs/plan'
import { toRow } from '@/lib/costs/rows'
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
    .map((plan) => ({ plan, ...getMonth(plan, months, budget) }))
    .sort((a, b) => ORDER.indexOf(a.group) - ORDER.indexOf(b.group) || Number(a.cents) - Number(b.cents))
  const fitting = all.filter(({ group }) => group === 'fits')
  // Of the approved drugs, those that fit, or the one that comes closest.
  const [closest] = all.filter(({ plan }) => plan.kind === 'maker')
  const shown = all.filter((month) => month.plan.kind !== 'maker' || month === closest)
  const best = fitting.find(({ plan }) => plan.kind === 'provider')
  const card = cards.find(({ id }) => id === best?.plan.sellerId)
  const limit = formatCents(budget)
  return (
    <Panel
      as="h2"
      id="answer_title"
      title={`What fits ${limit} a month`}
      aside={months !== 12 && `${months} months`}
      isLow
    >
      <div className={styles.answer}>
        {fitting.length > 0 ? (
          <>
            <p id="answer_name" className={styles.title}>
              {`${capitalize(spellCount(fitting.length))} ${fitting.length === 1 ? 'fits' : 'fit'}: ${joinNames([...new Set(fitting.map(({ plan }) => plan.name))])}`}
            </p>
            {best && (
              <p className={styles.note}>
                {`${getCardFacts(toRow(best.plan, months)).dueToday} due today, if nothing is added. Ask which drug.`}
              </p>
            )}
          </>
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
    </Panel>
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
    ({ plan, cents, isLowerBound }) => plan.kind !== 'program' && cents !== null && !isLowerBound,
  )
  return (
    <div className={styles.title}>
      <p>{`Nothing fits ${limit}`}</p>
      {lowest && (
        <>
          <p className={styles.note}>
            {`The lowest with the drug included: ${lowest.plan.name}, ${lowest.label}.`}
          </p>
          <button
            type="button"
            onClick={() => onBudget(String(Number(lowest.cents) / 100))}
            className="min-h-11 cursor-pointer text-sm font-semibold underlined-link print:hidden"
          >
            {`Show what ${formatCents(Number(lowest.cents))} a month fits`}
          </button>
        </>
      )}
    </div>
  )
}
