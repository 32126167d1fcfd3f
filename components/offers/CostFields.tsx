import { useEffect } from 'react'
import { FieldError } from '@/components/ui/FieldError'
import { useHydrated } from '@/components/ui/useHydrated'
import { isNewVisit } from '@/lib/base/entry-state'
import { joinNames } from '@/lib/base/format'
import { errorId, Field } from './Field'
import type { TextFields } from './useCostInput'

/** More names than this would not fit a line. */
const NAMES_MAX = 3

type Props = {
  fields: TextFields
  /** The names of providers that bill the drug separately. */
  separate: readonly string[]
}

/** What a visitor can spend, for how long, and their own price of a drug that is billed separately. */
export function CostFields({ fields, separate }: Props) {
  const isHydrated = useHydrated()
  // "What fits my budget?" leads to the field, which could not have the focus before.
  useEffect(() => {
    if (isHydrated && location.hash === `#${BUDGET_ID}` && isNewVisit())
      document.getElementById(BUDGET_ID)?.focus()
  }, [isHydrated])
  const names = separate.length > NAMES_MAX ? `${separate.length} sellers` : joinNames(separate)
  return (
    <>
      <div className="gap-x-8 @wide:flex @wide:items-end">
        {/* On a phone, each has its words above its field, and both are in one line. */}
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2 text-sm/snug font-semibold max-md:*:flex-[1_7.25rem] max-md:*:first:basis-37">
          <Field name="budget" field={fields.budget} before="I can spend">
            a month <span className="text-xs text-muted max-md:block">(optional)</span>
          </Field>
          <Field name="months" field={fields.months} isCount before="for">
            months
          </Field>
        </div>
        {separate.length > 0 && (
          <div className="text-sm/snug font-semibold max-md:*:grid @max-wide:mt-2">
            <Field
              name="drug"
              field={fields.drug}
              before={`${names} ${separate.length === 1 ? 'sells' : 'sell'} without the drug. Its price`}
            >
              a month
            </Field>
          </div>
        )}
      </div>
      {Object.entries(fields).map(
        ([name, { error }]) =>
          error && (
            <FieldError key={name} id={errorId(name)}>
              {error}
            </FieldError>
          ),
      )}
    </>
  )
}

/** Other pages link to it. */
const BUDGET_ID = 'costs_budget'
