import { Fragment } from 'react'
import { FieldError } from '@/components/ui/FieldError'
import { Loading } from '@/components/ui/Loading'
import { useHydrated } from '@/components/ui/useHydrated'
import { BUDGET_CHOICES } from '@/lib/offers/budget'
import styles from './BudgetChips.module.css'
import { CostField, errorId, fieldId } from './CostField'
import type { TextFields } from './useCostInput'

type Props = {
  fields: TextFields
  budget: number | null
  /** Whether the fields for another amount are open. */
  isOther?: boolean
  /** Without it, another amount is asked elsewhere, where it also says that the page is loading. */
  onOther?: (isOther: boolean) => void
}

/** What a visitor can spend a month: four amounts, or another one and the number of months. */
export function BudgetChips({ fields, budget, isOther = false, onOther }: Props) {
  const isHydrated = useHydrated()
  const picked = BUDGET_CHOICES.find((amount) => amount * 100 === budget)
  return (
    <fieldset
      disabled={!isHydrated}
      className={`${styles.budget} ${budget === null && onOther ? '' : styles.answered} noscript:hidden print:hidden`}
    >
      {/* Once it is answered, the answer's title repeats it: a phone has no room for that. */}
      <legend className={`heading-3 ${styles.question} ${budget === null || isOther ? '' : styles.repeated}`}>
        What can you spend a month?
      </legend>
      <div className={styles.chips}>
        {BUDGET_CHOICES.map((amount) => (
          <Fragment key={amount}>
            <button
              type="button"
              aria-pressed={amount === picked}
              onClick={() => {
                onOther?.(false)
                fields.budget.onText(amount === picked ? '' : String(amount))
              }}
              className={styles.chip}
            >
              {`$${amount}`}
            </button>{' '}
          </Fragment>
        ))}
        {onOther && (
          <button
            type="button"
            aria-expanded={isOther}
            aria-controls="other_budget"
            onClick={() => {
              onOther(true)
              fields.budget.onText('')
              // Once it is there.
              setTimeout(() => document.getElementById(fieldId('budget'))?.focus())
            }}
            className={styles.chip}
          >
            Other
          </button>
        )}
      </div>
      {/* The fields stay, whatever is typed into them. */}
      <div id="other_budget" onInput={() => onOther?.(true)} className="not-empty:mt-1">
        {isOther && <Other fields={fields} />}
      </div>
      {/* With a budget of the address, the script is here. */}
      {!isHydrated && onOther && budget === null && (
        <p className={styles.loading}>
          <Loading />
        </p>
      )}
    </fieldset>
  )
}

/** Another amount, and the number of months. */
const Other = ({ fields }: { fields: TextFields }) => (
  <>
    <div className="flex flex-wrap items-end gap-x-2 gap-y-2 text-sm/snug font-semibold md:gap-x-4">
      {/* On a phone, the question above says it. */}
      <CostField
        name="budget"
        field={fields.budget}
        before={<span className="sr-only md:not-sr-only">I can spend</span>}
      >
        a month
      </CostField>
      <CostField name="months" field={fields.months} isCount before="for">
        months
      </CostField>
    </div>
    {(['budget', 'months'] as const).map(
      (name) =>
        fields[name].error && (
          <FieldError key={name} id={errorId(name)}>
            {fields[name].error}
          </FieldError>
        ),
    )}
  </>
)
