import { Fragment, useState } from 'react'
import { Field } from '@/components/costs/CostFields'
import type { TextFields } from '@/components/costs/useCostInput'
import { FieldError } from '@/components/ui/FieldError'
import { useHydrated } from '@/components/ui/useHydrated'
import { MONTHS_PER_YEAR } from '@/lib/costs/plan'
import styles from './BudgetChips.module.css'

const AMOUNTS = [150, 200, 250, 300]

type Props = { fields: TextFields; budget: number | null; months: number }

/** What a visitor can spend a month: four amounts, or another one and the number of months. */
export function BudgetChips({ fields, budget, months }: Props) {
  const isHydrated = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const picked = AMOUNTS.find((amount) => amount * 100 === budget)
  const isOther = isOpen || months !== MONTHS_PER_YEAR || (budget !== null && picked === undefined)
  return (
    <fieldset
      id="results_chips"
      disabled={!isHydrated}
      className={`${styles.budget} noscript:hidden print:hidden`}
    >
      <legend className="heading-3">What can you spend a month?</legend>
      <div className={styles.chips}>
        {AMOUNTS.map((amount) => (
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
