import { Bar } from '@/components/offers/Bar'
import { CostField, errorId } from '@/components/offers/CostField'
import type { TextFields } from '@/components/offers/useCostInput'
import { FieldError } from '@/components/ui/FieldError'
import { NoWrap } from '@/components/ui/NoWrap'
import { NO, Sign, UNKNOWN, YES } from '@/components/ui/Sign'
import { Summary } from '@/components/ui/Summary'
import type { BudgetGroup, BudgetMonth } from '@/lib/offers/budget'
import type { Plan } from '@/lib/offers/plan'
import { takesDrugPrice } from '@/lib/offers/sums'
import { formatBudgetMonth, TIGHT_FIT } from '@/lib/offers/words/answers'
import { formatSpare } from '@/lib/offers/words/break-even'
import { formatCents } from '@/lib/offers/words/labels'
import styles from './MonthRows.module.css'

export type Month = BudgetMonth & { plan: Plan }

type Props = { months: readonly Month[]; budget: number; fields: TextFields }

const SIGNS = {
  fits: { path: YES, text: 'fits', color: 'text-accent' },
  unknown: { path: UNKNOWN, text: 'not known whether it fits', color: 'text-muted' },
  over: { path: NO, text: 'does not fit', color: 'text-danger' },
} satisfies Record<BudgetGroup, object>

/** No tick where nothing is left for fees that we do not know. */
const getSign = ({ verdict, isTight }: BudgetMonth) =>
  isTight ? { ...SIGNS.unknown, text: TIGHT_FIT } : SIGNS[verdict.group]

/** What may fit: each dearest month as a bar, from zero to twice the budget, whose line is in the middle. What does not, in a line. */
export function MonthRows({ months, budget, fields }: Props) {
  // One price, for every drug that is billed separately.
  const separate = months.find(({ plan }) => takesDrugPrice(plan))
  const over = months.filter(({ verdict }) => verdict.group === 'over')
  const within = months.filter(({ verdict }) => verdict.group !== 'over')
  const isShared = ({ plan }: Month) =>
    months.filter((other) => other.plan.sellerId === plan.sellerId).length > 1
  const drugPrice = (month: Month) => month === separate && <DrugPriceFold fields={fields} />
  return (
    <div className={styles.months}>
      {within.length > 0 && (
        <div className={styles.chart}>
          <p className={styles.line}>{`${formatCents(budget)} a month`}</p>
          <ul>
            {within.map((month) => (
              <li key={month.plan.key} className={styles.row}>
                <Name month={month} isShared={isShared(month)} />
                <span className={styles.bar}>
                  <Bar row={toBar(month, 2 * budget)} maxCents={2 * budget} />
                  <span className={styles.spare}>{formatSpare(month, budget)}</span>
                </span>
                {drugPrice(month)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {over.length > 0 && (
        <ul className={styles.over}>
          {over.map((month) => (
            <li key={month.plan.key} className={styles.row}>
              <Name month={month} isShared={isShared(month)} />
              {drugPrice(month)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Whether it fits, as a sign and aloud, its name, and the month. A seller that stands here twice names its offers. */
const Name = ({ month, isShared }: { month: Month; isShared: boolean }) => (
  <>
    <span className={styles.name}>
      <Sign path={getSign(month).path} className={getSign(month).color} />{' '}
      <strong>
        <NoWrap>{month.plan.name}</NoWrap>
      </strong>
      {isShared && month.plan.offerName && (
        <span className={styles.offer}>{`, ${month.plan.offerName}`}</span>
      )}
      <span className="sr-only">{`: ${getSign(month).text}, `}</span>
    </span>{' '}
    <span className={styles.label}>{formatBudgetMonth(month.plan, month)}</span>{' '}
  </>
)

function toBar({ plan: { kind }, cents, toCents, isLowerBound }: Month, maxCents: number) {
  const shown = cents === null ? null : Math.min(cents, maxCents)
  const sumToCents = toCents === null ? null : Math.min(toCents, maxCents)
  return { kind, sumCents: shown, sumToCents, knownCents: shown ?? 0, isLowerBound }
}

/** The visitor's own price of a drug that the seller bills separately. */
const DrugPriceFold = ({ fields }: { fields: TextFields }) => (
  <details className={styles.drug} open={fields.drug.value !== null || undefined}>
    <Summary className="text-link print:hidden">Add drug price</Summary>
    <CostField name="drug" field={fields.drug} before="Drug price">
      a month
    </CostField>
    {fields.drug.error && <FieldError id={errorId('drug')}>{fields.drug.error}</FieldError>}
  </details>
)
