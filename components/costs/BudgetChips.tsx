import { Fragment, useState } from 'react'
import { FieldError } from '@/components/ui/FieldError'
import { useHydrated } from '@/components/ui/useHydrated'
import { BUDGET_CHOICES } from '@/lib/costs/budget'
import { MONTHS_PER_YEAR } from '@/lib/costs/plan'
import styles from './BudgetChips.module.css'
import { Field } from './CostFields'
import type { TextFields } from './useCostInput'

type Props = { fields: TextFields; budget: number | null; months: number }

/** What a visitor can spend a month: four amounts, or another one and the number of months. */
export function BudgetChips({ fields, budget, months }: Props) {
  const isHydrated = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const picked = BUDGET_CHOICES.find((amount) => amount * 100 === budget)
  const isOther = isOpen || months !== MONTHS_PER_YEAR || (budget !== null && picked === undefined)
  return (
    <fieldset
      id="results_chips"
      disabled={!isHydrated}
      className={`${styles.budget} noscript:hidden print:hidden`}
    >
      {/* Once it is answered, the answer's title repeats it. */}
      <legend className={budget === null ? `heading-3 ${styles.question}` : 'sr-only'}>
        What can you spend a month?
      </legend>
      <div className={styles.chips}>
        {BUDGET_CHOICES.map((amount) => (
          <Fragment key={amount}>
            <button
              type="button"
              aria-pressed={amount === picked}
              onClick={() => fields.budget.onText(amount === picked ? '' : String(amount))}
              className={styles.chip}
            >
              {`$${amount}`}
            </button>{' '}
          </Fragment>
        ))}
        <button
          type="button"
          aria-expanded={isOther}
          aria-controls="other_budget"
          onClick={() => setIsOpen(!isOpen)}
          className={styles.chip}
        >
          Other
        </button>
      </div>
      <div id="other_budget" className="not-empty:mt-3">
        {isOther && <Other fields={fields} />}
      </div>
      {!isHydrated && <p className={styles.loading}>Loading. If this line stays, reload the page.</p>}
    </fieldset>
  )
}

/** Another amount, and the number of months. */
const Other = ({ fields }: { fields: TextFields }) => (
  <>
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2 text-sm/snug font-semibold">
      <Field name="budget" fields={fields} before="I can spend">
        a month
      </Field>
      <Field name="months" fields={fields} before="for">
        months
      </Field>
    </div>
    {(['budget', 'months'] as const).map(
      (name) =>
        fields[name].error && (
          <FieldError key={name} id={`costs_${name}_error`}>
            {fields[name].error}
          </FieldError>
        ),
    )}
  </>
)
